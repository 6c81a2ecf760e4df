import type { Point } from '@isopter/clinical';
import { type FieldFrame, fieldFrame } from '../../chart/frame.ts';

/** The margins of a map: none, because its labels are outside it. */
const WHOLE = { left: 0, right: 0, top: 0, bottom: 0 } as const;

/** The width and height of a field in degrees, the same to both sides of fixation. */
export interface Span {
  readonly width: number;
  readonly height: number;
}

const reach = (values: readonly number[], spacing: number): number =>
  2 * Math.max(0, ...values.map(Math.abs)) + spacing;

/** The span of points with a cell of the raster around each. */
export const spanOf = (points: readonly Point[], spacing: number): Span => ({
  width: reach(
    points.map(({ x }) => x),
    spacing,
  ),
  height: reach(
    points.map(({ y }) => y),
    spacing,
  ),
});

/** The frame of a map in which neighbouring points are `pitch` apart, with fixation in its middle. */
export function rasterFrame({ width, height }: Span, spacing: number, pitch: number): FieldFrame {
  const perDegree = pitch / spacing;
  const half = { left: width / 2, right: width / 2, up: height / 2, down: height / 2 };
  return fieldFrame(width * perDegree, height * perDegree, WHOLE, half);
}

/** Whether a point lies on the raster of its program; the ten points that a 24-2C adds do not. */
export const isOnRaster = ({ x, y }: Point, spacing: number): boolean =>
  [x, y].every((at) => at === 0 || Math.abs((at - spacing / 2) % spacing) < 1e-9);
