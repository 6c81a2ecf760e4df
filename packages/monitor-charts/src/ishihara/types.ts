import type { ColorEye, Eyes } from '../colorVision/model/types.ts';

export { COLOR_EYES, type ColorEye, type Eyes } from '../colorVision/model/types.ts';

/** A plate and what was read, as the API spells it (ENT-34). */
export interface PlateResponse {
  readonly answered: boolean;
  /** What is to be read; '' for nothing, null when the headset did not say. */
  readonly value: string | null;
  /** What was read; '' or null for nothing. */
  readonly answer: string | null;
}

/** A plate not yet answered is told apart from a wrong one (COL-06). */
export type PlateResult = 'right' | 'wrong' | 'unanswered';

/** A plate with its number, from 1. */
export interface Plate extends PlateResponse {
  readonly number: number;
  readonly result: PlateResult;
}

/** The plates of an eye. */
export interface PlatesView {
  readonly eye: ColorEye;
  readonly plates: readonly Plate[];
  readonly is_under_test: boolean;
  /** Percent of the plates that were answered. */
  readonly completion: number;
}

/** What a monitor draws; immutable. */
export interface IshiharaView {
  readonly eyes: Eyes<PlatesView>;
  readonly eye_under_test: ColorEye | null;
  readonly run: number | null;
  readonly seq_num: number | null;
  /** Malformed states and parts of them that were left out since the state was loaded. */
  readonly ignored: number;
  /** A restart was seen: load the state anew. */
  readonly is_stale: boolean;
}
