import type { RegionResult } from '@isopter/clinical/perimetry';
import type { Eye, Progress, Stimulus } from '../types.ts';

/** The state of a running perimetry test. */
export interface PerimetryState {
  /** Number of the run; a restart raises it and records start anew. */
  readonly run: number;
  /** Newest message known; null if none carried a number. */
  readonly seq_num: number | null;
  /** Everything up to this message is in the state already: an older one can add no presentation. */
  readonly loaded_seq_num: number | null;
  /** By {@link stimulusKey}. */
  readonly stimuli: ReadonlyMap<string, Stimulus>;
  readonly progress: Progress;
  readonly progress_seq_num: number | null;
  /** The region under test, if the device tells one. */
  readonly region_no: number | null;
  /** Whether a new region clears what was shown (PERI-07). */
  readonly is_regional: boolean;
  /** What the regions before found. */
  readonly earlier: readonly RegionResult[];
  /** Key of the newest presentation. */
  readonly newest: string | null;
  /** The number of malformed records ignored since the state was loaded. */
  readonly ignored: number;
  /** A restart was seen: the state must be loaded anew. */
  readonly is_stale: boolean;
}

/** The same while it is being changed by a reducer. */
export type PerimetryDraft = { -readonly [K in keyof PerimetryState]: PerimetryState[K] } & {
  stimuli: Map<string, Stimulus>;
};

/** Told of every stimulus put in (`previous` undefined), replaced, or taken out (`next` undefined). */
export type StimulusObserver = (previous: Stimulus | undefined, next: Stimulus | undefined) => void;

/** How a state is read. */
export interface StateOptions {
  /**
   * Whether a new region clears the plot; see `hasRegions`.
   * @default false
   */
  is_regional?: boolean;
}

/** More presentations than any test of both eyes has; a device that never ends must not fill the memory. */
export const MOST_STIMULI = 5_000;

/** A stimulus replaces the one of the same eye and index (PERI-08). */
export const stimulusKey = (eye: Eye, index: number): string => `${eye}:${index}`;

/** A state before anything is known. */
export const emptyDraft = ({ is_regional = false }: StateOptions): PerimetryDraft => ({
  run: 1,
  seq_num: null,
  loaded_seq_num: null,
  stimuli: new Map(),
  progress: { total: 0, od: 0, os: 0 },
  progress_seq_num: null,
  region_no: null,
  is_regional,
  earlier: [],
  newest: null,
  ignored: 0,
  is_stale: false,
});

/** The newer of two positions in the stream; null = not known. */
export const newestOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);
