import type { Eye } from '../eye.ts';
import { asRightEye } from './directions.ts';
import extents from './isopters.data.json' with { type: 'json' };

/** The stimuli whose isopters are known: Goldmann size and brightness. */
export type IsopterName = 'V4e' | 'III4e' | 'I4e';

const RADII: Readonly<Record<IsopterName, readonly number[]>> = extents.radii;

/**
 * The extent of the normal field of an eye for a stimulus at an angle, in degrees from fixation, for healthy people of
 * about 35 years: 38 CFR 4.76a for III4e, the others scaled from it (isopters.data.json).
 */
export function normalRadius(stimulus: IsopterName, eye: Eye, angle: number): number {
  const radii = RADII[stimulus];
  const step = 360 / radii.length;
  const at = (((asRightEye(angle, eye) % 360) + 360) % 360) / step;
  const [before, part] = [Math.floor(at), at % 1];
  const [one, next] = [radii[before % radii.length] ?? 0, radii[(before + 1) % radii.length] ?? 0];
  return one + part * (next - one);
}
