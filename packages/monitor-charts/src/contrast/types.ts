import type { ContrastRecord, Eye } from '@isopter/clinical/contrast';

export { type Eye, EYES, type ContrastRecord, type ContrastTest } from '@isopter/clinical/contrast';

/** What a monitor shows of one eye, or of both together. */
export interface ContrastEyeView {
  readonly eye: Eye;
  /** The newest record of each question that is no longer asked, by their order. */
  readonly records: readonly ContrastRecord[];
  readonly is_complete: boolean;
  /** Percent (CON-01). */
  readonly completion: number;
  /** The record that is the result; null until then. */
  readonly result: ContrastRecord | null;
}

/** What a monitor draws; immutable. */
export interface ContrastView {
  readonly eyes: Readonly<Record<Eye, ContrastEyeView>>;
  /** The newest question, with its answer once there is one; null before the first. */
  readonly ongoing: ContrastRecord | null;
  readonly run: number | null;
  readonly seq_num: number | null;
  /** Malformed records that were left out since the state was loaded. */
  readonly ignored: number;
  /** A restart was seen: load the state anew. */
  readonly is_stale: boolean;
}
