import { isBetween, isRecord, type MonitorEvent } from '../../shared/read.ts';
import { recordList, type RecordListDraft, type RecordListState } from '../../shared/recordList.ts';
import type { Plate } from '../types.ts';
import { readPlate } from './read.ts';

/** More plates than any test has. */
export const MOST_PLATES = 4_000;

const plates = recordList<Plate>({ type: 'new_stereopsis_response', read: readPlate, most: MOST_PLATES });

/** What a monitor knows of a running stereopsis test: its plates (H-103) and its progress (H-083). */
export interface StereopsisState extends RecordListState<Plate> {
  /** Percent; null while nothing was reported. */
  readonly completion: number | null;
}
export type StereopsisDraft = RecordListDraft<Plate> & { completion: number | null };

const totalOf = (progress: unknown): number | null => {
  const total = isRecord(progress) ? progress['total'] : undefined;
  return isBetween(total, 0, 100) ? total : null;
};

/** Reads what was loaded: the list of plates, alone or with the progress beside it as `{responses, progress}`. */
export function draftOf(server: unknown): StereopsisDraft {
  const isBoth = isRecord(server) && 'responses' in server;
  const draft = plates.draftOf(isBoth ? server['responses'] : server);
  return { ...draft, completion: isBoth ? totalOf(server['progress']) : null };
}

/** Changes the draft by one message; types that the test does not handle change nothing. */
export function applyEvent(draft: StereopsisDraft, event: MonitorEvent): void {
  const { run } = draft;
  plates.applyEvent(draft, event);
  if (run !== null && draft.run !== run) draft.completion = null;
  if (event.type !== 'test_progress_update') return;
  const total = totalOf(event.data);
  if (total === null) draft.ignored += 1;
  else draft.completion = total;
}

/** The state as loaded from the server; also after every reconnection (MON-02). */
export const initialState = (server: unknown): StereopsisState => draftOf(server);

/** The state after these messages; the given state stays as it is. */
export function reduceAll(state: StereopsisState, events: Iterable<MonitorEvent>): StereopsisState {
  const draft: StereopsisDraft = { ...state, records: [...state.records] };
  for (const event of events) applyEvent(draft, event);
  return draft;
}
