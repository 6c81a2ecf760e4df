import type { Point } from '@isopter/clinical';

/**
 * Parameters of a vector: 5 degrees a second in the periphery, 3 in the central field, along a meridian from outside to
 * the centre (Grobbel et al., semi-automated kinetic perimetry, 2016; textbook: 2 to 5).
 */
export const VECTOR = {
  fast: 5,
  slow: 3,
  /** Radius of the central field, degrees. */
  central: 30,
  /** End of a vector without an answer, degrees from fixation. */
  end: 2,
  /** Vectors begin this much outside of where healthy young eyes see the stimulus, at most at the edge of the field. */
  outside: { least: 5, most: 12 },
  edge: 90,
} as const;

const tenths = (degrees: number): number => Math.round(10 * degrees) / 10 + 0;

/** A place at an angle and a distance from fixation, to the tenth of a degree. */
export function placeAt(angle: number, radius: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: tenths(radius * Math.cos(turn)), y: tenths(radius * Math.sin(turn)) };
}

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
