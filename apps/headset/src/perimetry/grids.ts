import { type Eye, mirrored, type Point } from '@isopter/clinical';
import { gridOf } from '@isopter/clinical/perimetry';

/** The programs this headset knows; `FOVEAL` is the single central point of the foveal sensitivity. */
export type Program = '24-2' | '24-2C' | '30-2' | '10-2' | 'FOVEAL';

/**
 * The points of a program as an eye sees them. A left eye has them in the order of a right one: what lies at the same
 * position of both lists is the mirror image of the other.
 */
export function pointsOf(program: Program, eye: Eye): readonly Point[] {
  const { points } = gridOf(program, 'OD');
  return eye === 'OD' ? points : points.map(mirrored);
}
