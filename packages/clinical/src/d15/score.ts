import { CAP_COUNT, capOf, REFERENCE } from './caps.ts';

/**
 * The type of a colour vision deficiency; `red-green` if the angle is between the protan and deutan axes, `unknown` if
 * it is near no axis.
 */
export type Deficiency = 'protan' | 'deutan' | 'tritan' | 'red-green' | 'unknown';
/** The outcome of an arrangement: normal, one type of deficiency, or errors in every direction. */
export type D15Outcome = 'normal' | Deficiency | 'random';

/** The scores of an arrangement by the method of Vingrys and King-Smith. */
export interface D15Score {
  /** The direction of the confusions in the u*, v* plane in degrees, more than -90 and at most 90. */
  readonly angle: number;
  /** The radii of the moments of inertia along and across that direction in u*, v* units. */
  readonly major: number;
  readonly minor: number;
  /** The confusion index, a measure of severity; 1 without errors. */
  readonly c_index: number;
  /** The selectivity index: how much the confusions have a common direction. */
  readonly s_index: number;
  /** The total error score, from both radii. */
  readonly tes: number;
}

/**
 * The major radius of the perfect arrangement, by which the confusion index is normalised (Vingrys and King-Smith
 * 1988).
 */
const NORMAL_MAJOR = 9.234669;
/**
 * The confusion index above which an arrangement is abnormal, and the selectivity from which it has a direction
 * (ibid.).
 */
export const ABNORMAL_C = 1.78;
export const SELECTIVE_S = 2;

/**
 * The angles of the deficiencies in degrees: the range of each, and the mean of dichromats, which is drawn as the
 * confusion axis (ibid., tables 3 and 4).
 */
export const AXES = {
  protan: { least: 3, most: 17, mean: 8.8 },
  deutan: { least: -11, most: -4, mean: -7.4 },
  tritan: { least: -90, most: -70, mean: -82.8 },
} as const;
export type Axis = keyof typeof AXES;
export const AXIS_NAMES = ['protan', 'deutan', 'tritan'] as const satisfies readonly Axis[];

/** Returns whether the arrangement contains every cap once and can be scored. */
export const isComplete = (order: readonly number[]): boolean => order.length === CAP_COUNT;

/** The steps of an arrangement from cap to cap, beginning with the reference cap. */
export const stepsOf = (order: readonly number[]): readonly (readonly [from: number, to: number])[] =>
  order.map((cap, i) => [order[i - 1] ?? REFERENCE, cap]);

const DEGREES = 180 / Math.PI;

/** The orientation of an angle in radians, regardless of its sense, in degrees above -90 and at most 90. */
export function undirected(radians: number): number {
  const angle = radians * DEGREES;
  if (angle > 90) return angle - 180;
  return angle <= -90 ? angle + 180 : angle;
}

/** The angle between two orientations in degrees, 0 to 90. */
function between(one: number, other: number): number {
  const apart = Math.abs(one - other) % 180;
  return Math.min(apart, 180 - apart);
}

/** The maximum angle in degrees to an axis that counts as parallel to it: our own choice. */
const PARALLEL = 20;

/** The confusion axis nearest to an angle in degrees; `null` if it is near none. */
export function nearestAxis(angle: number): Axis | null {
  const [nearest] = AXIS_NAMES.map((axis) => ({ axis, apart: between(angle, AXES[axis].mean) })).sort(
    (one, other) => one.apart - other.apart,
  );
  return nearest && nearest.apart <= PARALLEL ? nearest.axis : null;
}

/**
 * The moments of inertia of the steps between caps in the u*, v* plane (Vingrys and King-Smith, IOVS 1988;29:50-63).
 *
 * @param order the fifteen caps in the order they were placed, without the reference cap
 * @returns the scores; `null` until all caps are placed
 */
export function scoreOf(order: readonly number[]): D15Score | null {
  if (!isComplete(order)) return null;
  let [uu, vv, uv] = [0, 0, 0];
  for (const [from, to] of stepsOf(order)) {
    const [du, dv] = [capOf(to).u - capOf(from).u, capOf(to).v - capOf(from).v];
    [uu, vv, uv] = [uu + du * du, vv + dv * dv, uv + du * dv];
  }
  const axis = Math.atan2(2 * uv, uu - vv) / 2;
  const along = uu * Math.cos(axis) ** 2 + vv * Math.sin(axis) ** 2 + 2 * uv * Math.sin(axis) * Math.cos(axis);
  const across = uu + vv - along;
  const radius = (moment: number): number => Math.sqrt(Math.max(0, moment) / order.length);
  const [major, minor] = [radius(along), radius(across)];
  return {
    angle: undirected(axis),
    major,
    minor,
    c_index: major / NORMAL_MAJOR,
    s_index: major / minor,
    tes: Math.hypot(major, minor),
  };
}

/**
 * The deficiency indicated by an angle in degrees: `red-green` between the ranges of protans and deutans, otherwise the
 * axis it is about parallel to, because anomalous observers are beside the ranges of dichromats.
 */
export function deficiencyOf(angle: number): Deficiency {
  if (angle > AXES.deutan.most && angle < AXES.protan.least) return 'red-green';
  return nearestAxis(angle) ?? 'unknown';
}

/** The outcome of a score: normal up to a confusion index of 1.78, without a direction below a selectivity of 2. */
export function outcomeOf({ angle, c_index, s_index }: D15Score): D15Outcome {
  if (c_index <= ABNORMAL_C) return 'normal';
  return s_index < SELECTIVE_S ? 'random' : deficiencyOf(angle);
}
