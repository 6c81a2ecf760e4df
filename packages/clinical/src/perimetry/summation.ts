import type { GoldmannSize } from '@isopter/contract';
import type { Point } from '../point.ts';

/**
 * How the area of a stimulus changes what is seen: spatial summation by Goldmann size, in dB relative to size III.
 *
 * A model, anchored on published differences. Of V and III in healthy eyes: 0.61 dB at the fovea, 4.30 in the periphery
 * and 3.93 on average over the central field (Wall et al., IOVS 2006;47:3997), 7 dB over the 60-4 with a slope of 0.04 dB
 * a degree between the sizes (60-4 norms of the same group). Size I lies within complete summation everywhere, size II
 * close to it, III and larger never; Ricco's area grows with eccentricity and depends on no age (Khuu and Kalloniatis,
 * IOVS 2015;56:3565). Damage shifts the curve along the scale of areas (Redmond et al., IOVS 2010;51:6540; Montesano et
 * al., IOVS 2023;64(14):36): V is then up to 12 dB above III, as in advanced glaucoma (7 to 13 dB). Sizes I, II and IV are
 * what the model makes of that, not measurements.
 */

/** The area of each Goldmann size from 1 (I) to 5 (V), log10 of square degrees. */
const AREA: Readonly<Record<GoldmannSize, number>> = { 1: -2.04, 2: -1.44, 3: -0.84, 4: -0.24, 5: 0.37 };

/** Decibels for each log unit of area where summation is complete. */
const COMPLETE = 10;
/** Log units of area between III and V, in the decibels of complete summation. */
const FROM_III_TO_V = 12.04;
/** How far out the central field reaches, degrees. */
const CENTRAL = 30;

/** The difference of V and III in healthy eyes at an eccentricity (degrees), dB. */
const normalDifference = (eccentricity: number): number =>
  eccentricity <= CENTRAL ? 4.3 - 3.69 * Math.exp(-eccentricity / 5.8) : 6.4 + 0.04 * (eccentricity - CENTRAL);

/** The largest area within complete summation (Ricco's area) at an eccentricity, log10 of square degrees. */
const riccoArea = (eccentricity: number): number => -1.44 + (0.4 * Math.min(eccentricity, 25)) / 25;

/** Sensitivity by area (log10 of square degrees) at an eccentricity, dB, but for a constant. */
function summed(area: number, eccentricity: number): number {
  const ricco = riccoArea(eccentricity);
  const partial = (COMPLETE * normalDifference(eccentricity)) / FROM_III_TO_V;
  return area <= ricco ? COMPLETE * area : COMPLETE * ricco + partial * (area - ricco);
}

/** How far a loss (dB, size III) has shifted the curve, log units of area. */
function shiftOf(loss: number, eccentricity: number): number {
  const partial = (COMPLETE * normalDifference(eccentricity)) / FROM_III_TO_V;
  const toRicco = AREA[3] - riccoArea(eccentricity);
  if (loss <= partial * toRicco) return loss / partial;
  return toRicco + (loss - partial * toRicco) / COMPLETE;
}

/**
 * How much more sensitive a place is to a stimulus of a Goldmann size than to size III, dB.
 * @param loss what the place has lost of its normal sensitivity to size III, dB; a gain counts as no loss
 */
export function sizeEffect(size: GoldmannSize, { x, y }: Point, loss = 0): number {
  const eccentricity = Math.hypot(x, y);
  const shift = shiftOf(Math.max(0, loss), eccentricity);
  return summed(AREA[size] - shift, eccentricity) - summed(AREA[3] - shift, eccentricity);
}
