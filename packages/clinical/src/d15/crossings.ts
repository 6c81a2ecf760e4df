import { CAPS, capOf } from './caps.ts';
import { type Axis, nearestAxis, stepsOf, undirected } from './score.ts';

/** A step across the circle instead of along it. */
export interface Crossing {
  readonly from: number;
  readonly to: number;
  /** The direction in the u*, v* plane in degrees, more than -90 and at most 90. */
  readonly angle: number;
  /** The nearest confusion axis; `null` if it is near none. */
  readonly axis: Axis | null;
}

/** The minimum number of positions along the circle that a crossing skips. */
const LEAST_PLACES = 3;
/** The number of crossings that fail the test (Farnsworth 1947). */
export const FAILING_CROSSINGS = 2;

/** The number of positions between two caps, the short way round. */
export function placesBetween(one: number, other: number): number {
  const straight = Math.abs(one - other);
  return Math.min(straight, CAPS.length - straight);
}

const angleOf = (from: number, to: number): number =>
  undirected(Math.atan2(capOf(to).v - capOf(from).v, capOf(to).u - capOf(from).u));

/** The crossings of an arrangement, complete or not, in its order (Farnsworth 1947). */
export const crossingsOf = (order: readonly number[]): readonly Crossing[] =>
  stepsOf(order)
    .filter(([from, to]) => placesBetween(from, to) >= LEAST_PLACES)
    .map(([from, to]) => {
      const angle = angleOf(from, to);
      return { from, to, angle, axis: nearestAxis(angle) };
    });
