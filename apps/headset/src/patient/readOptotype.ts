import { normal, type Random } from '../random.ts';
import type { Profile } from './profiles.ts';

/** What the patient made of one optotype or letter. */
export interface Reading {
  readonly seen: boolean;
  /** Seconds until the answer. */
  readonly seconds: number;
}

/** Width of the psychometric function, logMAR (a typical logistic slope). */
const SLOPE = 0.05;

/** Seconds to answer what is clear, and what is at the threshold; spread as a lognormal (own choice). */
const SECONDS = { clear: 1.2, doubtful: 2.6, spread: 0.25, longest: 10 } as const;

/** How much is seen, 0 to 1, of what lies `above` the threshold, by a curve as wide as `slope`. */
export const clarity = (above: number, slope: number): number => 1 / (1 + Math.exp(-above / slope));

/** Seconds an answer takes; the less clear, the longer. */
export function answerTime(clear: number, random: Random): number {
  const doubt = 4 * clear * (1 - clear);
  const median = SECONDS.clear + (SECONDS.doubtful - SECONDS.clear) * doubt;
  return Math.min(SECONDS.longest, median * Math.exp(SECONDS.spread * normal(random)));
}

/** How often what is clear is missed, at this share (0 to 1) of the examination. */
export const lapseOf = ({ lapse: [first, last] }: Profile, share: number): number => first + (last - first) * share;

/**
 * The simulated patient's answer to an optotype of a size at an acuity, both logMAR:
 * P(right) = g + (1 - g - lapse) / (1 + exp(-(size - acuity) / 0.05)).
 */
export function readOptotype(
  size: number,
  acuity: number,
  guess: number,
  profile: Profile,
  share: number,
  random: Random,
): Reading {
  const clear = clarity(size - acuity, SLOPE);
  const seen = random() < guess + (1 - guess - lapseOf(profile, share)) * clear;
  return { seen, seconds: answerTime(clear, random) };
}
