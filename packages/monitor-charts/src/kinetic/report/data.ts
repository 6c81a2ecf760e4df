import { meanRadius } from '../model/isopter.ts';
import { initialState } from '../model/state.ts';
import { viewOf } from '../model/store.ts';
import type { Eye, KineticEyeView } from '../types.ts';

/** The quadrants of the field as the patient sees it, with the directions strictly within. */
export const QUADRANTS = {
  upperRight: [2, 6],
  upperLeft: [8, 12],
  lowerLeft: [14, 18],
  lowerRight: [20, 24],
} as const;
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
  /** Language of the numbers, BCP 47. */
  readonly locale: string;
}

/** What the records of a test come to: the eyes that were tested. */
export function kineticEyes(records: unknown): readonly KineticEyeReport[] {
  const { eyes } = viewOf(initialState(records));
  return (['OS', 'OD'] as const satisfies Eye[]).flatMap((eye) => {
    const view = eyes[eye];
    const of = ([from, to]: readonly [number, number]) => meanRadius(view.directions, from, to);
    const quadrants = {
      upperRight: of(QUADRANTS.upperRight),
      upperLeft: of(QUADRANTS.upperLeft),
      lowerLeft: of(QUADRANTS.lowerLeft),
      lowerRight: of(QUADRANTS.lowerRight),
    };
    return view.directions.length > 0 ? [{ ...view, quadrants }] : [];
  });
}
