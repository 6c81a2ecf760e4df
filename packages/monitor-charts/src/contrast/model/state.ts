import { recordList, type RecordListState } from '../../shared/recordList.ts';
import type { ContrastRecord } from '../types.ts';

/** What a monitor knows of a running contrast test: answered questions (H-101) and the newest one (H-102). */
export type ContrastState = RecordListState<ContrastRecord>;

/** More messages than any test has. */
export const MOST_RECORDS = 1_000;

/** A record older than the newest is ignored (CON-03). */
export const questions = recordList<ContrastRecord>({
  type: 'new_contrast_sensitivity_response',
  most: MOST_RECORDS,
});

export const { initialState, reduceAll } = questions;
