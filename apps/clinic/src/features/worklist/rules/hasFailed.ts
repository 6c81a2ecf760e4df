import type { PacsRecord } from '@isopter/contract';
import { STEP_OF_PACS } from '../../../lib/domain/pacs/steps.ts';

/** Returns whether something of a record can be sent again: its result, or the report of its procedure step. */
export const hasFailed = ({ status, procedure_step }: PacsRecord): boolean =>
  (status !== null && STEP_OF_PACS[status] === 'failure') || procedure_step?.status === 'FAILED';
