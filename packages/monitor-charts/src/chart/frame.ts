import type { Point } from '@isopter/clinical';
import { linear, type LinearScale, tenths } from './scales.ts';

/** The margins around a plot for labels, in pixels. */
export interface Margin {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The edges of a plot within its svg, in pixels. */
export type Area = Margin;

/** The minimum width and height of a plot in pixels. */
const LEAST = 10;

/** The plot area that the margins leave in a drawing of this size. */
export function areaOf(width: number, height: number, { left, right, top, bottom }: Margin): Area {
  return { left, right: Math.max(left + LEAST, width - right), top, bottom: Math.max(top + LEAST, height - bottom) };
}

/** The largest centred area of a proportion within the margins; `across` and `down` are in the same unit. */
export function inProportion(width: number, height: number, margin: Margin, across: number, down: number): Area {
  const room = { x: width - margin.left - margin.right, y: height - margin.top - margin.bottom };
  const unit = Math.max(LEAST / Math.max(across, down), Math.min(room.x / across, room.y / down));
  const left = margin.left + Math.max(0, room.x - across * unit) / 2;
  const top = margin.top + Math.max(0, room.y - down * unit) / 2;
  return { left, right: left + across * unit, top, bottom: top + down * unit };
}

/** The frame of a visual field around fixation: degrees to the right and upwards, with the same scale. */
export interface FieldFrame extends Area {
  readonly x: LinearScale;
  readonly y: LinearScale;
  /** The position of fixation and the size of a degree, in pixels. */
  readonly centre: Point;
  readonly perDegree: number;
}

/** The displayed extent of a field in degrees from fixation. */
export interface Reach {
  readonly left: number;
  readonly right: number;
  readonly up: number;
  readonly down: number;
}

const reachOf = (extent: number | Reach): Reach =>
  typeof extent === 'number' ? { left: extent, right: extent, up: extent, down: extent } : extent;

/** The largest field of that extent that fits in a drawing; points beyond it are drawn at its edge. */
export function fieldFrame(width: number, height: number, margin: Margin, extent: number | Reach): FieldFrame {
  const { left, right, up, down } = reachOf(extent);
  const area = inProportion(width, height, margin, left + right, up + down);
  const x = linear({ domain: [-left, right], range: [area.left, area.right], clamp: true });
  const y = linear({ domain: [up, -down], range: [area.top, area.bottom], clamp: true });
  return { ...area, x, y, centre: { x: x(0), y: y(0) }, perDegree: (area.right - area.left) / (left + right) };
}

/**
 * Converts polar to Cartesian field coordinates: an angle, counter-clockwise from the right, and a distance from
 * fixation, both in degrees, to degrees to the right and upwards.
 */
export function polar(angle: number, degrees: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: degrees * Math.cos(turn), y: degrees * Math.sin(turn) };
}

/** The position of a field location in the drawing, in pixels. */
export const placeIn = ({ x, y }: Pick<FieldFrame, 'x' | 'y'>, at: Point): Point => ({ x: x(at.x), y: y(at.y) });

/**
 * The position of an angle and a distance from fixation in the drawing, also beyond the edge of the field, where labels
 * are.
 */
export function around({ centre, perDegree }: FieldFrame, angle: number, degrees: number): Point {
  const { x, y } = polar(angle, degrees * perDegree);
  return { x: tenths(centre.x + x), y: tenths(centre.y - y) };
}
