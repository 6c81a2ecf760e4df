import type { PerimetryProgress } from '@isopter/contract';
import type { MonitorEvent } from '../../shared/event.ts';
import { recordList, type RecordListDraft, type RecordListState } from '../../shared/recordList.ts';
import type { Plate } from '../types.ts';

/** An upper limit for the number of plates in a test. */
export const MOST_PLATES = 4_000;

const plates = recordList<Plate>({ type: 'new_stereopsis_response', most: MOST_PLATES });
export const { records } = plates;

/** The state of a running stereopsis test: its plates (H-103) and its progress (H-083). */
export interface StereopsisState extends RecordListState<Plate> {
  /** The completion in percent; `null` before the first report. */
  readonly completion: number | null;
}
export type StereopsisDraft = RecordListDraft<Plate> & { completion: number | null };

/** The responses from which a monitor starts: the list of plates and the progress. */
export interface StereopsisAnswer {
  readonly responses: readonly Plate[];
  readonly progress?: PerimetryProgress | undefined;
}

/** The initial state from the loaded responses. */
export const draftOf = (server?: StereopsisAnswer | null): StereopsisDraft => ({
  ...plates.draftOf(server?.responses),
  completion: server?.progress?.total ?? null,
});

/** Applies one message to the draft; other message types are ignored. */
export function applyEvent(draft: StereopsisDraft, event: MonitorEvent): void {
  const { run } = draft;
  plates.applyEvent(draft, event);
  if (run !== null && draft.run !== run) draft.completion = null;
  if (event.type === 'test_progress_update') draft.completion = event.data.total;
}

/** The state loaded from the server, initially and after every reconnection (MON-02). */
export const initialState = (server?: StereopsisAnswer | null): StereopsisState => draftOf(server);

/** Applies messages to a state and returns the new state; the given one is not modified. */
export function reduceAll(state: StereopsisState, events: Iterable<MonitorEvent>): StereopsisState {
  const draft: StereopsisDraft = { ...state, records: [...state.records] };
  for (const event of events) applyEvent(draft, event);
  return draft;
}
