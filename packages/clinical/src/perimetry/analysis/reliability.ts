/** What the catch trials of an eye say, as fractions 0 to 1; null when too few answers were given to tell. */
export interface ReliabilityRates {
  falsePositives: number | null;
  falseNegatives: number;
  fixationLosses: number;
}

/** Which rates are above the limit the field uses. */
export interface Reliability {
  falsePositives: boolean;
  falseNegatives: boolean;
  fixationLosses: boolean;
  /** Sensitivities that hardly anybody has: presses without a stimulus. */
  tooHigh: boolean;
  reliable: boolean;
}

/** dB that no healthy eye reaches in its field. */
export const SUSPICIOUS_DB = 40;

/**
 * Limits: fixation losses above 20 %, false negatives above 33 %; false positives from 15 % on for Bayesian
 * strategies, above 33 % for staircases; no location of 40 dB or more. Source: HFA3 instructions for use; Octopus perimetry digest.
 */
export function reliability(
  rates: ReliabilityRates,
  strategy: string,
  sensitivities: readonly number[] = [],
): Reliability {
  const positives = rates.falsePositives ?? 0;
  const falsePositives = strategy === 'FULL_THRESHOLD' ? positives > 0.33 : positives >= 0.15;
  const falseNegatives = rates.falseNegatives > 0.33;
  const fixationLosses = rates.fixationLosses > 0.2;
  const tooHigh = sensitivities.some((db) => db >= SUSPICIOUS_DB);
  return {
    falsePositives,
    falseNegatives,
    fixationLosses,
    tooHigh,
    reliable: !falsePositives && !falseNegatives && !fixationLosses && !tooHigh,
  };
}
