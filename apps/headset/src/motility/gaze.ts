import type { Point } from '@isopter/clinical';
import type { SingleEye } from '@isopter/contract';

/** A direction of gaze in degrees from straight ahead, as the patient sees it: x positive to the right, y up. */
export type Gaze = Point;

export const plus = (one: Gaze, other: Gaze, times = 1): Gaze => ({
  x: one.x + times * other.x,
  y: one.y + times * other.y,
});

/** Returns the other eye. */
export const fellowOf = (eye: SingleEye): SingleEye => (eye === 'OD' ? 'OS' : 'OD');

/** Without the minus before a zero, which does not survive being written down. */
const tenths = (degrees: number): number => Math.round(10 * degrees) / 10 || 0;

/** Tenths of a degree: finer than any tracker of eyes. */
export const rounded = ({ x, y }: Gaze): Gaze => ({ x: tenths(x), y: tenths(y) });
