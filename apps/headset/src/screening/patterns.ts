import { type Eye, mirrored, type Point } from '@isopter/clinical';
import { type GridName, gridOf } from '@isopter/clinical/perimetry';

/** The patterns whose locations are settled by seen or not seen, by the names of their grids. */
export type PatternName = Exclude<GridName, 'FOVEAL'>;

/** The points of a pattern as an eye sees them, or both eyes together; a left eye has them in the order of a right one. */
export function patternOf(name: PatternName, eye: Eye | 'OU'): readonly Point[] {
  const { points } = gridOf(name, 'OD');
  return eye === 'OS' ? points.map(mirrored) : points;
}
