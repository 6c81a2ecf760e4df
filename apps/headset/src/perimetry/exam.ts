import type { Eye } from '@isopter/clinical';
import { blindSpotOf, gridOf } from '@isopter/clinical/perimetry';
import type { GoldmannSize } from '@isopter/contract';
import type { Random } from '../random.ts';
import { pick } from '../random.ts';
import {
  afterTrial,
  CATCH_TRIALS,
  type Catches,
  falseNegativeTrial,
  isTrialDue,
  RULES,
  startCatches,
} from './catchTrials.ts';
import { expectedSensitivity } from './expected.ts';
import { pointsOf, type Program } from './grids.ts';
import { type GrowthPattern, growthPattern, neighbourEstimate, openLocations } from './growth.ts';
import { type Procedure, STIMULUS_RANGE, type Trial } from './procedure.ts';
import { fullThreshold } from './staircase.ts';
import { AVA_STOP_SD, zest } from './zest.ts';

/** The threshold strategies, by their API names. */
export const STRATEGIES = {
  FULL_THRESHOLD: fullThreshold,
  AVA_STANDARD: zest(AVA_STOP_SD.AVA_STANDARD),
  AVA_FAST: zest(AVA_STOP_SD.AVA_FAST),
} as const satisfies Record<string, Procedure>;

export type Strategy = keyof typeof STRATEGIES;

/** The plan for one eye. `age` in years and the size determine the start values. */
export interface ExamPlan {
  readonly eye: Eye;
  readonly program: Program;
  readonly strategy: Strategy;
  readonly age: number;
  /**
   * The Goldmann size of the stimuli.
   * @default 3
   */
  readonly size?: GoldmannSize | undefined;
}

/** State of one location; `start` is set when it is first shown. */
export interface ExamLocation {
  readonly start: number | null;
  readonly trials: readonly Trial[];
  readonly threshold: number | null;
}

/** The examination of one eye: plain data, so that it can be stored and continued. */
export interface Exam {
  readonly plan: ExamPlan;
  readonly presented: number;
  readonly locations: readonly ExamLocation[];
  /** Locations that had their false-negative trial. */
  readonly repeated: readonly number[];
  /** Null at the foveal point, which has no catch trials. */
  readonly catches: Readonly<Record<keyof typeof RULES, Catches>> | null;
}

/** One stimulus to show. `index` counts the presentations of an eye from 1, catch trials included. */
export interface Presentation {
  readonly kind: 'location' | 'blind_spot' | 'false_negative' | 'blank';
  readonly index: number;
  readonly x: number;
  readonly y: number;
  /** Intensity, dB; that of a blank trial is not shown. */
  readonly stimulus: number;
  /** Position in the grid; -1 for a blind-spot check and a blank trial. */
  readonly location: number;
}

const patterns = new Map<Program, GrowthPattern>();

/** Mirroring an eye changes no neighbourhood, so one pattern serves both. */
function patternOf(program: Program): GrowthPattern {
  const known = patterns.get(program);
  if (known) return known;
  const pattern = growthPattern(gridOf(program, 'OD'));
  patterns.set(program, pattern);
  return pattern;
}

const thresholdsOf = (exam: Exam): readonly (number | null)[] => exam.locations.map(({ threshold }) => threshold);

/** The share of the locations that are settled: how tired a simulated patient is follows it. */
export const settledShare = (exam: Exam): number =>
  exam.locations.filter(({ threshold }) => threshold !== null).length / exam.locations.length;

/**
 * How much of the eye is done, by what was shown: a location that is not settled counts the more the more it was shown.
 * Locations settle late, so that catch trials would come late by {@link settledShare}.
 */
const shownShare = ({ locations }: Exam): number =>
  locations.reduce(
    (sum, { threshold, trials }) => sum + (threshold === null ? trials.length / (trials.length + 2) : 1),
    0,
  ) / locations.length;

/** Begins the examination of an eye. The foveal point alone is measured without catch trials. */
export function startExam(plan: ExamPlan, random: Random): Exam {
  return {
    plan,
    presented: 0,
    repeated: [],
    locations: pointsOf(plan.program, plan.eye).map(() => ({ start: null, trials: [], threshold: null })),
    catches:
      plan.program === 'FOVEAL'
        ? null
        : {
            blind_spot: startCatches(RULES.blind_spot, random),
            false_negative: startCatches(RULES.false_negative, random),
            blank: startCatches(RULES.blank, random),
          },
  };
}

function startValue(exam: Exam, location: number): number {
  const { plan } = exam;
  const point = pointsOf(plan.program, plan.eye)[location] ?? { x: 0, y: 0 };
  const estimate = neighbourEstimate(patternOf(plan.program), location, thresholdsOf(exam));
  return Math.round(estimate ?? expectedSensitivity(point, plan.eye, plan.age, plan.size));
}

/**
 * Returns the next presentation, or null if the eye is finished: a due catch trial, else a random open location with
 * the stimulus of its procedure.
 */
export function nextPresentation(exam: Exam, random: Random): Presentation | null {
  const { plan, catches } = exam;
  const points = pointsOf(plan.program, plan.eye);
  const index = exam.presented + 1;
  const share = shownShare(exam);
  if (catches && isTrialDue(RULES.blind_spot, catches.blind_spot, share, index)) {
    const stimulus = CATCH_TRIALS.blind_spot_stimulus;
    return { kind: 'blind_spot', index, ...blindSpotOf(plan.eye), stimulus, location: -1 };
  }
  if (catches && isTrialDue(RULES.blank, catches.blank, share, index)) {
    return { kind: 'blank', index, ...pick(points, random), stimulus: STIMULUS_RANGE.max, location: -1 };
  }
  const thresholds = thresholdsOf(exam);
  if (catches && isTrialDue(RULES.false_negative, catches.false_negative, share, index)) {
    const trial = falseNegativeTrial(
      { ...patternOf(plan.program), points, thresholds, repeated: exam.repeated },
      random,
      plan.size,
    );
    const point = points[trial?.location ?? -1];
    if (trial && point) return { kind: 'false_negative', index, ...point, ...trial };
  }
  const open = openLocations(patternOf(plan.program), thresholds);
  if (open.length === 0) return null;
  const location = pick(open, random);
  const { start, trials } = exam.locations[location] ?? { start: null, trials: [] };
  const step = STRATEGIES[plan.strategy](start ?? startValue(exam, location), trials);
  const point = points[location];
  if (!point || !('stimulus' in step)) throw new Error(`location ${location} of ${plan.program} cannot be shown`);
  return { kind: 'location', index, ...point, stimulus: step.stimulus, location };
}

/**
 * Takes the patient's answer to a presentation; `isEarly` says that no stimulus can have caused it. `threshold` is the location's threshold when this answer settled it,
 * else null.
 */
export function answer(
  exam: Exam,
  shown: Presentation,
  seen: boolean,
  isEarly = false,
): { exam: Exam; threshold: number | null } {
  const presented = exam.presented + 1;
  if (shown.kind !== 'location') {
    if (!exam.catches) throw new RangeError(`no catch trials in ${exam.plan.program}`);
    const isWrong = { blind_spot: seen && !isEarly, blank: seen, false_negative: !seen }[shown.kind];
    const catches = { ...exam.catches, [shown.kind]: afterTrial(exam.catches[shown.kind], presented, isWrong) };
    const repeated = shown.kind === 'false_negative' ? [...exam.repeated, shown.location] : exam.repeated;
    return { exam: { ...exam, presented, catches, repeated }, threshold: null };
  }
  const before = exam.locations[shown.location];
  if (!before) throw new RangeError(`no location ${shown.location}`);
  const start = before.start ?? startValue(exam, shown.location);
  const trials = [...before.trials, { stimulus: shown.stimulus, seen }];
  const step = STRATEGIES[exam.plan.strategy](start, trials);
  const threshold = 'threshold' in step ? step.threshold : null;
  const locations = exam.locations.with(shown.location, { start, trials, threshold });
  return { exam: { ...exam, presented, locations }, threshold };
}

/** The share of the expected answers that were given. */
export const examProgress = shownShare;
