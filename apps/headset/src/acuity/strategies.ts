import type { TestOrder } from '@isopter/contract';
import type { BestPest } from './bestPest.ts';

/** The strategies of visual acuity, by their API names. */
export const STRATEGIES = ['DISTANCE', 'NEAR', 'BOTH', 'LOW_CONTRAST', 'CVI_NEAR', 'CVI_FAR'] as const;
export type Strategy = (typeof STRATEGIES)[number];

export type Distance = 'far' | 'near';

/** One line of acuity to be measured. Plain data: it is kept in the state of its examination. */
export interface Line {
  readonly distance: Distance;
  /** Weber contrast of the optotypes, percent. */
  readonly contrast: number;
  /** Codes of the directions the gap may have. */
  readonly directions: readonly number[];
  readonly procedure: BestPest;
}

const ALL = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** Right, up, left, down. */
const STRAIGHT = [1, 3, 5, 7] as const;

/** Sizes the display can draw and the easy first one, logMAR. */
const SIZES = { start: 1, least: -0.3, most: 1.6 } as const;
/** For visual impairment of cerebral origin: larger, and fewer of them, since attention tires soon (own choice). */
const CVI_SIZES = { start: 1.6, least: -0.3, most: 2 } as const;

/** Optotypes of a measurement: 18 of eight directions, 24 of four (FrACT). */
const TRIALS = { eight: 18, four: 24, cvi: 16 } as const;

/** Low-contrast acuity is measured at 10 and at 2.5 % (low-contrast letter charts after Sloan). */
const LOW = [10, 2.5] as const;

function lineAt(distance: Distance, contrast: number, isStraight: boolean): Line {
  const directions = isStraight ? STRAIGHT : ALL;
  const trials = isStraight ? TRIALS.four : TRIALS.eight;
  return { distance, contrast, directions, procedure: { guess: 1 / directions.length, trials, ...SIZES } };
}

const cvi = (distance: Distance): Line => ({
  distance,
  contrast: 100,
  directions: STRAIGHT,
  procedure: { guess: 1 / STRAIGHT.length, trials: TRIALS.cvi, ...CVI_SIZES },
});

/**
 * The lines each eye is measured for, in order: near is seen at 40 cm, far at infinity. A tumbling E has four
 * directions, a Landolt C eight (ISO 8596).
 */
export function linesOf(strategy: Strategy, protocol: TestOrder['test_group']['protocol']): readonly Line[] {
  const isStraight = protocol === 'TUMBLING_E';
  const lines: Record<Strategy, () => readonly Line[]> = {
    DISTANCE: () => [lineAt('far', 100, isStraight)],
    NEAR: () => [lineAt('near', 100, isStraight)],
    BOTH: () => [lineAt('far', 100, isStraight), lineAt('near', 100, isStraight)],
    LOW_CONTRAST: () => LOW.map((contrast) => lineAt('far', contrast, isStraight)),
    CVI_NEAR: () => [cvi('near')],
    CVI_FAR: () => [cvi('far')],
  };
  return lines[strategy]();
}
