import type { Point } from '../../shared/point.ts';
import { ALL_AROUND, onSquare, PRIMARY } from '../gaze/directions.ts';

/** Inner and outer field of a chart of deviation, degrees (Hess): on a grid of 5° squares. */
export const INNER = 15;
export const OUTER = 30;

/** The direction of a location, and which field it belongs to; undefined for a location this chart does not know. */
export function locationOf(index: number): { direction: number; field: 'primary' | 'inner' | 'outer' } | undefined {
  if (index === PRIMARY) return { direction: PRIMARY, field: 'primary' };
  const around = ALL_AROUND.length;
  if (index < 1 || index > 2 * around) return undefined;
  return { direction: ((index - 1) % around) + 1, field: index > around ? 'outer' : 'inner' };
}

/** Where the fixed target of a location stands, degrees; undefined for a location this chart does not know. */
export function placeOf(index: number): Point | undefined {
  const location = locationOf(index);
  return location && onSquare(location.direction, location.field === 'outer' ? OUTER : INNER);
}
