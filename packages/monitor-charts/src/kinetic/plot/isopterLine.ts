import type { Point } from '@isopter/clinical';
import { DIRECTIONS, neighbours } from '@isopter/clinical/kinetic';
import { polar } from '../../chart/frame.ts';
import type { KineticDirection } from '../types.ts';
import { EXTENT } from './frame.ts';

/** Two directions are joined by so many straight pieces. */
const PIECES = 6;

/** How the radius changes at a direction so that the line neither kinks nor overshoots (Fritsch and Carlson, 1980). */
function slopeAt(before: number | undefined, here: number, after: number | undefined): number {
  if (before === undefined || after === undefined) return 0;
  const [left, right] = [here - before, after - here];
  return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
}

/** The angle to the next point, the short way round, -180 to 180. */
const turn = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

/** A direction counted on around the circle: 0 is the last one, the one after the last the first. */
const around = (direction: number): number => ((direction - 1 + DIRECTIONS) % DIRECTIONS) + 1;

/** One piece of the isopter, between two neighbours: points as [angle, degrees]. */
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
 * The isopter as far as it is known, in pieces between neighbouring directions, degrees from fixation: smooth between those
 * that were seen, straight to fixation where nothing was; what lies beyond the drawn field at its edge.
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
