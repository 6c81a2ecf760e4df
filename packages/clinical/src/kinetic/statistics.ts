import { isFalsePositive, isResponse, isUntimed } from '../responses.ts';
import type { KineticAnswer, KineticStatistics } from './types.ts';
import { DIRECTIONS, NO_DIRECTION } from './directions.ts';

/** A rate of false answers is given only of more stimuli than this (PERI-03). */
const FEW = 3;

export { isFalsePositive } from '../responses.ts';

/**
 * Returns whether the patient responded to a stimulus in the blind spot, which is a sign of a fixation loss (KIN-02).
 */
export const isBlindSpotSeen = (answer: KineticAnswer): boolean => answer.is_blind_spot && isResponse(answer);

/**
 * Returns whether a stimulus was missed where it should have been seen: a check of attention, or a stimulus nearer to
 * fixation than the farthest point at which its direction was seen. `farthest` has that distance by direction in
 * degrees.
 */
const isFalseNegative = (answer: KineticAnswer, farthest: ReadonlyMap<number, number>): boolean => {
  const { direction, is_blind_spot, viewed, x, y } = answer;
  if (is_blind_spot || viewed) return false;
  return direction === NO_DIRECTION || Math.hypot(x, y) < (farthest.get(direction) ?? 0);
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

/** A share in percent; `null` of too few to state one. */
const percentOf = (count: number, of: number, few = FEW): number | null => (of > few ? (100 * count) / of : null);

/** The counts of one eye. */
export function statisticsOf(answers: readonly KineticAnswer[]): KineticStatistics {
  const farthest = farthestSeen(answers);
  const count = (is: (answer: KineticAnswer) => boolean): number => answers.filter(is).length;
  const isMissed = (one: KineticAnswer): boolean => isFalseNegative(one, farthest);
  const viewed = count((one) => one.viewed);
  const false_positives = count(isFalsePositive);
  const false_negatives = count(isMissed);
  const to_be_seen = count((one) => isMissed(one) || (one.direction === NO_DIRECTION && !one.is_blind_spot));
  const untimed = count(isUntimed);
  const watched = count((one) => typeof one.has_good_fixation === 'boolean');
  const poor_fixations = count((one) => one.has_good_fixation === false);
  return {
    presented: answers.length,
    viewed,
    untimed,
    false_positives,
    false_positive_percentage: percentOf(false_positives, viewed - untimed),
    false_negatives,
    to_be_seen,
    false_negative_percentage: percentOf(false_negatives, to_be_seen),
    watched,
    poor_fixations,
    poor_fixation_percentage: percentOf(poor_fixations, watched, 0),
    blind_spot_checks: count((one) => one.is_blind_spot),
    blind_spots_seen: count(isBlindSpotSeen),
  };
}

/** The share of directions processed at least once, at most 1 (KIN-01). */
export function directionShare(answers: readonly KineticAnswer[]): number {
  const processed = answers.flatMap(({ is_blind_spot, direction }) =>
    is_blind_spot || direction === 0 ? [] : [direction],
  );
  return Math.min(1, new Set(processed).size / DIRECTIONS);
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
