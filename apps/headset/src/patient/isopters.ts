import type { Eye, Point } from '@isopter/clinical';
import { type IsopterName, normalRadius } from '@isopter/clinical/kinetic';
import { isInBlindSpot } from '@isopter/clinical/perimetry';
import { normal, randomOf } from '../random.ts';

/**
 * How far above the threshold a moving stimulus is at a point, dB (size of the stimulus and brightness included);
 * null where nothing is seen at all. It is seen where this is positive.
 */
export type KineticTruth = (point: Point) => number | null;

/** Fall of the hill of vision in the periphery, dB a degree: 10 dB between I4e and I2e, 21 to 30° apart. */
export const SLOPE = 0.4;
/** Degrees the isopters lose in ten years, and the age of those they were measured in (Grobbel 2016). */
const AGEING = { per_decade: 0.8, from: 35 } as const;
/** Spread of healthy people around the normal isopter (SD, degrees): area of I4e 3.09 ± 0.24 sr (Christoforidis 2011). */
const BETWEEN_PEOPLE = 3;

/** The hill of vision of one eye for a moving stimulus; `lost` are the dB that damage takes away at a point. */
export function kineticTruth(
  eye: Eye,
  stimulus: IsopterName,
  age: number,
  seed: string,
  lost: (point: Point) => number,
): KineticTruth {
  const personal = BETWEEN_PEOPLE * normal(randomOf(seed, 'isopter'));
  const aged = (AGEING.per_decade * (age - AGEING.from)) / 10;
  return (point) => {
    if (isInBlindSpot(point, eye)) return null;
    const angle = (Math.atan2(point.y, point.x) * 180) / Math.PI;
    const radius = normalRadius(stimulus, eye, angle) + personal - aged;
    return SLOPE * (radius - Math.hypot(point.x, point.y)) - lost(point);
  };
}
