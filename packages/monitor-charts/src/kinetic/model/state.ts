import { recordList, type RecordListState } from '../../shared/recordList.ts';
import type { KineticAnswer } from '../types.ts';
import { readAnswer } from './read.ts';

/** What a monitor knows of a running kinetic test. */
export type KineticState = RecordListState<KineticAnswer>;

/** Several times as many answers as any test has; a device that never ends must not fill the memory. */
export const MOST_ANSWERS = 1_000;

export const { draftOf, applyEvent, initialState, reduceAll } = recordList<KineticAnswer>({
  type: 'new_stimuli',
  read: readAnswer,
  most: MOST_ANSWERS,
});
