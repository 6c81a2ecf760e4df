import { answeredShare, meanShare, percentDone } from '@isopter/clinical';
import { methodOf } from '@isopter/clinical/acuity';
import type { AcuityPhaseView, AcuityTest, AcuityView, Eye } from '../types.ts';

/** The phases of a test in order: right, left, both eyes (ACU-04). A C-Suite has no phase for both eyes. */
export function phasesOf({ group, eye }: Pick<AcuityTest, 'group' | 'eye'>): readonly Eye[] {
  if (eye !== '') return [eye];
  return group === 'CSUITE' ? ['OD', 'OS'] : ['OD', 'OS', 'OU'];
}

/** The number of lines measured per eye: two if near follows distance, or 2.5 % follows 10 %. */
export const linesOf = ({ strategy }: Pick<AcuityTest, 'strategy'>): number =>
  strategy === 'BOTH' || strategy === 'LOW_CONTRAST' ? 2 : 1;

/** Whether a phase is finished: skipped, or all its lines are measured. */
export const isFinished = ({ is_skipped, lines }: AcuityPhaseView, wanted: number): boolean =>
  is_skipped || lines.filter(({ is_settled }) => is_settled).length >= wanted;

/** The finished phases. A phase is finished at the latest when a later one has begun. */
function finishedPhases(view: AcuityView, test: AcuityTest): readonly Eye[] {
  const phases = phasesOf(test);
  const newest = phases.findLastIndex((eye) => view.phases[eye].records.length > 0);
  return phases.filter((eye, i) => i < newest || isFinished(view.phases[eye], linesOf(test)));
}

/** The share of the expected answers of a phase: the lines in their order, each as long as planned. */
function phaseShare({ lines }: AcuityPhaseView, test: AcuityTest): number {
  const planned = methodOf(test).trials;
  const shares = lines.map(({ is_settled, records }) => (is_settled ? 1 : answeredShare(records.length, planned)));
  const wanted = linesOf(test);
  return shares.slice(-wanted).reduce((sum, share) => sum + share, 0) / wanted;
}

/**
 * The share of the expected answers in percent. Each finished phase counts fully: 33, 67, 100 %; in a C-Suite 50, 100 %;
 * for a single eye 100 % (ACU-03).
 */
export function progressOf(view: AcuityView, test: AcuityTest): number {
  const finished = finishedPhases(view, test);
  const shares = phasesOf(test).map((eye) => (finished.includes(eye) ? 1 : phaseShare(view.phases[eye], test)));
  return percentDone(meanShare(shares));
}

/** The earliest unfinished phase; `null` if all are finished (ACU-02). */
export function unfinishedPhase(view: AcuityView, test: AcuityTest): Eye | null {
  const finished = finishedPhases(view, test);
  return phasesOf(test).find((eye) => !finished.includes(eye)) ?? null;
}
