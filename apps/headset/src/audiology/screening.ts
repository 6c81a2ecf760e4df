import type { Next, Trial } from './hughsonWestlake.ts';

/**
 * Fixed levels of pure tone screening, dB HL: 25 for adults, 20 for children, at 1, 2 and 4 kHz (the usual levels of
 * screening programmes).
 */
export const SCREENING = { frequencies: [1000, 2000, 4000], adult: 25, child: 20, adultAge: 18 } as const;

/** A tone that is missed is given once more before the frequency is not passed. */
const PRESENTATIONS = 2;

/** The level for a patient of this age, years. */
export const screeningLevel = (age: number): number => (age < SCREENING.adultAge ? SCREENING.child : SCREENING.adult);

/** Returns the next step after these tones of a frequency. */
export function screen(trials: readonly Trial[], level: number): Next {
  const heard = trials.some((trial) => trial.heard);
  return heard || trials.length >= PRESENTATIONS ? { settled: { level, heard } } : { level };
}
