/** The kinds of wrong answers of a field, in the order they are shown. */
export const RELIABILITY_INDICES = ['falsePositives', 'falseNegatives', 'fixationLosses'] as const;

export type ReliabilityIndex = (typeof RELIABILITY_INDICES)[number];
