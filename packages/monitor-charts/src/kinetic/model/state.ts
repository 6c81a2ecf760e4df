import type { LiveData } from '@isopter/contract';
import { recordList, type RecordListState } from '../../shared/recordList.ts';
import type { KineticAnswer } from '../types.ts';

/** The state of a running kinetic test. */
export type KineticState = RecordListState<KineticAnswer>;

/** An upper limit for the number of responses in a test, so that an endless device does not fill the memory. */
export const MOST_ANSWERS = 1_000;

export const { records, draftOf, applyEvent, initialState, reduceAll } = recordList<
  LiveData<'new_stimuli'>,
  KineticAnswer
>({
  type: 'new_stimuli',
  keep: (data) => (data.direction === undefined ? undefined : data),
  most: MOST_ANSWERS,
});
