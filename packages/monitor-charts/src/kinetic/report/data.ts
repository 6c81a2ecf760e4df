import { meanRadius } from '@isopter/clinical/kinetic';
import { initialState } from '../model/state.ts';
import { viewOf } from '../model/store.ts';
import type { Eye, KineticAnswer, KineticEyeView } from '../types.ts';

/** The quadrants of the field as the patient sees it, with the angle they begin at. */
export const QUADRANTS = { upperRight: 0, upperLeft: 90, lowerLeft: 180, lowerRight: 270 } as const;
export type Quadrant = keyof typeof QUADRANTS;

/** One eye of a report. */
export interface KineticEyeReport extends KineticEyeView {
  /** Mean distance of the isopter from fixation, degrees; null where no direction is known. */
  readonly quadrants: Readonly<Record<Quadrant, number | null>>;
}

/** What a kinetic report shows. */
export interface KineticReportData {
  /** The left eye first, as fields are printed. */
  readonly eyes: readonly KineticEyeReport[];
  /** The BCP 47 tag of the language in which numbers are formatted. */
  readonly locale: string;
}

/** Directions on an axis belong to no quadrant; places are rounded to less than a degree. */
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
