import { type Eye, EYES, type Sample } from '../types.ts';

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

/** Two lanes of periods above the curves of both pupils; only the lanes, higher, when there are no curves. */
export function timelineGeometry(
  width: number,
  height: number,
  end: number,
  curves: Readonly<Record<Eye, readonly Sample[]>>,
): TimelineGeometry {
  const left = AXIS.left;
  const right = Math.max(left + 1, width - AXIS.right);
  const bottom = Math.max(AXIS.top + 1, height - AXIS.bottom);
  const has = EYES.some((eye) => curves[eye].length > 0);
  const lane = has ? LANE : Math.min(64, Math.max(LANE, (bottom - AXIS.top - GAP) / 2));
  const lanes = { OS: AXIS.top, OD: AXIS.top + lane + GAP };
  const seen = EYES.flatMap((eye) => curves[eye].flatMap(([, diameter]) => diameter ?? []));
  const least = Math.floor(seen.reduce((low, value) => Math.min(low, value), DIAMETERS.least));
  const most = Math.ceil(seen.reduce((high, value) => Math.max(high, value), DIAMETERS.most));
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

/** The curve as a path; it breaks where a lid was before the pupil. */
export function curvePath(samples: readonly Sample[], { x, y }: TimelineGeometry): string {
  let isOpen = false;
  return samples
    .map(([time, diameter]) => {
      if (diameter === null) {
        isOpen = false;
        return '';
      }
      const command = isOpen ? 'L' : 'M';
      isOpen = true;
      return `${command}${x(time)} ${y(diameter)}`;
    })
    .join('');
}
