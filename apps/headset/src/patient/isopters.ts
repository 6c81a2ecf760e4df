import { asRightEye, type Stimulus } from '../kinetic/vectors.ts';
import { type Eye, isInBlindSpot, type Point } from '../perimetry/grids.ts';
import { normal, randomOf } from '../random.ts';
import measured from './isopters.data.json' with { type: 'json' };

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

/** Where healthy young people see a stimulus at an angle of an eye, degrees from fixation: 38 CFR 4.76a for III4e. */
export function normalRadius(stimulus: Stimulus, eye: Eye, angle: number): number {
  const radii = measured.radii[stimulus];
  const step = 360 / radii.length;
  const at = (((asRightEye(angle, eye) % 360) + 360) % 360) / step;
  const [before, part] = [Math.floor(at), at % 1];
  const [one, next] = [radii[before % radii.length] ?? 0, radii[(before + 1) % radii.length] ?? 0];
  return one + part * (next - one);
}

/** The hill of vision of one eye for a moving stimulus; `lost` are the dB that damage takes away at a point. */
export function kineticTruth(
  eye: Eye,
  stimulus: Stimulus,
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
