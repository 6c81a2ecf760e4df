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

/** Percent done: 0, 33, 67, 100 by phases; of a C-Suite 0, 50, 100; of a single eye 0, 100 (ACU-03). */
export function progressOf(view: AcuityView, test: AcuityTest): number {
  const phases = phasesOf(test);
  const wanted = linesOf(test);
  const finished = phases.filter((eye) => isFinished(view.phases[eye], wanted)).length;
  return Math.round((100 * finished) / phases.length);
}

/** The earliest phase that is not over; null when all are (ACU-02). */
export const unfinishedPhase = (view: AcuityView, test: AcuityTest): Eye | null =>
  phasesOf(test).find((eye) => !isFinished(view.phases[eye], linesOf(test))) ?? null;
