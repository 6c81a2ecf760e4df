import { isRecord } from '../../shared/read.ts';
import { recordList, type RecordListDraft, type RecordListState } from '../../shared/recordList.ts';
import type { PupilState } from '../types.ts';
import { readState } from './read.ts';

/** What a monitor knows of a running pupil test. */
export type PupilTestState = RecordListState<PupilState>;
export type PupilDraft = RecordListDraft<PupilState>;

/** More states than any test has, at two a second; a device that never ends must not fill the memory. */
export const MOST_STATES = 600;

const list = recordList<PupilState>({ type: 'pupillometry_state_update', read: readState, most: MOST_STATES });

export const { applyEvent, reduceAll } = list;

/** A state from before the first record: nobody is tested, nothing is done. */
const isWaiting = (server: Readonly<Record<string, unknown>>): boolean =>
  server['test_percentage_done'] === 0 &&
  [server['od_state'], server['os_state']].every((eye) => isRecord(eye) && eye['is_currently_tested'] === false);

/** Reads the answer of the state call (H-098): the newest state, or the whole history where the server has it. */
export function draftOf(server: unknown): PupilDraft {
  if (!isRecord(server)) return list.draftOf(server);
  const { history } = server;
  if (Array.isArray(history)) return list.draftOf(history);
  return isWaiting(server) ? list.draftOf([]) : list.draftOf([server]);
}

/** The state as loaded from the server; also after every reconnection (MON-02). */
export const initialState = (server: unknown): PupilTestState => draftOf(server);
