import type { Point } from '@isopter/clinical';
import { linear, type LinearScale, tenths } from './scales.ts';

/** Room beside a plot for what is written there, px. */
export interface Margin {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Edges of a plot within its svg, px. */
export type Area = Margin;

/** Less is no plot any more, px. */
const LEAST = 10;

/** What the margins leave of a drawing of this size. */
export function areaOf(width: number, height: number, { left, right, top, bottom }: Margin): Area {
  return { left, right: Math.max(left + LEAST, width - right), top, bottom: Math.max(top + LEAST, height - bottom) };
}

/** The largest area of a proportion within those margins, in the middle; `across` and `down` in one unit. */
export function inProportion(width: number, height: number, margin: Margin, across: number, down: number): Area {
  const room = { x: width - margin.left - margin.right, y: height - margin.top - margin.bottom };
  const unit = Math.max(LEAST / Math.max(across, down), Math.min(room.x / across, room.y / down));
  const left = margin.left + Math.max(0, room.x - across * unit) / 2;
  const top = margin.top + Math.max(0, room.y - down * unit) / 2;
  return { left, right: left + across * unit, top, bottom: top + down * unit };
}

/** A field around fixation: degrees to the right and upwards, at one scale. */
export interface FieldFrame extends Area {
  readonly x: LinearScale;
  readonly y: LinearScale;
  /** Pixels of fixation, and of a degree. */
  readonly centre: Point;
  readonly perDegree: number;
}

/** How far a field is shown, degrees from fixation. */
export interface Reach {
  readonly left: number;
  readonly right: number;
  readonly up: number;
  readonly down: number;
}

const reachOf = (extent: number | Reach): Reach =>
  typeof extent === 'number' ? { left: extent, right: extent, up: extent, down: extent } : extent;

/** The largest field of that reach in a drawing; what lies beyond is drawn at its edge. */
export function fieldFrame(width: number, height: number, margin: Margin, extent: number | Reach): FieldFrame {
  const { left, right, up, down } = reachOf(extent);
  const area = inProportion(width, height, margin, left + right, up + down);
  const x = linear({ domain: [-left, right], range: [area.left, area.right], clamp: true });
  const y = linear({ domain: [up, -down], range: [area.top, area.bottom], clamp: true });
  return { ...area, x, y, centre: { x: x(0), y: y(0) }, perDegree: (area.right - area.left) / (left + right) };
}

/** Degrees to the right and upwards of an angle, counter-clockwise from the right, and a distance from fixation. */
export function polar(angle: number, degrees: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: degrees * Math.cos(turn), y: degrees * Math.sin(turn) };
}

/** Where degrees of a field lie in its drawing, px. */
export const placeIn = ({ x, y }: Pick<FieldFrame, 'x' | 'y'>, at: Point): Point => ({ x: x(at.x), y: y(at.y) });

/** Where an angle and a distance from fixation lie, beyond the edge of the field too: names stand there. */
export function around({ centre, perDegree }: FieldFrame, angle: number, degrees: number): Point {
  const { x, y } = polar(angle, degrees * perDegree);
  return { x: tenths(centre.x + x), y: tenths(centre.y - y) };
}
