import type { Eye } from '../eye.ts';
import { mirrored, type Point } from '../point.ts';

/**
 * Centre of the physiological blind spot of a right eye, where fixation checks are shown, degrees (visualFields; the optic
 * disc lies 1.5° below the horizontal).
 */
const CENTRE: Point = { x: 15, y: -1.5 };
/** Half its width and height, degrees (visualFields draws 2.75 × 3.75). */
const RADII = { x: 2.75, y: 3.75 };

/** The location at which the blind spot of an eye is checked. */
export const blindSpotOf = (eye: Eye): Point => (eye === 'OS' ? mirrored(CENTRE) : CENTRE);

/** Returns whether a point lies in the blind spot. Of the grid locations at (15, ±3) the lower one does. */
export function isInBlindSpot({ x, y }: Point, eye: Eye): boolean {
  const centre = blindSpotOf(eye);
  return ((x - centre.x) / RADII.x) ** 2 + ((y - centre.y) / RADII.y) ** 2 <= 1;
}
