import { percentDone } from '@isopter/clinical';
import type { StrategyValue } from '@isopter/contract';
import { createModelStore, type StoreOptions } from '../../shared/modelStore.ts';
import { averageOf, earReliability, progressOf, thresholdsOf } from '@isopter/clinical/audiology';
import type { MonitorStore } from '../../shared/publisher.ts';
import type { AudiologyEarView, AudiologyView, Ear, Tone } from '../types.ts';
import { type AudiologyState, tones } from './state.ts';

/** The view of an ear in a state. */
function earView({ records }: AudiologyState, ear: Ear, previous: AudiologyEarView | undefined): AudiologyEarView {
  const own = records.filter((tone) => tone.ear === ear);
  const isSame = previous?.tones.length === own.length && own.every((tone, i) => tone === previous.tones[i]);
  if (isSame) return previous;
  const thresholds = thresholdsOf(own, ear);
  return { ear, tones: own, thresholds, average: averageOf(thresholds), reliability: earReliability(own, ear) };
}

/** The property of a test that determines how many tones are expected. */
interface Measured {
  readonly strategy?: StrategyValue | null | undefined;
}

/** Derives the view of a monitor from a state. An unchanged ear keeps its object identity. */
export const viewOf = (
  state: AudiologyState,
  { strategy }: Measured = {},
  previous?: AudiologyView,
): AudiologyView => ({
  ears: {
    RIGHT: earView(state, 'RIGHT', previous?.ears.RIGHT),
    LEFT: earView(state, 'LEFT', previous?.ears.LEFT),
  },
  completion: percentDone(progressOf(state.records, strategy === 'PURE_TONE_SCREENING' ? strategy : 'PURE_TONE')),
  ear_under_test: state.records.at(-1)?.ear ?? null,
  run: state.run,
  seq_num: state.seq_num,
  ignored: state.ignored,
  is_stale: state.is_stale,
});

export type AudiologyStore = MonitorStore<AudiologyView, readonly Tone[]>;

/** The options of a store of a hearing test. */
export interface AudiologyStoreOptions extends StoreOptions {
  /** The test, which determines how many tones are expected; an audiogram if omitted. */
  test?: Measured;
}

/** Creates the store of one hearing test. Listeners are notified at most once per animation frame (CHART-04). */
export const createAudiologyStore = ({ test, ...options }: AudiologyStoreOptions = {}): AudiologyStore =>
  createModelStore({ ...tones, viewOf: (state, previous) => viewOf(state, test, previous) }, options);
