import type { LiveData } from '@isopter/contract';
import { recordList, type RecordListDraft, type RecordListState } from '../../shared/recordList.ts';
import type { PupilState } from '../types.ts';
import { stateOf } from './stateOf.ts';

/** The state of a running pupil test. */
export type PupilTestState = RecordListState<PupilState>;
export type PupilDraft = RecordListDraft<PupilState>;

/**
 * An upper limit for the number of states in a test, at two per second, so that an endless device does not fill the
 * memory.
 */
export const MOST_STATES = 600;

const list = recordList<LiveData<'pupillometry_state_update'>, PupilState>({
  type: 'pupillometry_state_update',
  keep: stateOf,
  most: MOST_STATES,
});

export const { records, applyEvent, reduceAll } = list;

/**
 * The response from which a monitor starts: the newest state (H-098), and all states before it if the server has them.
 */
export type PupilAnswer = LiveData<'pupillometry_state_update'> & {
  readonly history?: readonly LiveData<'pupillometry_state_update'>[] | undefined;
};

/** Whether a state is from before the first record: no eye is tested and nothing is done. */
const isWaiting = ({ test_percentage_done, od_state, os_state }: PupilAnswer): boolean =>
  test_percentage_done === 0 && !od_state.is_currently_tested && !os_state.is_currently_tested;

/** The initial state from the response of the state call. */
export function draftOf(server?: PupilAnswer | null): PupilDraft {
  if (!server) return list.draftOf([]);
  return list.draftOf(server.history ?? (isWaiting(server) ? [] : [server]));
}

/** The state loaded from the server, initially and after every reconnection (MON-02). */
export const initialState = (server?: PupilAnswer | null): PupilTestState => draftOf(server);
