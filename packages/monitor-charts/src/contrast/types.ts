import type { ContrastRecord, Eye } from '@isopter/clinical/contrast';

export { type Eye, EYES, type ContrastRecord, type ContrastTest } from '@isopter/clinical/contrast';

/** The view of one eye, or of both together. */
export interface ContrastEyeView {
  readonly eye: Eye;
  /** The newest record of each completed question, in order. */
  readonly records: readonly ContrastRecord[];
  readonly is_complete: boolean;
  /** The completion in percent (CON-01). */
  readonly completion: number;
  /** The record that is the result; `null` until there is one. */
  readonly result: ContrastRecord | null;
}

/** The immutable view a monitor draws. */
export interface ContrastView {
  readonly eyes: Readonly<Record<Eye, ContrastEyeView>>;
  /** The newest question, with its answer once there is one; `null` before the first one. */
  readonly ongoing: ContrastRecord | null;
  readonly run: number | null;
  readonly seq_num: number | null;
  /** The number of malformed records ignored since the state was loaded. */
  readonly ignored: number;
  /** Whether a restart was detected, so that the state must be reloaded. */
  readonly is_stale: boolean;
}
