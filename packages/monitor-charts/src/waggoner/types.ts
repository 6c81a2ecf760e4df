import type { ColorEye, Eyes, EyeState } from '../colorVision/model/types.ts';

export {
  COLOR_EYES,
  type ColorEye,
  type Eyes,
  type EyeState,
  type Section,
  SECTIONS,
  type SectionState,
} from '../colorVision/model/types.ts';

/** The view of an eye and its sections. */
export interface ScreeningView extends EyeState {
  readonly is_under_test: boolean;
  /** The completion in percent (COL-05). */
  readonly completion: number;
}

/** The immutable view a monitor draws. */
export interface WaggonerView {
  readonly eyes: Eyes<ScreeningView>;
  readonly eye_under_test: ColorEye | null;
  readonly run: number | null;
  readonly seq_num: number | null;
  /** The number of malformed states and parts of states ignored since the state was loaded. */
  readonly ignored: number;
  /** Whether a restart was detected, so that the state must be reloaded. */
  readonly is_stale: boolean;
}
