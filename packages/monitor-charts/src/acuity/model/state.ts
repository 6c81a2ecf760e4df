import { recordList, type RecordListState } from '../../shared/recordList.ts';
import type { AcuityRecord } from '../types.ts';

/** The state of a running acuity test: its optotypes (H-093). */
export type AcuityState = RecordListState<AcuityRecord>;

/** An upper limit for the number of optotypes in a test. */
export const MOST_OPTOTYPES = 4_000;

export const optotypes = recordList<AcuityRecord>({
  type: 'new_acuity_optotype_result',
  most: MOST_OPTOTYPES,
});

export const { initialState, reduceAll } = optotypes;
