import { methodOf } from '@isopter/clinical/acuity';
import type { TestOrder } from '@isopter/contract';
import type { Procedure } from './procedure.ts';

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
  readonly procedure: Procedure;
}

const ALL = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** Right, up, left, down. */
const STRAIGHT = [1, 3, 5, 7] as const;

/** The sizes to begin with, logMAR; larger ones for visual impairment of cerebral origin (own choice). */
const DESCENT = [1, 0.7, 0.4, 0.1] as const;
const CVI_DESCENT = [1.6, 1.3, ...DESCENT] as const;

/** Optotypes beyond the planned ones when a measurement is still too uncertain. */
const MORE = 6;

/** Low-contrast acuity is measured at 10 and at 2.5 % (low-contrast letter charts after Sloan). */
const LOW = [10, 2.5] as const;

/** The lines each eye is measured for, in order: near is seen at 40 cm, far at infinity. */
export function linesOf(strategy: Strategy, protocol: TestOrder['test_group']['protocol']): readonly Line[] {
  const { alternatives, display, trials } = methodOf({ strategy, protocol });
  const isCvi = strategy === 'CVI_NEAR' || strategy === 'CVI_FAR';
  const descent = isCvi ? CVI_DESCENT : DESCENT;
  const line = (distance: Distance, contrast = 100): Line => ({
    distance,
    contrast,
    directions: alternatives === 4 ? STRAIGHT : ALL,
    procedure: { alternatives, display, trials, most: trials + MORE, descent },
  });
  const lines: Record<Strategy, () => readonly Line[]> = {
    DISTANCE: () => [line('far')],
    NEAR: () => [line('near')],
    BOTH: () => [line('far'), line('near')],
    LOW_CONTRAST: () => LOW.map((contrast) => line('far', contrast)),
    CVI_NEAR: () => [line('near')],
    CVI_FAR: () => [line('far')],
  };
  return lines[strategy]();
}
