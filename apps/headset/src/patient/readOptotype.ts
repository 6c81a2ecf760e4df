import type { OptotypeAnswer } from '../observer.ts';
import { normal, normalCdf, type Random } from '../random.ts';
import type { Profile } from './profiles.ts';

/** Seconds to answer what is clear, and what is at the threshold; spread as a lognormal (own choice). */
const SECONDS = { clear: 1.2, doubtful: 2.6, spread: 0.25, longest: 10 } as const;

/** Reading limits of an eye. */
export interface Legible {
  /** The size of which half is really seen, logMAR. */
  readonly acuity: number;
  /** Standard deviation of its psychometric function, logMAR. */
  readonly width: number;
}

/** Seconds an answer takes; the less clear, the longer. */
export function answerTime(clear: number, random: Random): number {
  const doubt = 4 * clear * (1 - clear);
  const median = SECONDS.clear + (SECONDS.doubtful - SECONDS.clear) * doubt;
  return Math.min(SECONDS.longest, median * Math.exp(SECONDS.spread * normal(random)));
}

/** How often what is clear is missed, at this share (0 to 1) of the examination. */
export const lapseOf = ({ lapse: [first, last] }: Profile, share: number): number => first + (last - first) * share;

/**
 * The simulated patient's answer to an optotype of a size, logMAR: P(right) = g + (1 - g - lapse) · Φ((size - acuity) / width).
 * The integrated Gaussian is what was measured of people (see `widthOf`); the procedure believes in another curve.
 */
export function readOptotype(
  size: number,
  { acuity, width }: Legible,
  guess: number,
  profile: Profile,
  share: number,
  random: Random,
): OptotypeAnswer {
  const clear = normalCdf((size - acuity) / width);
  const seen = random() < guess + (1 - guess - lapseOf(profile, share)) * clear;
  return { seen, seconds: answerTime(clear, random) };
}
