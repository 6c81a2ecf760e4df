import type { Plate } from '@isopter/clinical/ishihara';
import type { ColorEye, Eyes } from '../colorVision/model/types.ts';
export { COLOR_EYES, type ColorEye, type Eyes } from '../colorVision/model/types.ts';

export { type PlateResponse, type PlateResult, type Plate } from '@isopter/clinical/ishihara';

/** The view of an eye: its plates and its verdict. */
export interface PlatesView {
  readonly eye: ColorEye;
  readonly plates: readonly Plate[];
  readonly is_under_test: boolean;
  /** The share of answered plates in percent. */
  readonly completion: number;
}

/** The immutable view a monitor draws. */
export interface IshiharaView {
  readonly eyes: Eyes<PlatesView>;
  readonly eye_under_test: ColorEye | null;
  readonly run: number | null;
  readonly seq_num: number | null;
  /** The number of malformed states and parts of states ignored since the state was loaded. */
  readonly ignored: number;
  /** Whether a restart was detected, so that the state must be reloaded. */
  readonly is_stale: boolean;
}
