import { RELIABILITY_LIMITS, type ReliabilityIndex } from './reliabilityLimits.ts';

/** Shares of wrong answers that a report prints, 0 to 1; `null` for one that is not printed. */
export type PrintedShares = Readonly<Record<ReliabilityIndex, number | null>>;

const INDICES = Object.keys(RELIABILITY_LIMITS) as ReliabilityIndex[];

/**
 * Returns whether the field of a report of another device can be relied on, by the shares of wrong answers that it prints
 * ({@link RELIABILITY_LIMITS}): `false` from the critical limit of any on, `true` if all three are known and below the
 * limit of caution, `null` otherwise. How many trials there were may not be printed, so no share is judged by its size.
 */
export function isPrintedFieldReliable(shares: PrintedShares): boolean | null {
  const reaches = (limit: 'caution' | 'critical') => (index: ReliabilityIndex) =>
    100 * (shares[index] ?? 0) >= RELIABILITY_LIMITS[index][limit];
  if (INDICES.some(reaches('critical'))) return false;
  const isKnown = INDICES.every((index) => shares[index] !== null);
  return isKnown && !INDICES.some(reaches('caution')) ? true : null;
}
