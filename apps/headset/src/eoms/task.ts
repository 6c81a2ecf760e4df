import { EXPECTED } from '@isopter/clinical/eoms';
import { ALL_AROUND, onCircle, polarAngle, SIX_CARDINAL } from '@isopter/clinical/gaze';
import type { RecordEvent, SingleEye } from '@isopter/contract';
import { normal, randomOf } from '../random.ts';
import type { Answered, Examination, Presented, Surroundings, Task } from '../task.ts';
import { type Gaze, plus, rounded } from '../motility/gaze.ts';
import { gazeBetween, type Look, shareMoved } from '../look.ts';

/**
 * Extra-ocular motility: a target glides from straight ahead to each position and is followed; where an eye falls short, it
 * is asked for again, as an examiner asks again before writing down a limitation.
 */
export const EOMS = {
  /** How far out the target goes, degrees: the outer field of a Hess chart. */
  eccentricity: EXPECTED,
  /** Less than this share of the way is not there yet. */
  reached: 0.9,
  attempts: 3,
  /** The target's way and rest, and the way back, seconds. */
  glide: 3,
  /** How long the target moves before it rests, seconds. */
  moving: 2,
  back: 1,
} as const;

/** Version of the procedure [EOM-02]: 1 has the six cardinal positions, 2 up and down too. */
export const EOMS_ALGORITHM = 2;

/** Noise of the eye tracker, degrees (SD): video-oculography in a headset, our own choice. */
const TRACKER = 0.3;
/** Remaining share of a movement by a patient who does not try. */
const HALF_HEARTED = { least: 0.4, most: 0.8 } as const;

/** The eyes that are followed together: both for versions, one for ductions. */
export interface EomsPlan {
  readonly eyes: readonly SingleEye[];
  readonly is_alone: boolean;
  readonly directions: readonly number[];
}

export interface EomsExam {
  readonly plan: EomsPlan;
  /** Which of the directions is being looked at, and how often it was asked for before. */
  readonly stage: number;
  readonly attempts: number;
}

interface Attempt {
  readonly direction: number;
  readonly reached: readonly (Gaze & { readonly eye: SingleEye })[];
}

/** How much of the way to a direction a place is: 1 is there. */
export function shareOf({ x, y }: Gaze, direction: number): number {
  const target = onCircle(direction, EOMS.eccentricity);
  return (x * target.x + y * target.y) / EOMS.eccentricity ** 2;
}

function present(state: EomsExam, around: Surroundings<EomsExam>): Presented<Attempt> | null {
  const { plan, stage, attempts } = state;
  const direction = plan.directions[stage];
  if (direction === undefined) return null;
  const target = onCircle(direction, EOMS.eccentricity);
  const { observer } = around;
  const random = randomOf(around.runSeed, plan.eyes.join(), direction, attempts);
  const { least, most } = HALF_HEARTED;
  const effort = random() < observer.poorFixation ? least + (most - least) * random() : 1;
  const reached = plan.eyes.map((eye) => {
    const noise = { x: TRACKER * normal(random), y: TRACKER * normal(random) };
    return { eye, ...rounded(plus(noise, observer.excursion(eye, target, plan.is_alone), effort)) };
  });
  return { pending: { direction, reached }, seconds: EOMS.glide, records: [] };
}

function take(state: EomsExam, { direction, reached }: Attempt): Answered<EomsExam> {
  const attempt = state.attempts + 1;
  const records = reached.map(({ eye, x, y }): RecordEvent => ({
    type: 'new_eoms_response',
    data: { eye, direction, angle: polarAngle(direction), x, y, attempt },
  }));
  const isSettled = attempt >= EOMS.attempts || reached.every((one) => shareOf(one, direction) >= EOMS.reached);
  const next = isSettled ? { stage: state.stage + 1, attempts: 0 } : { attempts: attempt };
  return { state: { ...state, ...next }, seconds: EOMS.back, records };
}

/** The eyes follow the target, each as far as it gets; a covered eye moves with its fellow. */
function look(
  { plan }: EomsExam,
  { direction, reached }: Attempt,
  { observer }: Surroundings<EomsExam>,
  seconds: number,
): Look {
  const share = shareMoved(seconds, 0, EOMS.moving);
  const target = onCircle(direction, EOMS.eccentricity);
  const gazeOf = (eye: SingleEye): Gaze =>
    reached.find((one) => one.eye === eye) ?? observer.excursion(eye, target, plan.is_alone);
  const on = (eye: SingleEye) => ({ gaze: gazeBetween({ x: 0, y: 0 }, gazeOf(eye), share) });
  return { OD: on('OD'), OS: on('OS') };
}

/** The share of the directions that were tried (EOM-01). */
const progress = ({ plan, stage, attempts }: EomsExam): number =>
  Math.min(1, (stage + Number(attempts > 0)) / plan.directions.length);

/** Following with both eyes open, or with one. */
export function eomsExamination(eyes: readonly SingleEye[], is_alone: boolean, algorithm = EOMS_ALGORITHM) {
  const directions = algorithm === 1 ? SIX_CARDINAL : ALL_AROUND;
  const [first, second] = eyes;
  return {
    screen: 'doing test',
    side: second ? 'OU' : (first ?? 'OU'),
    share: 1,
    start: () => ({ plan: { eyes, is_alone, directions }, stage: 0, attempts: 0 }),
    present,
    take,
    look,
    progress,
  } satisfies Examination<EomsExam, Attempt>;
}

/** Versions, and ductions of each eye where the order asks for single eyes. */
export const eoms: Task = {
  group: 'EXTRA_OCULAR_MOTILITY',
  isVisual: true,
  asksConvergence: false,
  examinations: ({ eye, monocular }) => {
    const eyes: readonly SingleEye[] = eye === '' ? ['OD', 'OS'] : [eye];
    return monocular ? eyes.map((one) => eomsExamination([one], true)) : [eomsExamination(eyes, false)];
  },
};
