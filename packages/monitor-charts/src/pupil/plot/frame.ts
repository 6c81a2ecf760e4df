import { type Area, areaOf } from '../../chart/frame.ts';
import type { Place } from '../../chart/places.ts';
import { linear, type LinearScale } from '../../chart/scales.ts';
import { type Band, type Eye, EYES, type Sample } from '../types.ts';

/** The margins in pixels: on the left for the names of lanes and axis, below for the time. */
const MARGIN = { left: 46, right: 12, top: 6, bottom: 36 } as const;
const LANE = { least: 26, most: 64, gap: 6 } as const;
const TO_CURVES = 12;
/** The minimum range of the diameter axis in mm. */
const DIAMETERS = { least: 3, most: 6 } as const;

/** The scales, the lanes and the plot area of a timeline in a drawing of a given size. */
export interface TimelineFrame {
  /** The area of the curves, or of the lanes if there are no curves. */
  readonly area: Area;
  readonly x: LinearScale;
  /** The scale of diameters; `null` if there are no curves. */
  readonly y: LinearScale | null;
  /** The upper edges and the height of the lanes in pixels. */
  readonly lanes: Readonly<Record<Eye, number>>;
  readonly lane: number;
}

/** The range of diameters in whole millimetres; `null` if there are no curves. */
export function diametersOf(curves: Readonly<Record<Eye, readonly Sample[]>>): readonly [number, number] | null {
  if (EYES.every((eye) => curves[eye].length === 0)) return null;
  let [least, most]: [number, number] = [DIAMETERS.least, DIAMETERS.most];
  for (const eye of EYES)
    for (const [, diameter] of curves[eye]) {
      if (diameter === null) continue;
      least = Math.min(least, diameter);
      most = Math.max(most, diameter);
    }
  return [Math.floor(least), Math.ceil(most)];
}

/** Lays out two lanes of periods above the curves of both pupils, or only taller lanes if there are no curves. */
export function timelineFrame(
  width: number,
  height: number,
  end: number,
  range: readonly [least: number, most: number] | null,
): TimelineFrame {
  const { left, right, top, bottom } = areaOf(width, height, MARGIN);
  const half = (bottom - top - LANE.gap) / 2;
  const lane = range === null ? Math.min(LANE.most, Math.max(LANE.least, half)) : LANE.least;
  const lanes = { OS: top, OD: top + lane + LANE.gap };
  const under = lanes.OD + lane;
  const curves = Math.min(under + TO_CURVES, bottom - 1);
  return {
    area: range === null ? { left, right, top, bottom: under } : { left, right, top: curves, bottom },
    x: linear({ domain: [0, end], range: [left, right], clamp: true }),
    y: range && linear({ domain: range, range: [bottom, curves] }),
    lanes,
    lane,
  };
}

/** The position of a period in the lane of its eye. */
export function bandPlace(
  { eye, from, to }: Pick<Band, 'eye' | 'from' | 'to'>,
  frame: TimelineFrame,
): Omit<Place, 'id'> {
  const { x, lanes, lane } = frame;
  const width = Math.max(0.5, x(to) - x(from) - 1.5);
  return { x: x(from) + width / 2, y: lanes[eye] + lane / 2, width, height: lane, series: eye };
}

/** A point of a curve in pixels; `null` if the pupil was covered by the lid. */
export type CurvePoint = readonly [x: number, y: number] | null;

/**
 * Reduces the samples within each tenth of a pixel to the first, lowest, highest and last: more is not visible, and a
 * long test has a hundred times as many.
 */
export function thinned(samples: readonly Sample[], x: LinearScale, y: LinearScale): CurvePoint[] {
  const points: CurvePoint[] = [];
  let at = NaN;
  let column: number[] = [];
  const close = (): void => {
    const [first = 0] = column;
    const seen = [Math.max(...column), Math.min(...column), column.at(-1) ?? 0];
    if (column.length > 0) points.push([at, first]);
    if (column.length > 1) points.push(...[...new Set(seen)].map((place) => [at, place] as const));
    column = [];
  };
  for (const [time, diameter] of samples) {
    const next = x(time);
    if (diameter === null || next !== at) close();
    if (diameter === null) points.push(null);
    else {
      at = next;
      column.push(y(diameter));
    }
  }
  close();
  return points;
}
