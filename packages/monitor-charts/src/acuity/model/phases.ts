import type { AcuityPhaseView, AcuityTest, AcuityView, Eye, OptotypeKind } from '../types.ts';

/** What the optotypes of a test are drawn as. */
export const optotypeOf = ({ protocol }: Pick<AcuityTest, 'protocol'>): OptotypeKind =>
  protocol === 'TUMBLING_E' ? 'TUMBLING_E' : 'LANDOLT_C';

/** The phases of a test in their order: right, left, both (ACU-04); a C-Suite has none of both eyes together. */
export function phasesOf({ group, eye }: Pick<AcuityTest, 'group' | 'eye'>): readonly Eye[] {
  if (eye !== '') return [eye];
  return group === 'CSUITE' ? ['OD', 'OS'] : ['OD', 'OS', 'OU'];
}

/** Lines an eye is measured for: two when near follows distance, or 2.5 % follows 10 %. */
export const linesOf = ({ strategy }: Pick<AcuityTest, 'strategy'>): number =>
  strategy === 'BOTH' || strategy === 'LOW_CONTRAST' ? 2 : 1;

/** Whether a phase is over: skipped, or all its lines settled. */
export const isFinished = ({ is_skipped, lines }: AcuityPhaseView, wanted: number): boolean =>
  is_skipped || lines.filter(({ result }) => result !== null).length >= wanted;

/** The phases that are over: a phase is, at the latest, when a later one has begun. */
function finishedPhases(view: AcuityView, test: AcuityTest): readonly Eye[] {
  const phases = phasesOf(test);
  const newest = phases.findLastIndex((eye) => view.phases[eye].records.length > 0);
  return phases.filter((eye, i) => i < newest || isFinished(view.phases[eye], linesOf(test)));
}

/** Percent done: 0, 33, 67, 100 by phases; of a C-Suite 0, 50, 100; of a single eye 0, 100 (ACU-03). */
export function progressOf(view: AcuityView, test: AcuityTest): number {
  return Math.round((100 * finishedPhases(view, test).length) / phasesOf(test).length);
}

/** The earliest phase that is not over; null when all are (ACU-02). */
export function unfinishedPhase(view: AcuityView, test: AcuityTest): Eye | null {
  const finished = finishedPhases(view, test);
  return phasesOf(test).find((eye) => !finished.includes(eye)) ?? null;
}
