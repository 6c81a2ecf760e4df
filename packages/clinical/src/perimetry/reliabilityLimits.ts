/**
 * The shares from which on a field is looked at twice, and not relied on. Humphrey Field Analyzer: fixation losses above
 * 20 %, false positives from 15 % (above 33 % with older strategies), false negatives above 33 %; a single missed catch
 * trial is 25 %.
 */
export const RELIABILITY_LIMITS = {
  falsePositives: { caution: 15, critical: 33 },
  falseNegatives: { caution: 25, critical: 34 },
  fixationLosses: { caution: 21, critical: 50 },
} as const;

export type ReliabilityIndex = keyof typeof RELIABILITY_LIMITS;
