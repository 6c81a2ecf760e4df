import {
  AUTOMATED_CONVERGENCE_SCREEN,
  CONVERGENCE_TIMEOUT,
  type DeviceScreen,
  type TestOrder,
} from '@isopter/contract';
import type { Examination, Side } from '../task.ts';
import { taskOf } from '../tasks.ts';
import type { HeadsetKind } from './state.ts';

/** One step of a test: a screen that ends automatically, or the examination of a side. */
export type Step =
  | { readonly kind: 'screen'; readonly screen: DeviceScreen; readonly seconds: number; readonly person: boolean }
  /** Locked until the patient types their PIN. */
  | { readonly kind: 'pin' }
  /** Paused until `play`. */
  | { readonly kind: 'pause' }
  | { readonly kind: 'exam'; readonly exam: Examination };

/** How long the screens stay when nobody sends them on, in seconds of the patient's time. */
const SECONDS = {
  introduction: 5,
  tutorial: 30,
  short_tutorial: 10,
  calibration: 8,
  /** At thirteen points instead of five. */
  advanced_calibration: 20,
  alignment: 12,
  automated_convergence: 6,
  foveal_tutorial: 8,
  rest: 10,
} as const;

const passing = (screen: DeviceScreen, seconds: number): Step => ({ kind: 'screen', screen, seconds, person: false });

/** Returns whether a step is the rest between two sides, or the wait for the examiner. */
export const isRest = (step: Step | undefined): boolean =>
  step?.kind === 'pause' || (step?.kind === 'screen' && step.screen === 'test paused');

/** The sides a test examines, in their order. */
export const sidesOf = (steps: readonly Step[]): readonly Side[] => [
  ...new Set(steps.flatMap((step) => (step.kind === 'exam' ? [step.exam.side] : []))),
];

/**
 * Returns the steps of an order; null if the headset cannot run such a test. Between two sides the patient rests,
 * unless pauses are disabled; the test always pauses before an examination that waits for the examiner.
 */
export function planOf(order: TestOrder, kind: HeadsetKind): readonly Step[] | null {
  const task = taskOf(order);
  const exams = task?.examinations(order);
  if (!task || !exams || (task.device === 'camera') !== (kind.is_camera ?? false)) return null;
  const tutorial = order.use_short_tutorial ? SECONDS.short_tutorial : SECONDS.tutorial;
  const { settings } = order;
  const calibration = settings?.advanced_calibration ? SECONDS.advanced_calibration : SECONDS.calibration;
  const steps: Step[] = order.home_pin ? [{ kind: 'pin' }] : [];
  steps.push(passing('introduction', SECONDS.introduction));
  if (task.isVisual && settings?.headset_alignment) steps.push(passing('calibration', SECONDS.alignment));
  if (!order.skip_tutorial) steps.push(passing('tutorial', tutorial));
  if ((task.asksConvergence ?? task.isVisual) && !order.skip_convergence_testing) {
    steps.push(
      settings?.automated_convergence
        ? passing(AUTOMATED_CONVERGENCE_SCREEN, SECONDS.automated_convergence)
        : { kind: 'screen', screen: 'testing convergence', seconds: CONVERGENCE_TIMEOUT / 1000, person: true },
    );
  }
  if (task.isVisual && kind.eye_tracking && !order.skip_calibration && !order.skip_eye_tracking_calibration)
    steps.push(passing('calibration v2', calibration));
  if (exams.some(({ screen }) => screen === 'doing test foveal')) {
    steps.push(passing('foveal tutorial', SECONDS.foveal_tutorial));
  }
  for (const [i, exam] of exams.entries()) {
    const isNextSide = i > 0 && exams[i - 1]?.side !== exam.side;
    if (exam.isOnPlay) steps.push({ kind: 'pause' });
    else if (isNextSide && !order.disable_pause) steps.push(passing('test paused', SECONDS.rest));
    steps.push({ kind: 'exam', exam });
  }
  return steps;
}
