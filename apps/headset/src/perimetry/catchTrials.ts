import { CATCH_TRIALS_OF_A_KIND } from '@isopter/clinical';
import {
  BLANK_RULE,
  FALSE_NEGATIVE_RULE,
  FIXATION_LOSS_RULE,
  judgeTrials,
  type SequentialRule,
  sizeEffect,
  trialsToPass,
} from '@isopter/clinical/perimetry';
import type { Point } from '@isopter/clinical';
import type { GoldmannSize } from '@isopter/contract';
import type { Random } from '../random.ts';
import { pick } from '../random.ts';
import { USUAL_SIZE } from './expected.ts';
import type { GrowthPattern } from './growth.ts';
import { toStimulus } from './procedure.ts';

/** Parameters of the catch trials of one eye. */
export const CATCH_TRIALS = {
  /** Trials of each kind in tests with a fixed number; the monitor shows FN and FL as count/4 · 100 (PERI-04). */
  count: CATCH_TRIALS_OF_A_KIND,
  /** A false-negative trial repeats a settled location this much brighter than the lower bound of its threshold, dB. */
  brighter: 9,
  /**
   * The least lower bound of such a location, dB of size III: there an attentive observer misses at most 4 %, at 18 dB 7 to
   * 13 % (own computation from the frequency of seeing of Henson et al., IOVS 2000;41:417).
   */
  least_threshold: 24,
  /** So much may a threshold be too high, dB (rms error of the strategies in healthy eyes 1.7 to 2.2, on the mean of several places less). */
  uncertainty: 1,
  /** Settled neighbours that a location needs: without them a lucky press may have raised its threshold. */
  neighbours: 3,
  /** Intensity of a blind-spot check, dB: well above any threshold beside the blind spot (Heijl and Krakau). */
  blind_spot_stimulus: 10,
  /** Presentations between two catch trials of a kind, while there is anything else to show. */
  apart: 3,
} as const;

/** When the catch trials of one kind fall due: as shares of settled locations, one in each of equal parts of the test. */
export type CatchSchedule = readonly number[];

/** Draws the moments of one kind of catch trial. */
export const scheduleCatchTrials = (random: Random, count: number = CATCH_TRIALS.count): CatchSchedule =>
  Array.from({ length: count }, (_, i) => (i + random()) / count);

/** Returns whether the next catch trial of a schedule is due, `done` of them having been given. */
export function isDue(schedule: CatchSchedule, done: number, settledShare: number): boolean {
  const moment = schedule[done];
  return moment !== undefined && settledShare >= moment;
}

/** The kinds of catch trials of a threshold test, with the rule that says how many are needed. */
export const RULES = {
  blind_spot: FIXATION_LOSS_RULE,
  false_negative: FALSE_NEGATIVE_RULE,
  blank: BLANK_RULE,
} as const satisfies Record<string, SequentialRule>;

/** The catch trials of one kind that were given so far: plain data. */
export interface Catches {
  readonly schedule: CatchSchedule;
  readonly done: number;
  readonly wrong: number;
  /** The presentation that was the last of them; 0 before the first. */
  readonly last: number;
}

/** Draws the moments of as many trials as a rule may need. */
export const startCatches = (rule: SequentialRule, random: Random): Catches => ({
  schedule: scheduleCatchTrials(random, rule.trials),
  done: 0,
  wrong: 0,
  last: 0,
});

/**
 * Returns whether another trial of a kind is needed now. Those that a patient needs to pass are spread over the whole
 * test, however long it is; each wrong answer makes them more and brings the next nearer; none follow once the rule has
 * decided. `share` is how much of the eye is done, `index` that of the next presentation.
 */
export function isTrialDue(
  rule: SequentialRule,
  { schedule, done, wrong, last }: Catches,
  share: number,
  index: number,
): boolean {
  if (judgeTrials(rule, wrong, done) !== 'undecided') return false;
  if (share < 1 && last > 0 && index - last <= CATCH_TRIALS.apart) return false;
  const spread = rule.trials / trialsToPass(rule, wrong);
  return isDue(
    schedule.map((moment) => moment * spread),
    done,
    share,
  );
}

/** Counts a trial that was presented with this index. */
export const afterTrial = (catches: Catches, index: number, isWrong: boolean): Catches => ({
  ...catches,
  done: catches.done + 1,
  wrong: catches.wrong + (isWrong ? 1 : 0),
  last: index,
});

/** The state of an eye from which the location of a false-negative trial is chosen. */
export interface Measured {
  readonly points: readonly Point[];
  readonly neighbours: GrowthPattern['neighbours'];
  readonly thresholds: readonly (number | null)[];
  /** Indices of locations that already had a trial. */
  readonly repeated: readonly number[];
}

/**
 * The lower bound of a settled threshold, dB: it is not taken to be higher than its settled neighbours on average, and both
 * are uncertain. In a low field the places with the highest thresholds are those that were overestimated, where attentive
 * patients miss a stimulus that should be clear. `null` with too few settled neighbours.
 */
function lowerBound({ neighbours, thresholds }: Measured, location: number): number | null {
  const threshold = thresholds[location] ?? null;
  const known = (neighbours[location] ?? []).flatMap((neighbour) => thresholds[neighbour] ?? []);
  if (threshold === null || known.length < CATCH_TRIALS.neighbours) return null;
  const mean = known.reduce((sum, db) => sum + db, 0) / known.length;
  return Math.min(threshold, mean) - CATCH_TRIALS.uncertainty;
}

/**
 * Returns a settled location for a false-negative trial, with a stimulus that is certainly bright enough to be seen.
 * This requires a threshold of at least 24 dB. Each location has at most one trial, so that an overestimated location
 * counts only once. Null if there is no such location.
 */
export function falseNegativeTrial(
  measured: Measured,
  random: Random,
  size: GoldmannSize = USUAL_SIZE,
): { readonly location: number; readonly stimulus: number } | null {
  const candidates = measured.points.flatMap((point, location) => {
    const least = measured.repeated.includes(location) ? null : lowerBound(measured, location);
    if (least === null || least - sizeEffect(size, point) < CATCH_TRIALS.least_threshold) return [];
    return [{ location, stimulus: toStimulus(least - CATCH_TRIALS.brighter) }];
  });
  return candidates.length === 0 ? null : pick(candidates, random);
}
