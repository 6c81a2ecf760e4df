import type { PerimetryState as PerimetryServerState } from '@isopter/contract';
import type { Eye, PerimetryEvent, Stimulus } from '../types.ts';
import { emptyDraft, newestOf, type PerimetryDraft, type PerimetryState, type StateOptions } from './draft.ts';
import { applyEvent, progressAfter, putStimulus } from './reducers.ts';

export { applyEvent } from './reducers.ts';

/** The response of the state call (H-090), or parts of it, from which a monitor starts. */
export type PerimetryAnswer = Partial<PerimetryServerState>;

/** The initial state from the response of the state call. */
export function draftOf(server?: PerimetryAnswer | null, options: StateOptions = {}): PerimetryDraft {
  const draft = emptyDraft(options);
  if (!server) return draft;
  const { run, stimuli = [], progress, seq_num } = server;
  draft.run = run ?? draft.run;
  for (const stimulus of stimuli) putStimulus(draft, { ...stimulus, threshold: stimulus.threshold ?? null });
  if (progress) draft.progress = progressAfter(progress, draft.progress);
  draft.loaded_seq_num = seq_num ?? draft.seq_num;
  draft.seq_num = newestOf(draft.loaded_seq_num, draft.seq_num);
  draft.progress_seq_num = draft.loaded_seq_num;
  return draft;
}

/** The state loaded from the server, initially and after every reconnection (MON-02). */
export const initialState = (server?: PerimetryAnswer | null, options?: StateOptions): PerimetryState =>
  draftOf(server, options);

/** Applies messages to a state at once and returns the new state; the given one is not modified. */
export function reduceAll(state: PerimetryState, events: Iterable<PerimetryEvent>): PerimetryState {
  const draft: PerimetryDraft = { ...state, stimuli: new Map(state.stimuli) };
  for (const event of events) applyEvent(draft, event);
  return draft;
}

/** Applies one message to a state and returns the new state. */
export const reduce = (state: PerimetryState, event: PerimetryEvent): PerimetryState => reduceAll(state, [event]);

/** The eye under test: that of the newest presentation until it is done; `null` before and after. */
export function eyeUnderTest(state: PerimetryState): Eye | null {
  const eye = state.newest === null ? undefined : state.stimuli.get(state.newest)?.eye;
  return eye && completion(state, eye) < 100 && state.progress.total < 100 ? eye : null;
}

/** The newest presentation of the eye under test; `null` if nothing is being tested. */
export function presented(state: PerimetryState): Stimulus | null {
  return eyeUnderTest(state) && state.newest !== null ? (state.stimuli.get(state.newest) ?? null) : null;
}

/** The completion of an eye in percent (PERI-02). */
export const completion = ({ progress }: PerimetryState, eye: Eye): number =>
  eye === 'OD' ? progress.od : progress.os;
