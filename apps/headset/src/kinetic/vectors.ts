import type { Eye, Point } from '../perimetry/grids.ts';

/** Directions of an eye, 15° apart. */
export const DIRECTIONS = 24;
/** Said of a record that belongs to no direction: a check of fixation or of attention. */
export const NO_DIRECTION = 0;

/** The stimuli of kinetic perimetry this headset has, by the Goldmann size of the order; all of brightness 4e. */
export const STIMULI = { 1: 'I4e', 3: 'III4e', 5: 'V4e' } as const;
export type Stimulus = (typeof STIMULI)[keyof typeof STIMULI];

export const stimulusOf = (goldman_size: number | null | undefined): Stimulus | undefined =>
  STIMULI[(goldman_size ?? 3) as keyof typeof STIMULI];

/**
 * Parameters of a vector: 5 degrees a second in the periphery, 3 in the central field, along a meridian from outside to
 * the centre (Grobbel et al., semi-automated kinetic perimetry, 2016; textbook: 2 to 5).
 */
export const VECTOR = {
  fast: 5,
  slow: 3,
  /** Radius of the central field, degrees. */
  central: 30,
  /** Where a vector that is not answered ends, degrees from fixation. */
  end: 2,
  /** Vectors begin this much outside of where healthy young eyes see the stimulus, at most at the edge of the field. */
  outside: { least: 5, most: 12 },
  edge: 90,
} as const;

/** The angle of a direction, degrees counter-clockwise from the patient's right: direction 1 is 0°, 7 straight up. */
export const angleOf = (direction: number): number => ((direction - 1) * 360) / DIRECTIONS;

const tenths = (degrees: number): number => Math.round(10 * degrees) / 10 + 0;

/** A place at an angle and a distance from fixation, to the tenth of a degree. */
export function placeAt(angle: number, radius: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: tenths(radius * Math.cos(turn)), y: tenths(radius * Math.sin(turn)) };
}

/** An angle as a right eye has it: both eyes look towards the nose, 180° of a right and 0° of a left one. */
export const asRightEye = (angle: number, eye: Eye): number => (eye === 'OD' ? angle : (540 - angle) % 360);

const { fast, slow, central, end } = VECTOR;

/** How far from fixation a stimulus is, so many seconds after it began to move inwards at a radius. */
export function radiusAfter(start: number, seconds: number): number {
  const outer = Math.max(0, start - central) / fast;
  if (seconds <= outer) return start - fast * Math.max(0, seconds);
  return Math.max(end, Math.min(start, central) - slow * (seconds - outer));
}

/** Seconds a stimulus takes from one radius to a smaller one. */
export const secondsBetween = (start: number, radius: number): number =>
  Math.max(0, start - Math.max(central, radius)) / fast + Math.max(0, Math.min(start, central) - radius) / slow;
