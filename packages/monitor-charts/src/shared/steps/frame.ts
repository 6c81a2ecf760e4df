import { type Area, areaOf } from '../../chart/frame.ts';
import { linear, type LinearScale } from '../../chart/scales.ts';
import { type TrialScales, trialScales } from './room.ts';

const MARGIN = { left: 48, right: 8, top: 22, bottom: 36 } as const;
/** The maximum and minimum sizes of marks in pixels; marks with optotypes may be larger than plain ones. */
const MARK = { shown: 22, sign: 13, smallest: 5 } as const;
/** The share of a trial's width that its mark takes. */
const SHARE = 0.96;

/** The scales and the plot area of a step chart in a drawing of a given size. */
export interface StepFrame extends TrialScales {
  readonly area: Area;
  /** The scale of values, clamped to the axis. */
  readonly y: LinearScale;
  /** The side of a mark in pixels. */
  readonly mark: number;
}

export interface StepExtent {
  readonly width: number;
  readonly height: number;
  /** The number of trials. */
  readonly trials: number;
  /** The minimum number of trials that the axis has room for. */
  readonly least: number;
  /** The values at the top and at the bottom. */
  readonly values: readonly [top: number, foot: number];
  /** Whether marks contain optotypes. */
  readonly isShown?: boolean;
}

/** Lays out a step chart: trials from left to right with equal widths, values upwards or downwards. */
export function stepFrame({ width, height, trials, least, values, isShown = false }: StepExtent): StepFrame {
  const area = areaOf(width, height, MARGIN);
  const scales = trialScales(trials, least, [area.left, area.right]);
  const mark = Math.max(MARK.smallest, Math.min(isShown ? MARK.shown : MARK.sign, scales.room * SHARE));
  const y = linear({ domain: values, range: [area.top + mark / 2, area.bottom - mark / 2], clamp: true });
  return { ...scales, area, y, mark };
}
