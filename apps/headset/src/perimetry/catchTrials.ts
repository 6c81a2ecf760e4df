import { CATCH_TRIALS_OF_A_KIND } from '@isopter/clinical';
import {
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
import { STIMULUS_RANGE } from './procedure.ts';

/** What the catch trials of one eye look like. */
export const CATCH_TRIALS = {
  /** Of each kind in tests of a fixed number; the monitor shows FN and FL as count/4 · 100 (PERI-04). */
  count: CATCH_TRIALS_OF_A_KIND,
  /** A false-negative trial repeats a settled location this much brighter than its threshold, dB. */
  brighter: 9,
  /**
   * The least threshold of such a location, dB of size III: there an attentive observer misses at most 4 %, at 18 dB 7 to
   * 13 % (own computation from the frequency of seeing of Henson et al., IOVS 2000;41:417).
   */
  least_threshold: 24,
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

/** Whether the next catch trial of a schedule is due, `done` of them having been given. */
export function isDue(schedule: CatchSchedule, done: number, settledShare: number): boolean {
  const moment = schedule[done];
  return moment !== undefined && settledShare >= moment;
}

/** The kinds of catch trials of a threshold test, with the rule that says how many are needed. */
export const RULES = {
  blind_spot: FIXATION_LOSS_RULE,
  false_negative: FALSE_NEGATIVE_RULE,
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
 * Whether another trial of a kind is needed now. Those that a patient needs to pass are spread over the whole test,
 * however long it is; each wrong answer makes them more and brings the next nearer; none follow once the rule has decided.
 * `share` is how much of the eye is done, `index` that of the next presentation.
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

/**
 * A settled location for a false-negative trial, with its stimulus: bright enough to be seen for certain, which only
 * a location of 24 dB or more allows. Null while there is none.
 */
export function falseNegativeTrial(
  thresholds: readonly (number | null)[],
  points: readonly Point[],
  random: Random,
  size: GoldmannSize = USUAL_SIZE,
): { readonly location: number; readonly stimulus: number } | null {
  const candidates = thresholds.flatMap((threshold, location) => {
    const point = points[location];
    if (threshold === null || !point) return [];
    const stimulus = threshold - CATCH_TRIALS.brighter;
    const isSure = threshold - sizeEffect(size, point) >= CATCH_TRIALS.least_threshold;
    return isSure && stimulus >= STIMULUS_RANGE.min ? [{ location, stimulus }] : [];
  });
  return candidates.length === 0 ? null : pick(candidates, random);
}
