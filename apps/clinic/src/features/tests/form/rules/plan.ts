import { type Grid, patternOfTest } from '@isopter/clinical/perimetry';
import { eyeOptions, testedEye } from './eye.ts';
import { isEsterman, isPerimetry } from './selection.ts';
import type { TestFormValues } from './values.ts';

/** An eye in the drawing of what will happen. */
export interface PlannedEye {
  readonly eye: 'OS' | 'OD' | 'OU';
  /** When its turn is, from 1; `null` if it is not tested. */
  readonly order: number | null;
  /** Where its stimuli will be. */
  readonly grid: Grid;
}

/**
 * The eyes of a visual field and the pattern of each, the left one first as they are drawn; none for other tests, and
 * for programs without a pattern. A test of both eyes begins with the right one.
 */
export function plannedEyes(values: TestFormValues): readonly PlannedEye[] {
  if (!isPerimetry(values)) return [];
  const test = { group: 'PERIMETRY', strategy: values.strategy || null, protocol: values.protocol || null } as const;
  const planned = (eye: PlannedEye['eye'], order: number | null): readonly PlannedEye[] => {
    const grid = patternOfTest(test, eye);
    return grid ? [{ eye, order, grid }] : [];
  };
  if (isEsterman(values)) return planned('OU', 1);
  const tested = testedEye(values);
  if (tested === '') return [...planned('OS', 2), ...planned('OD', 1)];
  return [...planned('OS', tested === 'OS' ? 1 : null), ...planned('OD', tested === 'OD' ? 1 : null)];
}

/** How many points of a pattern are tested: those in the blind spot are left out. */
export const pointsOf = ({ points, blind_spot }: Grid): number => points.length - blind_spot.length;

/** Whether an eye that is left out can be tested in the same run. */
export const canTestBoth = (values: TestFormValues): boolean => eyeOptions(values).includes('both');
