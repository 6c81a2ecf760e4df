import { answeredShare, percentDone } from '@isopter/clinical';
import { LEAST, POSITION } from '@isopter/clinical/cover';
import { ALL_AROUND, FOUR_CARDINAL, onSquare, PRIMARY, prismOf } from '@isopter/clinical/gaze';
import type { Observer } from '../observer.ts';
import { type CoverPhase, OCCLUSION_TIME_DEFAULT, type RecordEvent, type SingleEye } from '@isopter/contract';
import { normal, type Random, randomOf } from '../random.ts';
import type { Answered, Examination, Presented, Surroundings, Task } from '../task.ts';
import { fellowOf, type Gaze, plus, rounded } from '../motility/gaze.ts';
import { type Look, SACCADE, saccade } from '../look.ts';

/**
 * The cover test, in each position of gaze: first one eye is covered and the other watched, uncovered, and the other way
 * round, which moves what is manifest (a tropia); then the cover goes from one eye to the other without letting them look
 * together, which moves the whole deviation (tropia and phoria).
 */
export const COVER = {
  /** How far out the positions beside the primary one are, degrees. */
  eccentricity: POSITION,
  /** The least movement that counts, prism diopters: the least an examiner sees. */
  least: LEAST,
  /** A movement measured with the eye off the target is measured again, up to so many times. */
  attempts: 3,
  /** Seconds between two covers. */
  between: 1,
  /** Additional time of an examiner's hand compared with a display that goes dark. */
  byHand: 1.5,
} as const;

/** Noise of the eye tracker, degrees (SD): video-oculography in a headset, our own choice. */
const TRACKER = 0.15;
/** How far an eye strays from the target, degrees (SD). */
const STRAY = 2;
/** From the cover to the eye's being on the target, seconds: latency of a saccade, and its corrections with its size. */
const REFIXATION = { latency: 0.22, perDegree: 0.012, spread: 0.15 } as const;

const PHASES: readonly CoverPhase[] = [0, 1];
const EYES: readonly SingleEye[] = ['OD', 'OS'];

/** Directions of an order [ENUM-08]. */
const DIRECTIONS: Readonly<Record<number, readonly number[]>> = {
  1: [PRIMARY],
  2: [PRIMARY, ...FOUR_CARDINAL],
  3: [PRIMARY, ...ALL_AROUND],
};

/** One movement that is watched for. */
interface Watch {
  readonly phase: CoverPhase;
  readonly direction: number;
  readonly eye: SingleEye;
}

export interface CoverExam {
  readonly watches: readonly Watch[];
  /** Seconds of one cover. */
  readonly seconds: number;
  readonly stage: number;
  readonly attempts: number;
}

interface Seen {
  readonly watch: Watch;
  /** Deviation of the eye from the target before it moved. */
  readonly stood: Gaze;
  readonly viewed: boolean;
  readonly response_time: number;
  readonly has_good_fixation: boolean;
}

const watchesOf = (directions: readonly number[]): readonly Watch[] =>
  PHASES.flatMap((phase) => directions.flatMap((direction) => EYES.map((eye) => ({ phase, direction, eye }))));

function start({ order }: Pick<Surroundings, 'order'>): CoverExam {
  const { cover_directions, occlusion_time, cover_digitally_occluded } = order;
  const byHand = cover_digitally_occluded === false ? COVER.byHand : 0;
  const directions = DIRECTIONS[cover_directions ?? 1] ?? [PRIMARY];
  return {
    watches: watchesOf(directions),
    seconds: (occlusion_time ?? OCCLUSION_TIME_DEFAULT) + byHand,
    stage: 0,
    attempts: 0,
  };
}

/** A movement is expected to be measured once; each further attempt counts less. */
const progress = ({ watches, stage, attempts }: CoverExam): number =>
  (stage + answeredShare(attempts, 1)) / watches.length;

/** The state a monitor shows [COV-02]; the directions are those of the phase that is under way. */
function report(exam: CoverExam): RecordEvent {
  const { watches, stage } = exam;
  const now = watches[stage];
  const { phase, eye } = now ?? watches.at(-1) ?? { phase: 0, eye: 'OU' };
  const ofPhase = watches.filter((watch) => watch.phase === phase);
  const open = new Set(watches.slice(stage).flatMap((watch) => (watch.phase === phase ? [watch.direction] : [])));
  return {
    type: 'cover_state_update',
    data: {
      eye: now ? eye : 'OU',
      phase,
      progress: percentDone(progress(exam)),
      current_direction: now?.direction ?? null,
      finished_directions: [...new Set(ofPhase.map(({ direction }) => direction))].filter((one) => !open.has(one)),
    },
  };
}

/** Returns the position of the non-fixing eye before the cover moves; in the first phase its fellow is covered next. */
const standsAt = (observer: Observer, { phase, direction, eye }: Watch): Gaze => {
  const gaze = onSquare(direction, COVER.eccentricity);
  return phase === 0 ? observer.manifestDeviation(eye, gaze) : observer.deviation(eye, gaze);
};

function refixation(size: number, random: Random): number {
  const { latency, perDegree, spread } = REFIXATION;
  return Math.round(1000 * (latency + perDegree * size) * Math.exp(spread * normal(random))) / 1000;
}

function present(state: CoverExam, around: Surroundings<CoverExam>): Presented<Seen> | null {
  const watch = state.watches[state.stage];
  if (!watch) return null;
  const { phase, direction, eye } = watch;
  const random = randomOf(around.runSeed, 'cover', phase, direction, eye, state.attempts);
  const has_good_fixation = random() >= around.observer.poorFixation;
  const sd = has_good_fixation ? TRACKER : STRAY;
  const noise = { x: sd * normal(random), y: sd * normal(random) };
  const stood = rounded(plus(standsAt(around.observer, watch), noise));
  const size = Math.hypot(stood.x, stood.y);
  const viewed = prismOf(size) >= COVER.least;
  const response_time = viewed ? refixation(size, random) : 0;
  return {
    pending: { watch, stood, viewed, response_time, has_good_fixation },
    seconds: state.seconds,
    records: state.stage + state.attempts === 0 ? [report(state)] : [],
  };
}

function take(state: CoverExam, { watch, stood, ...seen }: Seen): Answered<CoverExam> {
  const { direction, eye } = watch;
  const record: RecordEvent = {
    type: 'new_stimuli',
    data: { eye, direction, ...stood, is_blind_spot: false, ...seen },
  };
  const isSettled = seen.has_good_fixation || state.attempts + 1 >= COVER.attempts;
  const next = isSettled
    ? { ...state, stage: state.stage + 1, attempts: 0 }
    : { ...state, attempts: state.attempts + 1 };
  return { state: next, seconds: COVER.between, records: [record, report(next)] };
}

/**
 * The watched eye stands where it stood, and is on the target after the response time. Its fellow goes behind the cover
 * meanwhile, and deviates there.
 */
function look(
  _: CoverExam,
  { watch, stood, viewed, response_time }: Seen,
  { observer }: Surroundings<CoverExam>,
  seconds: number,
): Look {
  const target = onSquare(watch.direction, COVER.eccentricity);
  const before = plus(target, stood);
  const fellow = fellowOf(watch.eye);
  const gaze = viewed ? saccade(before, target, seconds, response_time - SACCADE) : before;
  const covered = saccade(target, plus(target, observer.deviation(fellow, target)), seconds);
  return { [watch.eye]: { gaze }, [fellow]: { gaze: covered } };
}

/** The cover test of both eyes. */
export const coverExamination: Examination<CoverExam, Seen> = {
  screen: 'doing test',
  side: 'OU',
  share: 1,
  start,
  present,
  take,
  look,
  progress,
};

export const cover: Task = {
  group: 'COVER',
  isVisual: true,
  asksConvergence: false,
  examinations: () => [coverExamination],
};
