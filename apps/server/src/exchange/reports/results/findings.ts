import { RESULT_SIDES, type ReportedKind, type TestFinding } from '@isopter/contract';
import type { DrawableTest, StateOf, ReportedTest } from '@isopter/reports';
import { ofD15, ofIshihara, ofWaggoner } from './color.ts';
import { ofEsterman, ofField, ofKinetic, ofScreening } from './fields.ts';
import { ofAcuity, ofContrast, ofHearing, ofPupils, ofStereopsis } from './sight.ts';

/** The function for the results of each kind; kinds without one have pictures and no number. */
const KINDS: { readonly [K in ReportedKind]?: (state: StateOf<K>, test: ReportedTest) => TestFinding[] } = {
  perimetry: ofField,
  screening: ofScreening,
  esterman: ofEsterman,
  kinetic: ofKinetic,
  acuity: ofAcuity,
  contrast: ofContrast,
  csuite: ({ acuity, contrast }, test) => [...ofAcuity(acuity, test), ...ofContrast(contrast, test)],
  d15: ofD15,
  ishihara: ofIshihara,
  waggoner: ofWaggoner,
  pupil: ofPupils,
  stereopsis: ofStereopsis,
  audiology: ofHearing,
};

/** Returns the results of a test in short, right before left. */
export function findingsOf({ kind, state, test }: DrawableTest): TestFinding[] {
  // `states.ts` reads for each kind what its line above is made of
  const found = (KINDS[kind] as ((state: unknown, test: ReportedTest) => TestFinding[]) | undefined)?.(state, test);
  return (found ?? []).toSorted((one, other) => RESULT_SIDES.indexOf(one.side) - RESULT_SIDES.indexOf(other.side));
}
