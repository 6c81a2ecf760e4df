import type { DeviceScreen, TestOrder, TestStatus } from '@isopter/contract';
import { anyPatient } from '../patient/patients.ts';
import { examProgress, startExam, type Exam } from '../perimetry/exam.ts';
import type { Eye } from '../perimetry/grids.ts';
import { randomOf } from '../random.ts';
import { record } from './outbox.ts';
import { eyesOf, planOf, type Step } from './plan.ts';
import type { HeadsetKind, Run, TestProgress } from './state.ts';

/** The keys of everything random in one run of a test. */
export const runSeed = ({ order }: Run, kind: HeadsetKind): string => `${kind.seed}/${order.test_id}/${order.run}`;

/** The steps of a test under way. */
export const stepsOf = (run: Run, kind: HeadsetKind): readonly Step[] => planOf(run.order, kind) ?? [];

/** Shows a screen; nothing is reported when it is there already. */
export function showScreen(run: Run, screen: DeviceScreen): Run {
  if (run.screen === screen) return run;
  return record({ ...run, screen }, { type: 'updated_device_screen', data: { screen } });
}

export const reportStatus = (run: Run, status: TestStatus): Run =>
  record(run, { type: 'updated_test_status', data: { status } });

function eyeProgress(run: Run, steps: readonly Step[], eye: Eye): number {
  const last = steps.findLastIndex((step) => step.kind === 'exam' && step.eye === eye);
  const exam = run.exams[last];
  const finished = run.position > last || run.skipped.includes(eye);
  return exam ? examProgress(exam, finished) : 0;
}

/** Reports the progress where it has changed. */
export function reportProgress(run: Run, kind: HeadsetKind): Run {
  const steps = stepsOf(run, kind);
  const eyes = eyesOf(run.order);
  const of = (eye: Eye): number | null => (eyes.includes(eye) ? eyeProgress(run, steps, eye) : null);
  const progress: TestProgress = { od: of('OD'), os: of('OS'), total: 0 };
  const total = Math.floor(((progress.od ?? 0) + (progress.os ?? 0)) / eyes.length);
  const { od, os, total: known } = run.progress ?? {};
  if (od === progress.od && os === progress.os && known === total) return run;
  const data = { ...progress, total };
  return record({ ...run, progress: data }, { type: 'test_progress_update', data });
}

/** Goes to the step at a position (a paused test goes on), or ends the test when no examination is left from there. */
export function enter(run: Run, kind: HeadsetKind, position: number): Run {
  const steps = stepsOf(run, kind);
  const isOpen = (step: Step): boolean => step.kind === 'exam' && !run.skipped.includes(step.eye);
  const to = steps.findIndex((step, i) => i >= position && (step.kind === 'screen' || isOpen(step)));
  const at = { ...run, pending: null, paused: false };
  if (to === -1 || !steps.slice(to).some(isOpen)) {
    const over = reportProgress({ ...at, position: steps.length, wait: null }, kind);
    return reportStatus(over, 'finished');
  }
  const step = steps[to];
  if (!step) return run;
  const wait = step.kind === 'screen' ? { seconds: step.seconds, person: step.person } : { seconds: 0, person: false };
  const there = showScreen({ ...at, position: to, wait }, step.screen);
  return reportProgress(run.paused ? reportStatus(there, 'started') : there, kind);
}

function startExams(run: Run, kind: HeadsetKind): Record<number, Exam> {
  const exams: Record<number, Exam> = {};
  for (const [i, step] of stepsOf(run, kind).entries()) {
    if (step.kind !== 'exam') continue;
    const { eye, program, strategy } = step;
    const plan = { eye, program, strategy, age: run.order.patient.age };
    exams[i] = startExam(plan, randomOf(runSeed(run, kind), eye, program, 'schedule'));
  }
  return exams;
}

const blank = (order: TestOrder, kind: HeadsetKind): Run => ({
  order,
  patient: kind.patient ?? anyPatient(randomOf(kind.seed, order.test_id, 'patient')),
  position: 0,
  screen: null,
  paused: false,
  exams: {},
  skipped: [],
  pending: null,
  progress: null,
  wait: null,
  seq: 0,
  outbox: [],
});

/** A run that only says it failed; its record comes after the ones the server has. */
export const failedRun = (order: TestOrder, kind: HeadsetKind, acknowledged: number): Run =>
  reportStatus({ ...blank(order, kind), seq: acknowledged }, 'failed');

/**
 * Begins a run: at the introduction, or, when the same patient only starts again, at the first examination. A test
 * this headset cannot run fails at once.
 */
export function beginRun(order: TestOrder, kind: HeadsetKind, from: 'introduction' | 'examination'): Run {
  const steps = planOf(order, kind);
  if (!steps) return failedRun(order, kind, 0);
  const run = blank(order, kind);
  const started = reportStatus({ ...run, exams: startExams(run, kind) }, 'started');
  return enter(started, kind, from === 'introduction' ? 0 : steps.findIndex((step) => step.kind === 'exam'));
}
