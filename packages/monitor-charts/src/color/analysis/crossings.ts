import { CAPS, capOf } from './caps.ts';
import { AXES, AXIS_NAMES, type Axis, stepsOf } from './score.ts';

/** A step across the circle instead of along it. */
export interface Crossing {
  readonly from: number;
  readonly to: number;
  /** Direction in the u*, v* plane, degrees, more than -90 and at most 90. */
  readonly angle: number;
  /** The confusion axis it lies nearest to; null when it is far from all. */
  readonly axis: Axis | null;
}

/** Steps of fewer places along the circle change no side. */
const LEAST_PLACES = 3;
/** Farther than this from an axis, degrees, a crossing is not parallel to it: our own choice. */
const PARALLEL = 20;
/** So many crossings fail the test (Farnsworth 1947). */
export const FAILING_CROSSINGS = 2;

/** Places between two caps, the short way round. */
export function placesBetween(one: number, other: number): number {
  const straight = Math.abs(one - other);
  return Math.min(straight, CAPS.length - straight);
}

/** The angle between two directions without an arrow, degrees, 0 to 90. */
export function between(one: number, other: number): number {
  const apart = Math.abs(one - other) % 180;
  return Math.min(apart, 180 - apart);
}

function angleOf(from: number, to: number): number {
  const angle = (Math.atan2(capOf(to).v - capOf(from).v, capOf(to).u - capOf(from).u) * 180) / Math.PI;
  if (angle > 90) return angle - 180;
  return angle <= -90 ? angle + 180 : angle;
}

function nearestAxis(angle: number): Axis | null {
  const [nearest] = AXIS_NAMES.map((axis) => ({ axis, apart: between(angle, AXES[axis].mean) })).sort(
    (one, other) => one.apart - other.apart,
  );
  return nearest && nearest.apart <= PARALLEL ? nearest.axis : null;
}

/** The crossings of an arrangement, complete or not, in its order (Farnsworth 1947). */
export const crossingsOf = (order: readonly number[]): readonly Crossing[] =>
  stepsOf(order)
    .filter(([from, to]) => placesBetween(from, to) >= LEAST_PLACES)
    .map(([from, to]) => {
      const angle = angleOf(from, to);
      return { from, to, angle, axis: nearestAxis(angle) };
    });
