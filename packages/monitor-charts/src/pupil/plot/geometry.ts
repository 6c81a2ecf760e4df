import { type Band, type Eye, EYES, type Sample } from '../types.ts';

/** Left: names of lanes and of the axis. Below: the time. */
const AXIS = { left: 46, right: 12, top: 6, bottom: 36 } as const;
const LANE = 26;
const GAP = 6;
const TO_CURVES = 12;
/** A pupil is drawn between these at least, mm. */
const DIAMETERS = { least: 3, most: 6 } as const;

/** Where times, lanes and diameters lie in a drawing of this size. */
export interface TimelineGeometry {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Upper edges and height of the lanes, px. */
  readonly lanes: Readonly<Record<Eye, number>>;
  readonly lane: number;
  /** Upper edge of the curves, px; null when there are none. */
  readonly curves: number | null;
  readonly x: (time: number) => number;
  readonly y: (diameter: number) => number;
  /** Whole millimetres with a line. */
  readonly diameters: readonly number[];
  /** Times with a label. */
  readonly times: readonly number[];
}

/** A tenth of a pixel is as fine as anything is seen. */
const tenths = (pixels: number): number => Math.round(pixels * 10) / 10;

/** The smallest round step that gives no more than so many labels. */
const stepOf = (end: number, most: number): number =>
  [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000].find((step) => end / step <= most) ?? end;

/** Whole millimetres from below the smallest pupil to above the largest; null when there are no curves. */
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

/** Two lanes of periods above the curves of both pupils; only the lanes, higher, when there are no curves. */
export function timelineGeometry(
  width: number,
  height: number,
  end: number,
  range: readonly [least: number, most: number] | null,
): TimelineGeometry {
  const left = AXIS.left;
  const right = Math.max(left + 1, width - AXIS.right);
  const bottom = Math.max(AXIS.top + 1, height - AXIS.bottom);
  const has = range !== null;
  const [least, most] = range ?? [DIAMETERS.least, DIAMETERS.most];
  const lane = has ? LANE : Math.min(64, Math.max(LANE, (bottom - AXIS.top - GAP) / 2));
  const lanes = { OS: AXIS.top, OD: AXIS.top + lane + GAP };
  const top = lanes.OD + lane + TO_CURVES;
  const step = stepOf(end, Math.max(2, (right - left) / 60));
  return {
    left,
    right,
    top: AXIS.top,
    bottom: has ? bottom : lanes.OD + lane,
    lanes,
    lane,
    curves: has ? top : null,
    x: (time) => tenths(left + (Math.min(end, Math.max(0, time)) / end) * (right - left)),
    y: (diameter) => tenths(bottom - ((diameter - least) / (most - least)) * Math.max(1, bottom - top)),
    diameters: has ? Array.from({ length: most - least + 1 }, (_, i) => least + i) : [],
    times: Array.from({ length: Math.floor(end / step) + 1 }, (_, i) => i * step),
  };
}

/** Where a period of an eye lies in its lane. */
export function bandBox({ eye, from, to }: Pick<Band, 'eye' | 'from' | 'to'>, { x, lanes, lane }: TimelineGeometry) {
  const left = x(from);
  return { x: left, y: lanes[eye], width: x(to) - left, height: lane };
}

/**
 * The curve as a path; it breaks where a lid was before the pupil. Of all samples in the same tenth of a pixel the first,
 * the lowest, the highest and the last are drawn: more cannot be seen.
 */
export function curvePath(samples: readonly Sample[], { x, y }: TimelineGeometry): string {
  let path = '';
  let isOpen = false;
  let column: { at: number; low: number; high: number; last: number } | null = null;
  const close = (): void => {
    if (column === null) return;
    const { at, low, high, last } = column;
    path += [...new Set([low, high, last])].map((place) => `L${at} ${place}`).join('');
    column = null;
  };
  for (const [time, diameter] of samples) {
    if (diameter === null) {
      close();
      isOpen = false;
      continue;
    }
    const [at, place] = [x(time), y(diameter)];
    if (column !== null && column.at === at) {
      column = { at, low: Math.max(column.low, place), high: Math.min(column.high, place), last: place };
      continue;
    }
    close();
    path += `${isOpen ? 'L' : 'M'}${at} ${place}`;
    isOpen = true;
    column = { at, low: place, high: place, last: place };
  }
  close();
  return path;
}
