import type { Eye, Point } from '@isopter/clinical';
import { blindSpotOf } from '@isopter/clinical/perimetry';
import type { GoldmannSize } from '@isopter/contract';
import { pick, type Random } from '../random.ts';
import { CATCH_TRIALS, type CatchSchedule, isDue, scheduleCatchTrials } from '../perimetry/catchTrials.ts';
import { expectedSensitivity } from '../perimetry/expected.ts';
import { STIMULUS_RANGE, toStimulus } from '../perimetry/procedure.ts';
import { type PatternName, patternOf } from './patterns.ts';

/** How bright the one stimulus of a location is: so many dB below what is expected there, or the same everywhere. */
export type Intensity = { readonly below_expected: number } | { readonly decibels: number };

/** The plan for one eye, or for both. `age` in years and the size determine the expected sensitivity. */
export interface ScreeningPlan {
  readonly eye: Eye | 'OU';
  readonly pattern: PatternName;
  readonly intensity: Intensity;
  /** Misses after which a location counts as not seen. */
  readonly misses: 1 | 2;
  readonly has_catch_trials: boolean;
  readonly age: number;
  /**
   * The Goldmann size of the stimuli.
   * @default 3
   */
  readonly size?: GoldmannSize | undefined;
}

type CatchTrial = 'blind_spot' | 'false_negative' | 'blank';

/** Result of a stimulus. A press that no stimulus can have caused is ignored. */
export type Outcome = 'seen' | 'missed' | 'early';

/** The examination of one eye: plain data, so that it can be stored and continued. */
export interface Screening {
  readonly plan: ScreeningPlan;
  readonly presented: number;
  /** Results of every stimulus of each location, in the order of the pattern. */
  readonly locations: readonly (readonly Outcome[])[];
  readonly catches: Readonly<Record<CatchTrial, { readonly schedule: CatchSchedule; readonly done: number }>>;
}

/** One stimulus to show; as in threshold tests. */
export interface Shown extends Point {
  readonly kind: 'location' | CatchTrial;
  /** Counts the presentations from 1. */
  readonly index: number;
  /** Intensity, dB. */
  readonly stimulus: number;
  /** Position in the pattern; -1 for a blind-spot check and a blank trial. */
  readonly location: number;
}

/** Locations for one catch trial of each kind: a short test is not drawn out by them (own choice). */
const LOCATIONS_PER_CATCH_TRIAL = 8;
/** Presses that come too early at one location before it counts as not seen. */
const MOST_EARLY = 3;

/** Returns the result of a settled location; undefined while it is open. */
export function resultOf(outcomes: readonly Outcome[], misses: number): 'seen' | 'notSeen' | undefined {
  if (outcomes.includes('seen')) return 'seen';
  const count = (outcome: Outcome): number => outcomes.filter((one) => one === outcome).length;
  return count('missed') >= misses || count('early') >= MOST_EARLY ? 'notSeen' : undefined;
}

/** Begins the examination. */
export function startScreening(plan: ScreeningPlan, random: Random): Screening {
  const { length } = patternOf(plan.pattern, plan.eye);
  const most = Math.min(CATCH_TRIALS.count, Math.floor(length / LOCATIONS_PER_CATCH_TRIAL));
  const schedule = (): CatchSchedule => (plan.has_catch_trials ? scheduleCatchTrials(random, most) : []);
  return {
    plan,
    presented: 0,
    locations: Array.from({ length }, () => []),
    catches: {
      blind_spot: { schedule: schedule(), done: 0 },
      false_negative: { schedule: schedule(), done: 0 },
      blank: { schedule: schedule(), done: 0 },
    },
  };
}

const results = ({ plan, locations }: Screening): readonly ('seen' | 'notSeen' | undefined)[] =>
  locations.map((outcomes) => resultOf(outcomes, plan.misses));

/** The share of the locations that are settled: how tired a simulated patient is follows it. */
export const settledShare = (screening: Screening): number =>
  results(screening).filter((result) => result !== undefined).length / screening.locations.length;

/** The stimulus of a location, dB. Both eyes together are expected to see what a right or a left eye would. */
export function stimulusAt({ eye, intensity, age, size }: ScreeningPlan, point: Point): number {
  if ('decibels' in intensity) return intensity.decibels;
  return toStimulus(expectedSensitivity(point, eye, age, size) - intensity.below_expected);
}

/** A location that was seen, shown again so much brighter that it must be seen once more; null while there is none. */
function falseNegativeTrial(screening: Screening, points: readonly Point[], random: Random): Shown | null {
  const candidates = results(screening).flatMap((result, location) => {
    const point = points[location];
    if (result !== 'seen' || !point) return [];
    const stimulus = stimulusAt(screening.plan, point) - CATCH_TRIALS.brighter;
    return stimulus >= STIMULUS_RANGE.min ? [{ ...point, location, stimulus }] : [];
  });
  if (candidates.length === 0) return null;
  return { kind: 'false_negative', index: screening.presented + 1, ...pick(candidates, random) };
}

/** Returns the next stimulus: a due catch trial, else a random open location; null if the eye is finished. */
export function nextStimulus(screening: Screening, random: Random): Shown | null {
  const { plan, catches } = screening;
  const points = patternOf(plan.pattern, plan.eye);
  const index = screening.presented + 1;
  const share = settledShare(screening);
  if (plan.eye !== 'OU' && isDue(catches.blind_spot.schedule, catches.blind_spot.done, share)) {
    const stimulus = CATCH_TRIALS.blind_spot_stimulus;
    return { kind: 'blind_spot', index, ...blindSpotOf(plan.eye), stimulus, location: -1 };
  }
  if (isDue(catches.blank.schedule, catches.blank.done, share)) {
    return { kind: 'blank', index, ...pick(points, random), stimulus: STIMULUS_RANGE.max, location: -1 };
  }
  if (isDue(catches.false_negative.schedule, catches.false_negative.done, share)) {
    const trial = falseNegativeTrial(screening, points, random);
    if (trial) return trial;
  }
  const open = results(screening).flatMap((result, location) => (result === undefined ? [location] : []));
  if (open.length === 0) return null;
  const location = pick(open, random);
  const point = points[location];
  if (!point) throw new Error(`location ${location} of ${plan.pattern} cannot be shown`);
  return { kind: 'location', index, ...point, stimulus: stimulusAt(plan, point), location };
}

/** Takes what came of a stimulus. */
export function answer(screening: Screening, shown: Shown, outcome: Outcome): Screening {
  const presented = screening.presented + 1;
  if (shown.kind !== 'location') {
    const kind = screening.catches[shown.kind];
    return {
      ...screening,
      presented,
      catches: { ...screening.catches, [shown.kind]: { ...kind, done: kind.done + 1 } },
    };
  }
  const before = screening.locations[shown.location];
  if (!before) throw new RangeError(`no location ${shown.location}`);
  return { ...screening, presented, locations: screening.locations.with(shown.location, [...before, outcome]) };
}

/** The share of the locations with an answer, as a monitor counts them; one that was missed can be shown again. */
export const screeningProgress = ({ locations }: Screening): number =>
  locations.filter((outcomes) => outcomes.some((outcome) => outcome !== 'early')).length / locations.length;
