import { recordList, type RecordListState } from '../../shared/recordList.ts';
import type { ContrastRecord } from '../types.ts';

/** The state of a running contrast test: answered questions (H-101) and the newest one (H-102). */
export type ContrastState = RecordListState<ContrastRecord>;

/** An upper limit for the number of messages in a test. */
export const MOST_RECORDS = 1_000;

/** A record older than the newest is ignored (CON-03). */
export const questions = recordList<ContrastRecord>({
  type: 'new_contrast_sensitivity_response',
  most: MOST_RECORDS,
});

export const { initialState, reduceAll } = questions;
