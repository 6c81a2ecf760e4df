import { judged, judgedBy, type Judged } from '../judged.ts';
import { FALSE_NEGATIVE_RULE } from '../sequentialRule.ts';
import type { KineticStatistics } from './types.ts';

/**
 * The limit of poor fixation: its share in percent, and how often it was seen at least. No limit for kinetic perimetry
 * is published; the share is that of the fixation losses of static perimetry, the count keeps one stray look of a
 * reliable patient in a short test from counting. Of 34 presentations an eye that strays in 2 to 5 % passes them in at
 * most 0.2 % of tests, one that strays in 30 % in 92 % (binomial).
 */
export const POOR_FIXATION = { percentage: 20, least: 5 } as const;

/** Returns whether the patient looked away too often for the isopter to be relied on. */
export const hasPoorFixation = ({ poor_fixations, poor_fixation_percentage }: KineticStatistics): boolean =>
  poor_fixations >= POOR_FIXATION.least && (poor_fixation_percentage ?? 0) >= POOR_FIXATION.percentage;

/**
 * The limit of presses before 0.15 s among the presentations: 15 %, from 20 presentations on. An eye that presses early in
 * 3 % passes it in at most 2.1 % of tests of 20 to 60 presentations (binomial).
 */
const EARLY = { share: 0.15, least: 20 } as const;

/** The three kinds of wrong answers of one eye in kinetic perimetry. */
export interface JudgedIsopter {
  /** Presses before 0.15 s. There are no blank trials, so that they can be too many but never few enough. */
  readonly falsePositives: Judged;
  /** Missed stimuli that should have been seen. As in static perimetry they never make an eye unreliable. */
  readonly falseNegatives: Judged;
  /** Poor fixation of the presentations that were watched; blind-spot checks are too few for a rate. */
  readonly fixationLosses: Judged;
}

/** Judges the answers of one eye: false positives and poor fixation decide, false negatives inform. */
export function judge(statistics: KineticStatistics): JudgedIsopter {
  const { presented, untimed, false_positives, false_negatives, to_be_seen, poor_fixations, watched } = statistics;
  const timed = presented - untimed;
  const isEarly = timed >= EARLY.least && false_positives >= EARLY.share * timed;
  const fewest = POOR_FIXATION.least / (POOR_FIXATION.percentage / 100);
  const fixation = watched < fewest ? 'undecided' : 'passed';
  return {
    falsePositives: judged(false_positives, timed, EARLY.share, isEarly ? 'flagged' : 'undecided'),
    falseNegatives: judgedBy(FALSE_NEGATIVE_RULE, false_negatives, to_be_seen),
    fixationLosses: judged(
      poor_fixations,
      watched,
      POOR_FIXATION.percentage / 100,
      hasPoorFixation(statistics) ? 'flagged' : fixation,
    ),
  };
}

/** Returns whether an eye is unreliable by its wrong answers. */
export function isFlagged(statistics: KineticStatistics): boolean {
  const { falsePositives, fixationLosses } = judge(statistics);
  return falsePositives.judgement === 'flagged' || fixationLosses.judgement === 'flagged';
}
