import { meanShare, percentDone } from '@isopter/clinical';
import { type DeviceScreen, type DeviceStatus, HOME_PIN_SCREEN, type TestOrder } from '@isopter/contract';
import { simulated } from '../patient/observer.ts';
import { anyPatient } from '../patient/patients.ts';
import type { Observer } from '../observer.ts';
import { randomOf } from '../random.ts';
import type { Side, Surroundings } from '../task.ts';
import { record } from './outbox.ts';
import { planOf, sidesOf, type Step } from './plan.ts';
import type { HeadsetKind, Run, TestProgress } from './state.ts';

/** The keys of everything random in one run of a test. */
const runSeed = ({ order }: Run, kind: HeadsetKind): string => `${kind.seed}/${order.test_id}/${order.run}`;

/** The steps of a test under way. */
export const stepsOf = (run: Run, kind: HeadsetKind): readonly Step[] => planOf(run.order, kind) ?? [];

const sideOf = (step: Step | undefined): Side | undefined => (step?.kind === 'exam' ? step.exam.side : undefined);

/** Shows a screen; nothing is reported when it is there already. */
export function showScreen(run: Run, screen: DeviceScreen): Run {
  if (run.screen === screen) return run;
  return record({ ...run, screen }, { type: 'updated_device_screen', data: { screen } });
}

export const reportStatus = (run: Run, status: DeviceStatus): Run =>
  record(run, { type: 'updated_test_status', data: { status } });

/** The patient of a test. Everything personal of them comes from the test: it is the same in every run. */
export const observerOf = ({ patient, order }: Run, kind: HeadsetKind): Observer =>
  simulated(patient, order.patient.age, `${kind.seed}/${order.test_id}`);

/** The test around the examination at a position of its plan. */
export function surroundings(run: Run, kind: HeadsetKind, position: number): Surroundings {
  const steps = stepsOf(run, kind);
  const side = sideOf(steps[position]);
  const before = steps.slice(0, position).flatMap((step, i) => (sideOf(step) === side ? [run.exams[i]] : []));
  const all = steps.flatMap((step, i) => (step.kind === 'exam' && i in run.exams ? [run.exams[i]] : []));
  return { order: run.order, observer: observerOf(run, kind), runSeed: runSeed(run, kind), before, all };
}

/** A running examination is never shown as finished. */
const UNFINISHED = 0.99;

/** The share of a side that is done: its examinations by their shares. */
function sideProgress(run: Run, steps: readonly Step[], side: Side): number {
  let done = 0;
  let all = 0;
  for (const [i, step] of steps.entries()) {
    if (step.kind !== 'exam' || step.exam.side !== side) continue;
    const isFinished = run.position > i || run.skipped.includes(side);
    all += step.exam.share;
    done += step.exam.share * (isFinished ? 1 : Math.min(UNFINISHED, step.exam.progress(run.exams[i])));
  }
  return done / all;
}

/** Reports the progress where it has changed. */
export function reportProgress(run: Run, kind: HeadsetKind): Run {
  const steps = stepsOf(run, kind);
  const sides = sidesOf(steps);
  const of = (side: Side): number | null => (sides.includes(side) ? percentDone(sideProgress(run, steps, side)) : null);
  const total = percentDone(meanShare(sides.map((side) => sideProgress(run, steps, side))));
  const progress: TestProgress = { od: of('OD'), os: of('OS'), total };
  const known = run.progress;
  if (known?.od === progress.od && known.os === progress.os && known.total === progress.total) return run;
  return record({ ...run, progress }, { type: 'test_progress_update', data: progress });
}

/** Goes to the step at a position (a paused test continues), or ends the test if no examination is left from there. */
export function enter(run: Run, kind: HeadsetKind, position: number): Run {
  const steps = stepsOf(run, kind);
  const isOpen = (step: Step): boolean => step.kind === 'exam' && !run.skipped.includes(step.exam.side);
  const to = steps.findIndex((step, i) => i >= position && (step.kind !== 'exam' || isOpen(step)));
  const at = { ...run, pending: null, paused: false, locked: false };
  if (to === -1 || !steps.slice(to).some(isOpen)) {
    const over = reportProgress({ ...at, position: steps.length, wait: null }, kind);
    return reportStatus(over, 'finished');
  }
  const step = steps[to];
  if (!step) return run;
  if (step.kind === 'pin') return showScreen({ ...at, position: to, wait: null, locked: true }, HOME_PIN_SCREEN);
  if (step.kind === 'pause') {
    const waiting = showScreen({ ...at, position: to, wait: null, paused: true }, 'test paused');
    return reportStatus(reportProgress(waiting, kind), 'paused');
  }
  const wait = step.kind === 'screen' ? { seconds: step.seconds, person: step.person } : { seconds: 0, person: false };
  const { screen } = step.kind === 'screen' ? step : step.exam;
  const there = showScreen({ ...at, position: to, wait }, screen);
  return reportProgress(run.paused ? reportStatus(there, 'started') : there, kind);
}

/** Every examination of the plan before its first presentation. */
export function startExams(run: Run, kind: HeadsetKind): Record<number, unknown> {
  const exams: Record<number, unknown> = {};
  for (const [i, step] of stepsOf(run, kind).entries()) {
    if (step.kind === 'exam') exams[i] = step.exam.start(surroundings(run, kind, i));
  }
  return exams;
}

/** A run before its examinations that tests the eyes one at a time or together. */
export function withMonocular(run: Run, kind: HeadsetKind, monocular: boolean): Run {
  const told = { ...run, order: { ...run.order, monocular } };
  return { ...told, exams: startExams(told, kind) };
}

const blank = (order: TestOrder, kind: HeadsetKind): Run => ({
  order,
  monocular: null,
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
