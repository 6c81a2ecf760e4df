import type { PerimetryProgress } from '@isopter/contract';
import type { MonitorEvent } from '../../shared/event.ts';
import type { CaptureView } from '../types.ts';

type Progress = Pick<CaptureView, 'total' | 'eyes'>;
export type CaptureDraft = { -readonly [K in keyof CaptureView]: CaptureView[K] };

const NOTHING: Progress = { total: null, eyes: { OD: null, OS: null } };

const progressOf = ({ total, od, os }: PerimetryProgress): Progress => ({
  total,
  eyes: { OD: od ?? null, OS: os ?? null },
});

/** The initial state, from the loaded progress of the test (H-083). */
export const draftOf = (server?: PerimetryProgress | null): CaptureDraft => ({
  ...(server ? progressOf(server) : NOTHING),
  run: null,
  seq_num: null,
  ignored: 0,
  is_stale: false,
});

/** A higher run number means a restart (MON-20): the reports so far are outdated, and the state must be reloaded. */
function followRun(draft: CaptureDraft, run: number | undefined): 'current' | 'past' {
  if (run === undefined) return 'current';
  if (draft.run !== null && run < draft.run) return 'past';
  if (draft.run !== null && run > draft.run) Object.assign(draft, NOTHING, { is_stale: true });
  draft.run = run;
  return 'current';
}

/** Applies one message to the draft. A report older than the newest one is ignored (MON-03). */
export function applyEvent(draft: CaptureDraft, event: MonitorEvent): void {
  if (event.type === 'updated_test_status') followRun(draft, event.data.run);
  if (event.type !== 'test_progress_update') return;
  const { seq_num, run } = event.data;
  if (followRun(draft, run) === 'past') return;
  if (seq_num !== undefined && draft.seq_num !== null && seq_num < draft.seq_num) return;
  Object.assign(draft, progressOf(event.data));
  draft.seq_num = seq_num ?? draft.seq_num;
}

/** The state loaded from the server, initially and after every reconnection (MON-02). */
export const initialState = (server?: PerimetryProgress | null): CaptureView => draftOf(server);

/** Applies messages to a state and returns the new state; the given one is not modified. */
export function reduceAll(state: CaptureView, events: Iterable<MonitorEvent>): CaptureView {
  const draft: CaptureDraft = { ...state };
  for (const event of events) applyEvent(draft, event);
  return draft;
}
