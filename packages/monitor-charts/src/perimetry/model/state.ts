import type { Eye, PerimetryEvent, Stimulus } from '../types.ts';
import {
  emptyDraft,
  newestOf,
  type PerimetryDraft,
  type PerimetryState,
  type StateOptions,
  type StimulusObserver,
} from './draft.ts';
import { isRecord, readSeqNum } from '../../shared/read.ts';
import { readProgress } from './read.ts';
import { reducers } from './reducers.ts';

/** Reads the answer of the state call (H-090) into a draft; what is malformed is left out and counted. */
export function draftOf(server: unknown, options: StateOptions = {}): PerimetryDraft {
  const draft = emptyDraft(options);
  if (server === undefined || server === null) return draft;
  if (!isRecord(server)) {
    draft.ignored += 1;
    return draft;
  }
  const run = server['run'];
  if (typeof run === 'number' && Number.isFinite(run)) draft.run = run;
  const stimuli = server['stimuli'];
  if (Array.isArray(stimuli)) for (const stimulus of stimuli) reducers.new_stimuli(draft, stimulus);
  else if (stimuli !== undefined) draft.ignored += 1;
  const progress = readProgress(server['progress'] ?? {}, draft.progress);
  if (progress) draft.progress = progress;
  else draft.ignored += 1;
  const seq_num = readSeqNum(server['seq_num']);
  if (seq_num === undefined) draft.ignored += 1;
  draft.loaded_seq_num = seq_num ?? draft.seq_num;
  draft.seq_num = newestOf(draft.loaded_seq_num, draft.seq_num);
  draft.progress_seq_num = draft.loaded_seq_num;
  return draft;
}

/** The state as loaded from the server; also after every reconnection (MON-02). */
export const initialState = (server: unknown, options?: StateOptions): PerimetryState => draftOf(server, options);

const isHandled = (type: string): type is keyof typeof reducers => Object.hasOwn(reducers, type);

/** Changes the draft by one message; types that perimetry does not handle change nothing. */
export function applyEvent(draft: PerimetryDraft, { type, data }: PerimetryEvent, observe?: StimulusObserver): void {
  if (isHandled(type)) reducers[type](draft, data, observe);
}

/** The state after these messages, applied in one go; the given state stays as it is. */
export function reduceAll(state: PerimetryState, events: Iterable<PerimetryEvent>): PerimetryState {
  const draft: PerimetryDraft = { ...state, stimuli: new Map(state.stimuli) };
  for (const event of events) applyEvent(draft, event);
  return draft;
}

/** The state after one message. */
export const reduce = (state: PerimetryState, event: PerimetryEvent): PerimetryState => reduceAll(state, [event]);

/** The eye under test: that of the newest presentation, until it is done; null before and after. */
export function eyeUnderTest(state: PerimetryState): Eye | null {
  const eye = state.newest === null ? undefined : state.stimuli.get(state.newest)?.eye;
  return eye && completion(state, eye) < 100 && state.progress.total < 100 ? eye : null;
}

/** The newest presentation of the eye under test; null when nothing is being tested. */
export function presented(state: PerimetryState): Stimulus | null {
  return eyeUnderTest(state) && state.newest !== null ? (state.stimuli.get(state.newest) ?? null) : null;
}

/** Percent done of an eye (PERI-02). */
export const completion = ({ progress }: PerimetryState, eye: Eye): number =>
  eye === 'OD' ? progress.od : progress.os;
