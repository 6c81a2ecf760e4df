import type { Point } from '@isopter/clinical';
import { DIRECTIONS, neighbours } from '@isopter/clinical/kinetic';
import { polar } from '../../chart/frame.ts';
import type { KineticDirection } from '../types.ts';
import { EXTENT } from './frame.ts';

/** The number of straight segments between two directions. */
const PIECES = 6;

/**
 * The slope of the radius at a direction, so that the line neither kinks nor overshoots (Fritsch and Carlson, 1980).
 */
function slopeAt(before: number | undefined, here: number, after: number | undefined): number {
  if (before === undefined || after === undefined) return 0;
  const [left, right] = [here - before, after - here];
  return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
}

/** The angle from one point to the next the short way round, -180 to 180. */
const turn = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

/** A direction modulo the circle: 0 is the last one, and the one after the last is the first. */
const around = (direction: number): number => ((direction - 1 + DIRECTIONS) % DIRECTIONS) + 1;

/** A segment of the isopter between two neighbours, with points as [angle, degrees]. */
function pieceOf(
  [one, next]: readonly [KineticDirection, KineticDirection],
  radiusOf: (direction: number) => number | undefined,
): readonly (readonly [number, number])[] {
  const [start, end] = [one.angle, next.angle];
  if (one.state !== 'seen' || next.state !== 'seen') {
    return [
      [start, one.radius],
      [end, next.radius],
    ];
  }
  const first = slopeAt(radiusOf(around(one.direction - 1)), one.radius, next.radius);
  const last = slopeAt(one.radius, next.radius, radiusOf(around(next.direction + 1)));
  return Array.from({ length: PIECES + 1 }, (_, i) => {
    const t = i / PIECES;
    const [t2, t3] = [t * t, t * t * t];
    const radius =
      (2 * t3 - 3 * t2 + 1) * one.radius +
      (t3 - 2 * t2 + t) * first +
      (3 * t2 - 2 * t3) * next.radius +
      (t3 - t2) * last;
    return [start + t * turn(start, end), Math.max(0, radius)] as const;
  });
}

/**
 * The known part of the isopter as segments between neighbouring directions, in degrees from fixation: smooth between
 * directions that were seen, straight to fixation if nothing was seen. Parts beyond the drawn field are at its edge.
 */
export function isopterPieces(directions: readonly KineticDirection[]): readonly (readonly Point[])[] {
  const seen = new Map(directions.flatMap((one) => (one.state === 'seen' ? [[one.direction, one.radius]] : [])));
  return neighbours(directions)
    .filter(([one, next]) => one.state === 'seen' || next.state === 'seen')
    .map((pair) =>
      pieceOf(pair, (direction) => seen.get(direction)).map(([angle, degrees]) =>
        polar(angle, Math.min(EXTENT, degrees)),
      ),
    );
}
