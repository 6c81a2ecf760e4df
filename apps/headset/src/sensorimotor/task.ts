import { answeredShare, percentDone } from '@isopter/clinical';
import { ALL_AROUND, onSquare, PRIMARY, SIX_CARDINAL } from '@isopter/clinical/gaze';
import { placeOf } from '@isopter/clinical/sensorimotor';
import type { Eye, RecordEvent, SingleEye, TestType } from '@isopter/contract';
import { normal, randomOf } from '../random.ts';
import type { Answered, Examination, Presented, Surroundings, Task } from '../task.ts';
import { fellowOf, type Gaze, plus, rounded } from '../motility/gaze.ts';
import { type Look, saccade } from '../look.ts';

/**
 * A test of alignment, after Hess and Lancaster: one eye looks at a fixed target, the other sees a movable one, which the
 * patient lays over the first. Where it comes to lie is where the second eye points.
 */
export const SENSORIMOTOR = {
  /** Attempts at a location: as many until two agree, */
  attempts: 3,
  /** within so many degrees. */
  agree: 1,
  /** The patient's alignment, and the way to the next location, seconds. */
  align: 6,
  between: 1,
  /** Alignments to learn how, before anything counts. */
  practice: 2,
} as const;

/** How exactly a deviation is aligned, degrees (SD), and by someone who does not attend. */
const ALIGNMENT = 0.3;
const INATTENTIVE = 3;

/**
 * Version of the procedure [SENS-02]: 1 tells where the target was, once a location; 2 how far from it the movable one was
 * laid as well, of every attempt; 3 where it was laid, and all the locations done.
 */
export type SensorimotorAlgorithm = 1 | 2 | 3;
export const SENSORIMOTOR_ALGORITHM: SensorimotorAlgorithm = 3;

/** Returns the position of the fixed target of a location. */
export const targetOf = (location: number): Gaze => placeOf(location) ?? onSquare(PRIMARY, 0);

const OUTER = ALL_AROUND.map((direction) => direction + ALL_AROUND.length);

/** Locations of a group of tests: shapes in both fields, the cardinal positions, or both targets seen by both eyes. */
const LOCATIONS = {
  SENSORIMOTOR_SHAPES: [PRIMARY, ...ALL_AROUND, ...OUTER],
  SENSORIMOTOR_CARDINAL: [PRIMARY, ...SIX_CARDINAL],
  SENSORIMOTOR_BINOCULAR: [PRIMARY, ...ALL_AROUND],
} as const satisfies Partial<Record<TestType, readonly number[]>>;

export type SensorimotorGroup = keyof typeof LOCATIONS;

/** The eye the movable target is shown to (both in the binocular test), and where. */
interface Stop {
  readonly eye: Eye;
  readonly location_index: number;
}

export interface SensorimotorExam {
  readonly algorithm: SensorimotorAlgorithm;
  readonly stops: readonly Stop[];
  readonly stage: number;
  /** Alignments at this stop so far. */
  readonly trials: readonly Gaze[];
  /** Alignments at every finished stop, in order. */
  readonly done: readonly Gaze[];
}

const distance = (one: Gaze, other: Gaze): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Returns whether two attempts that follow each other agree. */
function agree(trials: readonly Gaze[]): boolean {
  const [former, last] = trials.slice(-2);
  return former !== undefined && last !== undefined && distance(former, last) <= SENSORIMOTOR.agree;
}

const middleOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
};

/** Returns the result of attempts: the mean of the two that agree, else the median of all, which resists one slip. */
function settled(trials: readonly Gaze[]): Gaze {
  const counted = agree(trials) ? trials.slice(-2) : trials;
  return rounded({ x: middleOf(counted.map(({ x }) => x)), y: middleOf(counted.map(({ y }) => y)) });
}

/** Returns where an eye sees a place; with both eyes open only the manifest deviation counts. */
function seenAt({ eye, location_index }: Stop, { observer }: Surroundings): Gaze {
  const place = targetOf(location_index);
  if (eye !== 'OU') return plus(place, observer.deviation(eye, place));
  return plus(place, observer.manifestDeviation(fellowOf(observer.fixing), place));
}

function present(exam: SensorimotorExam, around: Surroundings<SensorimotorExam>): Presented<Gaze> | null {
  const stop = exam.stops[exam.stage];
  if (!stop) return null;
  const random = randomOf(around.runSeed, 'align', stop.eye, stop.location_index, exam.trials.length);
  const sd = random() < around.observer.inattention ? INATTENTIVE : ALIGNMENT;
  const slip = { x: sd * normal(random), y: sd * normal(random) };
  return { pending: rounded(plus(seenAt(stop, around), slip)), seconds: SENSORIMOTOR.align, records: [] };
}

/** Alignments of one place until two agree. */
const USUAL_TRIALS = 2;

const progress = ({ stops, stage, trials }: SensorimotorExam): number =>
  (stage + answeredShare(trials.length, USUAL_TRIALS)) / stops.length;

const inUnits = ({ x, y }: Gaze): { x_units: number; y_units: number } => ({ x_units: x, y_units: y });

function take(exam: SensorimotorExam, at: Gaze): Answered<SensorimotorExam> {
  const { algorithm, stops } = exam;
  const stop = stops[exam.stage] ?? { eye: 'OU', location_index: PRIMARY };
  const trials = [...exam.trials, at];
  // one attempt is all that version 1 takes
  const threshold = algorithm === 1 || agree(trials) || trials.length >= SENSORIMOTOR.attempts;
  const laid = threshold ? settled(trials) : at;
  const place = targetOf(stop.location_index);
  const next = threshold
    ? { ...exam, stage: exam.stage + 1, trials: [], done: [...exam.done, laid] }
    : { ...exam, trials };
  const record: RecordEvent = {
    type: 'sensorimotor_state_update',
    data: {
      algorithm_version: algorithm,
      eye: stop.eye,
      percentage: percentDone(progress(next)),
      locations_done: algorithm < 3 ? [] : next.done.map((one, i) => ({ ...stops[i]!, ...inUnits(one) })),
      last_result: {
        location: { ...stop, ...inUnits(algorithm < 3 ? place : laid) },
        distance_degrees: algorithm === 1 ? null : Math.round(10 * distance(laid, place)) / 10,
        threshold,
        attempt_number: trials.length,
      },
    },
  };
  return { state: next, seconds: SENSORIMOTOR.between, records: [record] };
}

/** One eye looks at the fixed target; the other points to where the movable one is laid. */
function look(exam: SensorimotorExam, at: Gaze, { observer }: Surroundings<SensorimotorExam>, seconds: number): Look {
  const stop = exam.stops[exam.stage];
  if (!stop) return {};
  const eye = stop.eye === 'OU' ? fellowOf(observer.fixing) : stop.eye;
  const to = (gaze: Gaze) => ({ gaze: saccade({ x: 0, y: 0 }, gaze, seconds) });
  return { [eye]: to(at), [fellowOf(eye)]: to(targetOf(stop.location_index)) };
}

/** Number of practice alignments made. */
type Practice = number;

/** Alignments without a result, for practice on the warm-up screen. */
const practice: Examination<Practice, 'aligning'> = {
  screen: 'warm up',
  side: 'OU',
  share: 0,
  start: () => 0,
  present: (made) =>
    made < SENSORIMOTOR.practice ? { pending: 'aligning', seconds: SENSORIMOTOR.align, records: [] } : null,
  take: (made) => ({ state: made + 1, seconds: SENSORIMOTOR.between, records: [] }),
  progress: () => 0,
};

/** The alignment of a group of tests, by eyes; the binocular one has no single eyes. */
export function alignment(
  group: SensorimotorGroup,
  eyes: readonly SingleEye[],
  algorithm: SensorimotorAlgorithm = SENSORIMOTOR_ALGORITHM,
): Examination<SensorimotorExam, Gaze> {
  const asked: readonly Eye[] = group === 'SENSORIMOTOR_BINOCULAR' ? ['OU'] : eyes;
  const stops = asked.flatMap((eye) => LOCATIONS[group].map((location_index) => ({ eye, location_index })));
  return {
    screen: 'doing test',
    side: 'OU',
    share: 1,
    start: () => ({ algorithm, stops, stage: 0, trials: [], done: [] }),
    present,
    take,
    look,
    progress,
  };
}

/** The practice and then the test. */
export const aligning = (group: SensorimotorGroup, eyes: readonly SingleEye[]): readonly Examination[] => [
  practice as Examination,
  alignment(group, eyes) as Examination,
];

const sensorimotor = (group: SensorimotorGroup): Task => ({
  group,
  isVisual: true,
  asksConvergence: false,
  examinations: ({ eye }) => aligning(group, eye === '' ? ['OD', 'OS'] : [eye]),
});

export const sensorimotorTests: readonly Task[] = [
  sensorimotor('SENSORIMOTOR_SHAPES'),
  sensorimotor('SENSORIMOTOR_CARDINAL'),
  sensorimotor('SENSORIMOTOR_BINOCULAR'),
];
