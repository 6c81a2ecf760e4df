import { RESPONSE_WINDOW } from '../observer.ts';
import { normal, type Random } from '../random.ts';
import type { Profile } from './profiles.ts';

/**
 * Press latency by the distance of the stimulus from the threshold: [dB, 5th, 50th, 95th percentile in ms]; negative
 * distances are brighter than the threshold.
 * Source: data `RtDbUnits` of the OPI R package 3.1.0 (Apache-2.0), 30 620 responses of 12 observers, Goldmann III
 * (McKendrick, Denniss and Turpin, Vision Research 2014;101).
 */
const QUANTILES = [
  [-8, 264, 347, 604],
  [-7, 273, 352, 540],
  [-6, 274, 372, 580],
  [-5, 289, 389, 621],
  [-4, 302, 406, 621],
  [-3, 312, 422, 650],
  [-2, 328, 446, 702],
  [-1, 341, 472, 721],
  [0, 363, 500, 795],
  [1, 378, 524, 957],
  [2, 366, 548, 1095],
  [3, 261, 639, 1422],
  [4, 290, 692, 1403],
  [5, 373, 905, 1395],
] as const;

/** A genuine press is practically never faster (1st percentile 265 ms), ms. */
const FASTEST = 200;

/** z of the 95th percentile. */
const Z95 = 1.645;

/**
 * The latency of a genuine press, ms: lognormal around the median measured at this distance (dB) from the threshold,
 * as wide as the 5th and 95th percentile say, within the response window.
 */
export function responseTime(distance: number, random: Random): number {
  const nearest = Math.min(QUANTILES.length - 1, Math.max(0, Math.round(distance) - QUANTILES[0][0]));
  const [, p5, p50, p95] = QUANTILES[nearest] ?? QUANTILES[0];
  const sigma = Math.log(p95 / p5) / (2 * Z95);
  const latency = p50 * Math.exp(sigma * normal(random));
  return Math.min(RESPONSE_WINDOW, Math.max(FASTEST, Math.round(latency)));
}

/**
 * A press that no stimulus caused, ms: before one could have (40 to 149), or at any time of the response window.
 */
export const falsePressTime = (random: Random, when: Profile['press_time']): number =>
  when === 'early' ? 40 + Math.floor(110 * random()) : 1 + Math.floor(RESPONSE_WINDOW * random());
