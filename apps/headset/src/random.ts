import { createHash } from 'node:crypto';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { skipN } from 'pure-rand/utils/skipN';

/** A source of numbers in [0, 1). */
export type Random = () => number;

/** Close seeds give close first numbers; after this many they are unrelated. */
const WARM_UP = 16;

/**
 * The random source of one thing, named by its keys (a seed, a test, an eye, a presentation …).
 * The same keys always give the same numbers, so nothing about a source has to be remembered: a headset that was
 * switched off in the middle of a test continues with exactly the numbers it would have drawn.
 */
export function randomOf(...keys: readonly (string | number)[]): Random {
  const seed = createHash('sha256').update(keys.join('/')).digest().readInt32LE(0);
  const generator = xoroshiro128plus(seed);
  skipN(generator, WARM_UP);
  return () => uniformFloat64(generator);
}

/** A standard normal number (Box-Muller). */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** One of the items, each as likely as the others. Throws a `RangeError` when there is none. */
export function pick<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

/**
 * The standard normal distribution function, by Abramowitz and Stegun 26.2.17 (absolute error below 7.5e-8).
 */
export function normalCdf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const polynomial = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
  return z >= 0 ? 1 - tail : tail;
}
