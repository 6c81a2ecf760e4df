import type { Crossing, D15Outcome, D15Score } from '@isopter/clinical/d15';
import type { ColorEye, Eyes } from '../colorVision/model/types.ts';

export { COLOR_EYES, type ColorEye, type Eyes } from '../colorVision/model/types.ts';

/** The arrangement of an eye, and what it shows. */
export interface ArrangementView {
  readonly eye: ColorEye;
  /** Caps in the order they were put, without the fixed one. */
  readonly order: readonly number[];
  readonly is_under_test: boolean;
  /** Percent (COL-05). */
  readonly completion: number;
  /** Caps that follow a neighbour, of those that were put (COL-05); null before the first. */
  readonly test_score: { readonly correct_answers: number; readonly total_answers: number } | null;
  readonly crossings: readonly Crossing[];
  /** Null until all caps are there. */
  readonly score: D15Score | null;
  readonly outcome: D15Outcome | null;
}

/** The immutable view a monitor draws. */
export interface D15View {
  readonly eyes: Eyes<ArrangementView>;
  readonly eye_under_test: ColorEye | null;
  /** Percent of the whole test. */
  readonly completion: number;
  readonly run: number | null;
  readonly seq_num: number | null;
  /** Malformed states and parts of them that were left out since the state was loaded. */
  readonly ignored: number;
  /** Whether a restart was detected, so that the state must be reloaded. */
  readonly is_stale: boolean;
}
