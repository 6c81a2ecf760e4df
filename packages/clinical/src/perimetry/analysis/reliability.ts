/** The error rates of an eye from its catch trials, as fractions 0 to 1; `null` with too few answers. */
export interface ReliabilityRates {
  falsePositives: number | null;
  falseNegatives: number;
  fixationLosses: number;
}

/** Whether each rate exceeds its clinical limit. */
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
 * Compares the rates with their limits: fixation losses above 20 %; false negatives above 33 %; false positives above
 * 33 % for staircases, from 15 % for Bayesian strategies; any location of 40 dB or more. Sources: HFA3 instructions for
 * use; Octopus perimetry digest.
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
