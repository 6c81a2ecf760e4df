import type { Judged } from '../judgement.ts';
import type { ReliabilityIndex } from '../reliabilityLimits.ts';

/** Which kinds of wrong answers are too frequent. */
export interface Reliability {
  falsePositives: boolean;
  falseNegatives: boolean;
  fixationLosses: boolean;
  /** Whether sensitivities are abnormally high, which indicates presses without a stimulus. */
  tooHigh: boolean;
  reliable: boolean;
}

/** A sensitivity in dB that no healthy eye reaches. */
export const SUSPICIOUS_DB = 40;

/**
 * Sums up what the kinds of wrong answers say of an eye, and whether any location has 40 dB or more (HFA II-i manual,
 * p. 6-5).
 */
export function reliability(
  judged: Readonly<Record<ReliabilityIndex, Judged>>,
  sensitivities: readonly number[] = [],
): Reliability {
  const isFlagged = (index: ReliabilityIndex): boolean => judged[index].judgement === 'flagged';
  const flags = {
    falsePositives: isFlagged('falsePositives'),
    falseNegatives: isFlagged('falseNegatives'),
    fixationLosses: isFlagged('fixationLosses'),
    tooHigh: sensitivities.some((db) => db >= SUSPICIOUS_DB),
  };
  return { ...flags, reliable: !Object.values(flags).some(Boolean) };
}
