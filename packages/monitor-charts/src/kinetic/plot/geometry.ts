import { neighbours } from '../model/isopter.ts';
import { DIRECTIONS } from '../model/read.ts';
import type { KineticDirection } from '../types.ts';

/** Radius of the drawn field, degrees, and its rings. */
export const EXTENT = 90;
export const RINGS = [10, 20, 30, 40, 50, 60, 70, 80, 90] as const;
/** Rings with a label. */
export const LABELLED: readonly number[] = [30, 60, 90];

/** Room for letters and angles around the field, and for the ruler below. */
const SIDE = 24;
const RULER = 16;
/** Two directions are joined by so many straight pieces. */
const PIECES = 6;

/** Where degrees lie in a drawing of this size: equal scales, fixation in the middle. */
export interface PolarGeometry {
  readonly centre: { readonly x: number; readonly y: number };
  /** Of the field, pixels. */
  readonly radius: number;
  readonly perDegree: number;
  /** The pixel of an angle (counter-clockwise from the right) and a distance from fixation, both degrees. */
  readonly at: (angle: number, degrees: number) => { readonly x: number; readonly y: number };
}

/** A tenth of a pixel is as fine as anything is seen. */
const tenths = (pixels: number): number => Math.round(pixels * 10) / 10;

/** The largest field of 90° around fixation that fits. */
export function polarGeometry(width: number, height: number): PolarGeometry {
  const radius = Math.max(1, Math.min((width - 2 * SIDE) / 2, (height - 2 * SIDE - RULER) / 2));
  const centre = { x: tenths(width / 2), y: tenths((height - RULER) / 2) };
  const perDegree = radius / EXTENT;
  return {
    centre,
    radius,
    perDegree,
    at: (angle, degrees) => {
      const turn = (angle * Math.PI) / 180;
      const length = degrees * perDegree;
      return { x: tenths(centre.x + length * Math.cos(turn)), y: tenths(centre.y - length * Math.sin(turn)) };
    },
  };
}

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
 * The isopter as far as it is known: `line` joins neighbouring directions, smooth between those that were seen, straight
 * to fixation where nothing was; `area` is what lies within, to be filled.
 */
export function isopterPaths(
  directions: readonly KineticDirection[],
  { at, centre }: PolarGeometry,
): { readonly line: string; readonly area: string } {
  const seen = new Map(directions.flatMap((one) => (one.state === 'seen' ? [[one.direction, one.radius]] : [])));
  const pieces = neighbours(directions)
    .filter(([one, next]) => one.state === 'seen' || next.state === 'seen')
    .map((pair) =>
      pieceOf(pair, (direction) => seen.get(direction)).map(([angle, degrees]) => {
        const { x, y } = at(angle, Math.min(EXTENT, degrees));
        return `${x} ${y}`;
      }),
    );
  return {
    line: pieces.map((points) => `M${points.join('L')}`).join(''),
    area: pieces.map((points) => `M${centre.x} ${centre.y}L${points.join('L')}Z`).join(''),
  };
}
