import type { Crossing, D15Outcome, D15Score } from '@isopter/clinical/d15';
import type { ColorEye, Eyes } from '../colorVision/model/types.ts';

export { COLOR_EYES, type ColorEye, type Eyes } from '../colorVision/model/types.ts';

/** The view of an eye: its arrangement and its scores. */
export interface ArrangementView {
  readonly eye: ColorEye;
  /** The caps in the order they were placed, without the reference cap. */
  readonly order: readonly number[];
  readonly is_under_test: boolean;
  /** The completion in percent (COL-05). */
  readonly completion: number;
  /** The number of caps that follow a neighbour, and of all placed caps (COL-05); `null` before the first. */
  readonly test_score: { readonly correct_answers: number; readonly total_answers: number } | null;
  readonly crossings: readonly Crossing[];
  /** The scores; `null` until all caps are placed. */
  readonly score: D15Score | null;
  readonly outcome: D15Outcome | null;
}

/** The immutable view a monitor draws. */
export interface D15View {
  readonly eyes: Eyes<ArrangementView>;
  readonly eye_under_test: ColorEye | null;
  readonly run: number | null;
  readonly seq_num: number | null;
  /** The number of malformed states and parts of states ignored since the state was loaded. */
  readonly ignored: number;
  /** Whether a restart was detected, so that the state must be reloaded. */
  readonly is_stale: boolean;
}
