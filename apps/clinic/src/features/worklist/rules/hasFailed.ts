import type { PacsRecord } from '@isopter/contract';
import { stepOfResult } from '../../../lib/domain/pacs/steps.ts';

/** Returns whether something of a record can be sent again: its result, or the report of its procedure step. */
export const hasFailed = ({ status, commitment, procedure_step }: PacsRecord): boolean =>
  (status !== null && stepOfResult(status, commitment) === 'failure') || procedure_step?.status === 'FAILED';
