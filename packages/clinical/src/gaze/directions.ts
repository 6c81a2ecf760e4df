import type { Eye } from '../eye.ts';
import type { Point } from '../point.ts';

/**
 * The nine diagnostic positions of gaze, as the patient sees them, x to the right and y up: 0 is straight ahead, 1 is
 * up, and the others follow clockwise in steps of 45°, up to 8, up and left.
 */
const STEPS: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
  { x: 1, y: 0 },
  { x: 1, y: -1 },
  { x: 0, y: -1 },
  { x: -1, y: -1 },
  { x: -1, y: 0 },
  { x: -1, y: 1 },
];

export const PRIMARY = 0;
/** The eight directions around straight ahead. */
export const ALL_AROUND: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];
/** The six cardinal positions: in each, one muscle of either eye does most of the work. */
export const SIX_CARDINAL: readonly number[] = [2, 3, 4, 6, 7, 8];
/** Up, right, down, left. */
export const FOUR_CARDINAL: readonly number[] = [1, 3, 5, 7];

export type Direction = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
export const isDirection = (value: unknown): value is Direction =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < STEPS.length;

const stepOf = (direction: number): Point => STEPS[direction] ?? { x: 0, y: 0 };

/**
 * The angle counter-clockwise from the patient's right in degrees, above -180 and at most 180; 0 for straight ahead.
 */
export function polarAngle(direction: number): number {
  const { x, y } = stepOf(direction);
  return (Math.atan2(y, x) * 180) / Math.PI;
}

/** The position of a direction on a circle of a radius in degrees, as in tests of eye movements. */
export function onCircle(direction: number, radius: number): Point {
  const { x, y } = stepOf(direction);
  const length = Math.hypot(x, y) || 1;
  return { x: (radius * x) / length, y: (radius * y) / length };
}

/** The position of a direction on a square of a half width, as on charts of deviations. */
export function onSquare(direction: number, half: number): Point {
  const { x, y } = stepOf(direction);
  return { x: half * x, y: half * y };
}

/** Prism dioptres of a deviation in degrees: 100 times the tangent (1 Δ = 0.573°). */
export const prismOf = (degrees: number): number => 100 * Math.tan((degrees * Math.PI) / 180);

/** Degrees of a deviation in prism dioptres. */
export const degreesOf = (prism: number): number => (Math.atan(prism / 100) * 180) / Math.PI;

/** The muscles that turn the right eye most in each direction (the H of the six positions), by their abbreviations. */
const MUSCLES = ['', 'SR IO', 'SR', 'LR', 'IR', 'IR SO', 'SO', 'MR', 'IO'] as const;

/** The mirror image of a direction: temporal for one eye becomes temporal for the other. */
const mirrored = (direction: number): number => (direction === PRIMARY ? PRIMARY : ((9 - direction) % 8) + 1);

/** The muscles that turn an eye most in a direction, such as `LR` or `SR IO`; empty for straight ahead. */
export const musclesOf = (eye: Eye, direction: number): string =>
  MUSCLES[eye === 'OD' ? direction : mirrored(direction)] ?? '';
