import type { LiveData, StrategyValue, TestType } from '@isopter/contract';
/** The patient's right, left, or both eyes. */
export type Eye = 'OD' | 'OS' | 'OU';

/** The eyes in display order: the left eye on the left. */
export const EYES: readonly Eye[] = ['OS', 'OD', 'OU'];

/** One question: phase 2 completes the eye, 3 is ignored [ENT-29, CON-02, CON-03]. */
export type ContrastRecord = LiveData<'new_contrast_sensitivity_response'>;

/** The properties of a test that its monitor needs. */
export interface ContrastTest {
  readonly group: TestType;
  readonly strategy?: StrategyValue | null | undefined;
  /** The tested eye; `''` means both together, or each eye separately in a monocular test. */
  readonly eye: '' | 'OD' | 'OS';
  readonly monocular: boolean;
}
