import type { DeviceMessage, DeviceScreen } from '@isopter/contract';
import type { Side } from '../task.ts';
import { record } from './outbox.ts';
import { isRest, sidesOf } from './plan.ts';
import { enter, reportProgress, reportStatus, showScreen, stepsOf, surroundings } from './run.ts';
import type { HeadsetKind, Run } from './state.ts';

/** Screens the examiner can send on [MON-10]. */
const forwardScreens = (kind: HeadsetKind): readonly DeviceScreen[] => [
  'tutorial',
  'testing convergence',
  'calibration v2',
  ...(kind.screen_order_version >= 2 ? (['foveal tutorial'] as const) : []),
];

function pause(run: Run, kind: HeadsetKind): Run {
  const step = stepsOf(run, kind)[run.position];
  if (run.paused || (step?.kind !== 'exam' && !isRest(step))) return run;
  const paused = showScreen({ ...run, paused: true, pending: null, wait: null }, 'test paused');
  return reportStatus(paused, 'paused');
}

function play(run: Run, kind: HeadsetKind): Run {
  const resting = isRest(stepsOf(run, kind)[run.position]);
  return run.paused || resting ? enter(run, kind, resting ? run.position + 1 : run.position) : run;
}

function forward(run: Run, kind: HeadsetKind): Run {
  return run.screen && forwardScreens(kind).includes(run.screen) ? enter(run, kind, run.position + 1) : run;
}

function backward(run: Run, kind: HeadsetKind): Run {
  const possible = run.screen === 'testing convergence' && kind.screen_order_version < 2;
  return possible ? enter(run, kind, run.position - 1) : run;
}

/**
 * Returns the sides a message means. Without an eye: both together if there is such an examination, else each [ACU-04].
 */
function sidesMeant(eye: 'OD' | 'OS' | null, sides: readonly Side[]): readonly Side[] {
  if (eye !== null) return [eye];
  return sides.includes('OU') ? ['OU'] : ['OD', 'OS'];
}

/** Records the rest of a side as skipped, by the current examination [ACU-04]. */
function recordSkip(run: Run, kind: HeadsetKind, side: Side): Run {
  const steps = stepsOf(run, kind);
  const position = steps.findIndex((step, i) => i >= run.position && step.kind === 'exam' && step.exam.side === side);
  const step = steps[position];
  if (step?.kind !== 'exam') return run;
  const records = step.exam.skip?.(run.exams[position], surroundings(run, kind, position)) ?? [];
  return records.reduce<Run>(record, run);
}

function skipEye(run: Run, kind: HeadsetKind, eye: 'OD' | 'OS' | null): Run {
  const steps = stepsOf(run, kind);
  const sides = sidesOf(steps);
  const meant = sidesMeant(eye, sides).filter((side) => !run.skipped.includes(side));
  const skipped = [...run.skipped, ...meant];
  const recorded = meant.reduce((before, side) => recordSkip(before, kind, side), run);
  const next = { ...recorded, skipped };
  const step = steps[run.position];
  const isCurrent = step?.kind === 'exam' && skipped.includes(step.exam.side);
  const nothingLeft = sides.every((side) => skipped.includes(side));
  return isCurrent || nothingLeft ? enter(next, kind, run.position) : reportProgress(next, kind);
}

/**
 * Applies an examiner's message to a running test [MON-09, MON-10]. A message that does not belong to the screen
 * does nothing. The volume, the stream and pictures do not change the test.
 */
export function obey(run: Run, kind: HeadsetKind, message: DeviceMessage): Run {
  if (message.message === 'skip eye') return skipEye(run, kind, message.payload);
  const act = { play, pause, forward, backward };
  return message.message in act ? act[message.message as keyof typeof act](run, kind) : run;
}
