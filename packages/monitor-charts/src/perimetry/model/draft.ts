import type { RegionResult } from '@isopter/clinical/perimetry';
import type { Eye, Progress, Stimulus } from '../types.ts';

/** The state of a running perimetry test. */
export interface PerimetryState {
  /** The number of the run. A restart increases it and discards the records. */
  readonly run: number;
  /** The sequence number of the newest message; `null` if none had one. */
  readonly seq_num: number | null;
  /**
   * The sequence number up to which the loaded state contains all messages; older messages cannot add presentations.
   */
  readonly loaded_seq_num: number | null;
  /** The stimuli by {@link stimulusKey}. */
  readonly stimuli: ReadonlyMap<string, Stimulus>;
  readonly progress: Progress;
  readonly progress_seq_num: number | null;
  /** The region under test; `null` if the device does not report one. */
  readonly region_no: number | null;
  /** Whether a new region clears the previous results (PERI-07). */
  readonly is_regional: boolean;
  /** The results of the previous regions. */
  readonly earlier: readonly RegionResult[];
  /** The key of the newest presentation. */
  readonly newest: string | null;
  /** The number of malformed records ignored since the state was loaded. */
  readonly ignored: number;
  /** Whether a restart was detected, so that the state must be reloaded. */
  readonly is_stale: boolean;
}

/** A mutable state, for reducers. */
export type PerimetryDraft = { -readonly [K in keyof PerimetryState]: PerimetryState[K] } & {
  stimuli: Map<string, Stimulus>;
};

/**
 * Called for every stimulus that is added (`previous` is `undefined`), replaced, or removed (`next` is `undefined`).
 */
export type StimulusObserver = (previous: Stimulus | undefined, next: Stimulus | undefined) => void;

/** The options of a state. */
export interface StateOptions {
  /**
   * Whether a new region clears the plot; see `hasRegions`.
   * @default false
   */
  is_regional?: boolean;
}

/**
 * An upper limit for the number of presentations in a test of both eyes, so that an endless device does not fill the
 * memory.
 */
export const MOST_STIMULI = 5_000;

/** The key of a stimulus. It replaces the one with the same eye and index (PERI-08). */
export const stimulusKey = (eye: Eye, index: number): string => `${eye}:${index}`;

/** The initial state without any data. */
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

/** The newer of two sequence numbers; `null` if unknown. */
export const newestOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);
