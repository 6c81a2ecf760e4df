import { CATCH_TRIALS_OF_A_KIND } from '../catchTrials.ts';
import { isFalsePositive, isResponse, isUnanswered as isPending, isUntimed } from '../responses.ts';
import type { PerimetryStatistics, Stimulus } from './types.ts';

/** The false-positive rate is given only after more viewed stimuli than this (PERI-03). */
const LEAST_VIEWED = 3;

export { isFalsePositive } from '../responses.ts';

/** PERI-04 */
export const isFixationLoss = (stimulus: Stimulus): boolean => stimulus.is_blind_spot && isResponse(stimulus);

/** Shown and not answered: how a device reports a presentation before its outcome. */
export const isUnanswered = (stimulus: Stimulus): boolean => stimulus.threshold === null && isPending(stimulus);

/** Nothing was shown: any press is a false positive. */
export const isBlank = ({ catch_trial }: Stimulus): boolean => catch_trial === 'blank';

/**
 * Returns whether the answer says something of the location: no fixation check, no blank, no missed catch trial, no press too
 * early.
 */
export const isAnswer = (stimulus: Stimulus): boolean =>
  !stimulus.is_blind_spot && !isBlank(stimulus) && !stimulus.false_negative && !isFalsePositive(stimulus);

/** Counts to add up, of one eye or both. */
export interface Counts {
  presented: number;
  viewed: number;
  /** Presses at an unknown time. */
  untimed: number;
  seen: number;
  blind_spot_checks: number;
  /** False-negative trials, where records say which they are. */
  false_negative_trials: number;
  /** Blank trials, and those with a press. */
  blank_trials: number;
  blank_presses: number;
  /** Records that say whether they are a catch trial. */
  told: number;
  not_seen: number;
  false_positives: number;
  false_negatives: number;
  fixation_losses: number;
}

export const noCounts = (): Counts => ({
  presented: 0,
  viewed: 0,
  untimed: 0,
  seen: 0,
  not_seen: 0,
  blind_spot_checks: 0,
  false_negative_trials: 0,
  blank_trials: 0,
  blank_presses: 0,
  told: 0,
  false_positives: 0,
  false_negatives: 0,
  fixation_losses: 0,
});

/** Adds a stimulus to the counts (`sign` 1) or takes it out again (-1). */
export function count(counts: Counts, stimulus: Stimulus, sign: 1 | -1): void {
  counts.presented += sign;
  if (stimulus.viewed) counts.viewed += sign;
  if (isUntimed(stimulus)) counts.untimed += sign;
  if (stimulus.is_blind_spot) counts.blind_spot_checks += sign;
  if (stimulus.catch_trial === 'false_negative') counts.false_negative_trials += sign;
  if (isBlank(stimulus)) counts.blank_trials += sign;
  if (isBlank(stimulus) && stimulus.viewed) counts.blank_presses += sign;
  if (stimulus.catch_trial !== undefined) counts.told += sign;
  if (stimulus.false_negative) counts.false_negatives += sign;
  if (isFalsePositive(stimulus)) counts.false_positives += sign;
  if (isFixationLoss(stimulus)) counts.fixation_losses += sign;
  if (isAnswer(stimulus)) counts[stimulus.viewed ? 'seen' : 'not_seen'] += sign;
}

const ofCatchTrials = (missed: number, eyes: number): number =>
  Math.min(100, (missed / (CATCH_TRIALS_OF_A_KIND * eyes)) * 100);

/** Returns the number of false-negative trials given; null if no record contains it. */
const given = ({ told, false_negative_trials, false_negatives }: Counts): number | null =>
  told === 0 ? null : Math.max(false_negative_trials, false_negatives);

/**
 * Adds the device's counters to the counts: the percentages of PERI-03, 04 and 09, `null` before anything was given that
 * could be missed. They are no rates: early presses are divided by presses, and catch trials by 4 for each of `eyes`.
 * The rates are those of `judge`.
 */
export function statisticsOf(counts: Counts, eyes = 1): PerimetryStatistics {
  const { viewed, untimed, false_positives, false_negatives, fixation_losses, blind_spot_checks } = counts;
  const timed = viewed - untimed;
  const false_negatives_given = given(counts);
  return {
    ...counts,
    false_positive_percentage: timed > LEAST_VIEWED ? (false_positives / timed) * 100 : null,
    false_negatives_given,
    false_negative_percentage:
      (false_negatives_given ?? false_negatives) > 0 ? ofCatchTrials(false_negatives, eyes) : null,
    fixation_loss_percentage: blind_spot_checks > 0 ? ofCatchTrials(fixation_losses, eyes) : null,
  };
}

/** The counts of several eyes together; an eye without presentations adds no catch trials. */
export function combine(all: readonly PerimetryStatistics[]): PerimetryStatistics {
  const tested = all.filter(({ presented }) => presented > 0);
  const sum = noCounts();
  for (const name of Object.keys(sum) as (keyof Counts)[]) for (const one of tested) sum[name] += one[name];
  return statisticsOf(sum, Math.max(1, tested.length));
}
