import { meanRadius } from '@isopter/clinical/kinetic';
import { initialState } from '../model/state.ts';
import { viewOf } from '../model/store.ts';
import type { Eye, KineticAnswer, KineticEyeView } from '../types.ts';

/** The quadrants of the field from the patient's view, with their start angles in degrees. */
export const QUADRANTS = { upperRight: 0, upperLeft: 90, lowerLeft: 180, lowerRight: 270 } as const;
export type Quadrant = keyof typeof QUADRANTS;

/** One eye of a report. */
export interface KineticEyeReport extends KineticEyeView {
  /** The mean distance of the isopter from fixation in degrees; `null` if no direction is known. */
  readonly quadrants: Readonly<Record<Quadrant, number | null>>;
}

/** The data of a kinetic report. */
export interface KineticReportData {
  /** The eyes, the left one first, as on printed fields. */
  readonly eyes: readonly KineticEyeReport[];
  /** The BCP 47 tag of the language in which numbers are formatted. */
  readonly locale: string;
}

/**
 * Whether an angle is within a quadrant. Directions on an axis belong to none; positions are rounded to less than a
 * degree.
 */
const isWithin = (angle: number): boolean => angle >= 1 && angle <= 89;

/** Builds the reports of the tested eyes from the records of a test. */
export function kineticEyes(records: readonly KineticAnswer[]): readonly KineticEyeReport[] {
  const { eyes } = viewOf(initialState(records));
  return (['OS', 'OD'] as const satisfies Eye[]).flatMap((eye) => {
    const view = eyes[eye];
    const of = (from: number) => meanRadius(view.directions.filter(({ angle }) => isWithin(angle - from)));
    const quadrants = {
      upperRight: of(QUADRANTS.upperRight),
      upperLeft: of(QUADRANTS.upperLeft),
      lowerLeft: of(QUADRANTS.lowerLeft),
      lowerRight: of(QUADRANTS.lowerRight),
    };
    return view.directions.length > 0 ? [{ ...view, quadrants }] : [];
  });
}
