import { baseProgram, CONVERGENCE_TIMEOUT, type DeviceScreen, type TestOrder } from '@isopter/contract';
import { STRATEGIES, type Strategy } from '../perimetry/exam.ts';
import type { Eye, Program } from '../perimetry/grids.ts';
import type { HeadsetKind } from './state.ts';

/** One step of a test: a screen that passes by itself, or the examination of an eye. */
export type Step =
  | { readonly kind: 'screen'; readonly screen: DeviceScreen; readonly seconds: number; readonly person: boolean }
  | {
      readonly kind: 'exam';
      readonly screen: DeviceScreen;
      readonly eye: Eye;
      readonly program: Program;
      readonly strategy: Strategy;
    };

/** How long the screens stay when nobody sends them on, in seconds of the patient's time. */
const SECONDS = {
  introduction: 5,
  tutorial: 30,
  short_tutorial: 10,
  calibration: 8,
  foveal_tutorial: 8,
  rest: 10,
} as const;

const passing = (screen: DeviceScreen, seconds: number): Step => ({ kind: 'screen', screen, seconds, person: false });

const isStrategy = (strategy: string): strategy is Strategy => strategy in STRATEGIES;

/** Programs to run in each eye, in order, or null when this headset cannot run the test. */
function programsOf(order: TestOrder): { program: Program; strategy: Strategy }[] | null {
  const { group, strategy, protocol } = order.test_group;
  if (group !== 'PERIMETRY' || !strategy) return null;
  const fovea = { program: 'fovea', strategy: 'FULL_THRESHOLD' } as const;
  if (strategy === 'FOVEAL_SENSITIVITY') return [fovea];
  const program = baseProgram(protocol ?? '');
  if (!isStrategy(strategy) || !program) return null;
  return order.test_foveal_sensitivity ? [fovea, { program, strategy }] : [{ program, strategy }];
}

const examinations = (programs: readonly { program: Program; strategy: Strategy }[], eye: Eye): Step[] =>
  programs.map((choice) => ({
    kind: 'exam',
    screen: choice.program === 'fovea' ? 'doing test foveal' : 'doing test',
    eye,
    ...choice,
  }));

/** Whether a step is the rest between the two eyes. */
export const isRest = (step: Step | undefined): boolean => step?.kind === 'screen' && step.screen === 'test paused';

/** The eyes of an order, the right one first. */
export const eyesOf = ({ eye }: TestOrder): readonly Eye[] => (eye === 'OD' || eye === 'OS' ? [eye] : ['OD', 'OS']);

/**
 * What the headset does for an order, step by step; null when it cannot run such a test. Between the two eyes the
 * patient rests, unless pauses are disabled.
 */
export function planOf(order: TestOrder, kind: HeadsetKind): readonly Step[] | null {
  const programs = programsOf(order);
  if (!programs) return null;
  const tutorial = order.use_short_tutorial ? SECONDS.short_tutorial : SECONDS.tutorial;
  const steps: Step[] = [passing('introduction', SECONDS.introduction)];
  if (!order.skip_tutorial) steps.push(passing('tutorial', tutorial));
  if (!order.skip_convergence_testing) {
    steps.push({ kind: 'screen', screen: 'testing convergence', seconds: CONVERGENCE_TIMEOUT / 1000, person: true });
  }
  if (kind.eye_tracking) steps.push(passing('calibration v2', SECONDS.calibration));
  if (programs.some(({ program }) => program === 'fovea')) {
    steps.push(passing('foveal tutorial', SECONDS.foveal_tutorial));
  }
  const rest = order.disable_pause ? [] : [passing('test paused', SECONDS.rest)];
  return [...steps, ...eyesOf(order).flatMap((eye, i) => [...(i === 0 ? [] : rest), ...examinations(programs, eye)])];
}
