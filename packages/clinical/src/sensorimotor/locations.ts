import { deviationOf } from '../cover/statistics.ts';
import type { Deviation } from '../cover/types.ts';
import type { Eye } from '../eye.ts';
import type { Point } from '../point.ts';
import { ALL_AROUND, onSquare, PRIMARY } from '../gaze/directions.ts';

/** Inner and outer field of a chart of deviation, degrees (Hess): on a grid of 5° squares. */
export const INNER = 15;
export const OUTER = 30;
export const STEP = 5;
/** Neither chart reaches farther. */
const FARTHEST = 60;

/** The direction of a location, and which field it belongs to; undefined for a location this chart does not know. */
export function locationOf(index: number): { direction: number; field: 'primary' | 'inner' | 'outer' } | undefined {
  if (index === PRIMARY) return { direction: PRIMARY, field: 'primary' };
  const around = ALL_AROUND.length;
  if (index < 1 || index > 2 * around) return undefined;
  return { direction: ((index - 1) % around) + 1, field: index > around ? 'outer' : 'inner' };
}

/** Returns the position of the fixed target of a location, degrees; undefined if it is not on this chart. */
export function placeOf(index: number): Point | undefined {
  const location = locationOf(index);
  return location && onSquare(location.direction, location.field === 'outer' ? OUTER : INNER);
}

/**
 * Returns the deviation between the eyes at a location: where an eye points, in degrees, relative to the target its
 * fellow looks at; null for a location that is not on this chart. Each angle is converted separately: prism diopters do
 * not add up.
 */
export function deviationAt(eye: Eye, { location_index, x, y }: Point & { location_index: number }): Deviation | null {
  const place = placeOf(location_index);
  return place ? deviationOf({ eye, x: x - place.x, y: y - place.y }) : null;
}

/** How far a chart of these markers reaches, degrees: to the next line of the grid. */
export const reachOf = (markers: readonly (Point & { readonly location_index: number })[]): number => {
  const outermost = Math.max(
    INNER,
    ...markers.flatMap(({ location_index, x, y }) => {
      const place = placeOf(location_index) ?? { x: 0, y: 0 };
      return [x, y, place.x, place.y].map(Math.abs);
    }),
  );
  return Math.min(FARTHEST, STEP * Math.ceil((outermost + 2) / STEP));
};
