import { isBetween, isMissing, isNumber, isRecord, type MonitorEvent, readSeqNum } from '../../shared/read.ts';
import type { CaptureView } from '../types.ts';

type Progress = Pick<CaptureView, 'total' | 'eyes'>;
export type CaptureDraft = { -readonly [K in keyof CaptureView]: CaptureView[K] };

const NOTHING: Progress = { total: null, eyes: { OD: null, OS: null } };

const isPercent = (value: unknown): value is number => isBetween(value, 0, 100);
const isPercentOrMissing = (value: unknown): value is number | null | undefined => isMissing(value) || isPercent(value);

/** Reads a progress as the API sends it (H-083); undefined if any of its values is malformed. */
function readProgress(value: unknown): Progress | undefined {
  if (!isRecord(value)) return undefined;
  const { total, od, os } = value;
  if (!isPercent(total) || !isPercentOrMissing(od) || !isPercentOrMissing(os)) return undefined;
  return { total, eyes: { OD: od ?? null, OS: os ?? null } };
}

/** Reads what was loaded, the progress of the test. */
export function draftOf(server: unknown): CaptureDraft {
  const progress = isMissing(server) ? NOTHING : readProgress(server);
  return {
    ...(progress ?? NOTHING),
    run: null,
    seq_num: null,
    ignored: progress ? 0 : 1,
    is_stale: false,
  };
}

/** A higher run is a restart (MON-20): what was reported belongs to the past, and the state must be loaded anew. */
function followRun(draft: CaptureDraft, run: unknown): 'current' | 'past' {
  if (!isNumber(run)) return 'current';
  if (draft.run !== null && run < draft.run) return 'past';
  if (draft.run !== null && run > draft.run) Object.assign(draft, NOTHING, { is_stale: true });
  draft.run = run;
  return 'current';
}

/** Changes the draft by one message: a report that is older than the newest is ignored (MON-03). */
export function applyEvent(draft: CaptureDraft, { type, data }: MonitorEvent): void {
  if (type !== 'test_progress_update' && type !== 'updated_test_status') return;
  const fields = isRecord(data) ? data : {};
  if (type === 'updated_test_status') {
    followRun(draft, fields['run']);
    return;
  }
  const progress = readProgress(data);
  const seq_num = readSeqNum(fields['seq_num']);
  if (!progress || seq_num === undefined) {
    draft.ignored += 1;
    return;
  }
  if (followRun(draft, fields['run']) === 'past') return;
  if (seq_num !== null && draft.seq_num !== null && seq_num < draft.seq_num) return;
  Object.assign(draft, progress);
  draft.seq_num = seq_num ?? draft.seq_num;
}

/** The state as loaded from the server; also after every reconnection (MON-02). */
export const initialState = (server: unknown): CaptureView => draftOf(server);

/** The state after these messages; the given state stays as it is. */
export function reduceAll(state: CaptureView, events: Iterable<MonitorEvent>): CaptureView {
  const draft: CaptureDraft = { ...state };
  for (const event of events) applyEvent(draft, event);
  return draft;
}
