/** A direction of gaze in degrees from straight ahead, as the patient sees it: x positive to the right, y up. */
export interface Gaze {
  readonly x: number;
  readonly y: number;
}

/**
 * The nine diagnostic positions of gaze: 0 is straight ahead, 1 is up, and on clockwise as the patient sees it in steps of
 * 45° to 8, up and left. One step to the side and up or down.
 */
const STEPS = [
  [0, 0],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
] as const;

/** Straight ahead. */
export const PRIMARY = 0;
/** All around it. */
export const ALL_AROUND: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];
/** The six cardinal positions, in each of which one muscle of either eye does most of the work. */
export const SIX_CARDINAL: readonly number[] = [2, 3, 4, 6, 7, 8];
/** Up, right, down, left. */
export const FOUR_CARDINAL: readonly number[] = [1, 3, 5, 7];

const stepOf = (direction: number): readonly [number, number] => STEPS[direction] ?? STEPS[PRIMARY];

/** Counter-clockwise from the patient's right, degrees, above -180 up to 180; 0 for straight ahead too. */
export function polarAngle(direction: number): number {
  const [x, y] = stepOf(direction);
  return (Math.atan2(y, x) * 180) / Math.PI;
}

/** As far out in every direction: on a circle, as the eyes are asked to move. */
export function onCircle(direction: number, eccentricity: number): Gaze {
  const [x, y] = stepOf(direction);
  const length = Math.hypot(x, y) || 1;
  return { x: (eccentricity * x) / length, y: (eccentricity * y) / length };
}

/** Corners as far out to the side and up as the middles of the sides: on a square, as deviations are charted (Hess). */
export function onSquare(direction: number, eccentricity: number): Gaze {
  const [x, y] = stepOf(direction);
  return { x: eccentricity * x, y: eccentricity * y };
}

export const plus = (one: Gaze, other: Gaze, times = 1): Gaze => ({
  x: one.x + times * other.x,
  y: one.y + times * other.y,
});

/** Without the minus before a zero, which does not survive being written down. */
const tenths = (degrees: number): number => Math.round(10 * degrees) / 10 || 0;

/** Tenths of a degree: finer than any tracker of eyes. */
export const rounded = ({ x, y }: Gaze): Gaze => ({ x: tenths(x), y: tenths(y) });

/** Degrees of a deviation in prism dioptres: 100 times the tangent. */
export const degreesOf = (prism: number): number => (Math.atan(prism / 100) * 180) / Math.PI;
/** Prism dioptres of a deviation in degrees. */
export const prismOf = (degrees: number): number => 100 * Math.tan((degrees * Math.PI) / 180);
