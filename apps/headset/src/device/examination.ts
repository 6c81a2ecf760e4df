import { AUTOMATED_CONVERGENCE_SCREEN } from '@isopter/contract';
import { testConvergence } from './convergence.ts';
import { record } from './outbox.ts';
import { enter, reportProgress, stepsOf, surroundings } from './run.ts';
import type { HeadsetKind, Run } from './state.ts';

/** Continues after a wait: with the next screen, the next presentation, or the answer to the current one. */
export function proceed(run: Run, kind: HeadsetKind): Run {
  if (run.wait === null) return run;
  const { position, pending } = run;
  const step = stepsOf(run, kind)[position];
  if (step?.kind === 'screen' && step.screen === AUTOMATED_CONVERGENCE_SCREEN) {
    return enter(testConvergence(run, kind), kind, position + 1);
  }
  if (step?.kind !== 'exam' || !(position in run.exams)) return enter(run, kind, position + 1);
  const { exam } = step;
  const state = run.exams[position];
  const around = surroundings(run, kind, position);
  if (pending !== null) {
    const answered = exam.take(state, pending, around);
    const exams = { ...run.exams, [position]: answered.state };
    const taken = { ...run, exams, pending: null, wait: { seconds: answered.seconds, person: false } };
    return reportProgress(answered.records.reduce(record, taken), kind);
  }
  const presented = exam.present(state, around);
  if (!presented) return enter(run, kind, position + 1);
  const showing = { ...run, pending: presented.pending, wait: { seconds: presented.seconds, person: false } };
  return presented.records.reduce<Run>(record, showing);
}
