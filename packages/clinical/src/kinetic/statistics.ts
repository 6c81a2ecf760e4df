import { SHORTEST_RESPONSE } from '../catchTrials.ts';
import type { KineticAnswer, KineticStatistics } from './types.ts';
import { DIRECTIONS, NO_DIRECTION } from './directions.ts';

/** A rate of false answers is given only of more stimuli than this (PERI-03). */
const FEW = 3;

/** Whether the patient pressed too early to have seen the stimulus (KIN-03). */
export const isFalsePositive = ({ viewed, response_time }: KineticAnswer): boolean =>
  viewed && response_time !== null && response_time < SHORTEST_RESPONSE;

/** Whether the patient responded to a stimulus in the blind spot, which is a sign of a fixation loss (KIN-02). */
export const isBlindSpotSeen = ({ is_blind_spot, viewed, response_time }: KineticAnswer): boolean =>
  is_blind_spot && viewed && response_time !== null && response_time > SHORTEST_RESPONSE;

/**
 * Whether a stimulus was missed where it should have been seen: a check of attention, or a stimulus nearer to fixation
 * than the farthest point at which its direction was seen. `farthest` has that distance by direction in degrees.
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
  const poor_fixations = count((one) => !one.has_good_fixation);
  return {
    presented: answers.length,
    viewed,
    false_positives,
    false_positive_percentage: percentOf(false_positives, viewed),
    false_negatives,
    to_be_seen,
    false_negative_percentage: percentOf(false_negatives, to_be_seen),
    poor_fixations,
    poor_fixation_percentage: percentOf(poor_fixations, answers.length, 0),
    blind_spot_checks: count((one) => one.is_blind_spot),
    blind_spots_seen: count(isBlindSpotSeen),
  };
}

/**
 * The limit of poor fixation: its share in percent, and how often it was seen at least. No limit for kinetic perimetry
 * is published; the share is that of the fixation losses of static perimetry, the count keeps one stray look of a
 * reliable patient in a short test from counting. Of 34 presentations an eye that strays in 2 to 5 % passes them in at
 * most 0.2 % of tests, one that strays in 30 % in 92 % (binomial).
 */
export const POOR_FIXATION = { percentage: 20, least: 5 } as const;

/** Whether the patient looked away too often for the isopter to be relied on. */
export const hasPoorFixation = ({ poor_fixations, poor_fixation_percentage }: KineticStatistics): boolean =>
  poor_fixations >= POOR_FIXATION.least && (poor_fixation_percentage ?? 0) >= POOR_FIXATION.percentage;

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
