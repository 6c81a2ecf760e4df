import type { Point } from '@isopter/clinical';
import type { SingleEye } from '@isopter/contract';

/** The appearance of one eye at one moment. */
export interface EyeLook {
  /** Direction of gaze in degrees from straight ahead: x to the right of the patient, y up. */
  readonly gaze: Point;
  /** Diameter of the pupil in mm. */
  readonly pupil: number;
  /** How far the lids are open, from 0 (closed) to 1. */
  readonly openness: number;
}

/** The appearance of both eyes. */
export type Eyes = Readonly<Record<SingleEye, EyeLook>>;

/** How an examination changes the appearance of the eyes. Values it leaves out are those of steady fixation. */
export type Look = Partial<Readonly<Record<SingleEye, Partial<EyeLook>>>>;

/** Duration of a large saccade in seconds. */
export const SACCADE = 0.06;

/** Returns the share of a movement that is done, from 0 to 1, if it begins and ends at these seconds. */
export const shareMoved = (seconds: number, begin: number, end: number): number =>
  Math.min(1, Math.max(0, (seconds - begin) / (end - begin)));

/** Returns the gaze after a share of the way from one direction to another. */
export const gazeBetween = (from: Point, to: Point, share: number): Point => ({
  x: share === 1 ? to.x : from.x + share * (to.x - from.x),
  y: share === 1 ? to.y : from.y + share * (to.y - from.y),
});

/** Returns the gaze during and after a saccade from one direction to another, which begins at `begin` seconds. */
export const saccade = (from: Point, to: Point, seconds: number, begin = 0): Point =>
  gazeBetween(from, to, shareMoved(seconds, begin, begin + SACCADE));

/** Returns a look of both eyes in the same direction. */
export const bothLook = (gaze: Point): Look => ({ OD: { gaze }, OS: { gaze } });
