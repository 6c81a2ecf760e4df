import { CATCH_TRIALS_OF_A_KIND, SHORTEST_RESPONSE } from '../catchTrials.ts';
import type { KineticAnswer, KineticStatistics } from './types.ts';
import { DIRECTIONS } from './directions.ts';

/** The false-positive rate is given only after more viewed stimuli than this (PERI-03). */
const LEAST_VIEWED = 3;

/** Whether the patient pressed too early to have seen the stimulus (KIN-03). */
export const isFalsePositive = ({ viewed, response_time }: KineticAnswer): boolean =>
  viewed && response_time !== null && response_time < SHORTEST_RESPONSE;

/** Whether the patient responded to a stimulus in the blind spot or did not look at the fixation target (KIN-02). */
export const isFixationLoss = ({ is_blind_spot, viewed, response_time, has_good_fixation }: KineticAnswer): boolean =>
  !has_good_fixation || (is_blind_spot && viewed && response_time !== null && response_time > SHORTEST_RESPONSE);

/**
 * Whether a stimulus was missed where it should have been seen: a check of attention, or a stimulus nearer to fixation
 * than the farthest point at which its direction was seen. `farthest` has that distance by direction in degrees.
 */
const isFalseNegative = (answer: KineticAnswer, farthest: ReadonlyMap<number, number>): boolean => {
  const { direction, is_blind_spot, viewed, x, y } = answer;
  if (is_blind_spot || viewed) return false;
  return direction === 0 || Math.hypot(x, y) < (farthest.get(direction) ?? 0);
};

/** The farthest distance at which each direction was seen in a valid response. */
function farthestSeen(answers: readonly KineticAnswer[]): ReadonlyMap<number, number> {
  const farthest = new Map<number, number>();
  for (const answer of answers) {
    const { direction, is_blind_spot, viewed, x, y } = answer;
    if (is_blind_spot || !viewed || isFalsePositive(answer)) continue;
    farthest.set(direction, Math.max(farthest.get(direction) ?? 0, Math.hypot(x, y)));
  }
  return farthest;
}

const ofChecks = (failed: number): number => Math.min(100, (failed / CATCH_TRIALS_OF_A_KIND) * 100);

/** The counts of one eye. */
export function statisticsOf(answers: readonly KineticAnswer[]): KineticStatistics {
  const farthest = farthestSeen(answers);
  const count = (is: (answer: KineticAnswer) => boolean): number => answers.filter(is).length;
  const viewed = count((one) => one.viewed);
  const false_positives = count(isFalsePositive);
  const false_negatives = count((one) => isFalseNegative(one, farthest));
  const fixation_losses = count(isFixationLoss);
  return {
    presented: answers.length,
    viewed,
    blind_spot_checks: count((one) => one.is_blind_spot),
    false_positives,
    false_negatives,
    fixation_losses,
    false_positive_percentage: viewed > LEAST_VIEWED ? (100 * false_positives) / viewed : null,
    false_negative_percentage: ofChecks(false_negatives),
    fixation_loss_percentage: ofChecks(fixation_losses),
  };
}

/** The share of directions processed at least once in percent, at most 100 (KIN-01). */
export function completionOf(answers: readonly KineticAnswer[]): number {
  const processed = answers.flatMap(({ is_blind_spot, direction }) =>
    is_blind_spot || direction === 0 ? [] : [direction],
  );
  return Math.min(100, (100 * new Set(processed).size) / DIRECTIONS);
}

/**
 * The version of a device's algorithm (KIN-02). Version 2 (any number above 1) corrects positions for the reaction
 * time; version 1 reports them as they were when the patient pressed.
 */
export const versionOf = (kinetic_algorithm_version: number | null | undefined): 1 | 2 =>
  (kinetic_algorithm_version ?? 1) > 1 ? 2 : 1;

/** The stimulus of a Goldmann size, at the brightness 4e of kinetic tests; `null` if it is not a Goldmann size. */
export function stimulusOf(goldman_size: string | number | null | undefined): string | null {
  const size = Number(goldman_size ?? Number.NaN);
  return ['I4e', 'II4e', 'III4e', 'IV4e', 'V4e'][size - 1] ?? null;
}
