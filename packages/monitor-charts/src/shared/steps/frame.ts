import { type Area, areaOf } from '../../chart/frame.ts';
import { linear, type LinearScale } from '../../chart/scales.ts';
import { type TrialScales, trialScales } from './room.ts';

const MARGIN = { left: 48, right: 8, top: 22, bottom: 36 } as const;
/** Marks are never larger, nor smaller, px; those that hold what was shown may be larger than mere signs. */
const MARK = { shown: 22, sign: 13, smallest: 5 } as const;
/** What of a trial's room its mark takes. */
const SHARE = 0.96;

/** Where trials and values lie in a drawing of this size. */
export interface StepFrame extends TrialScales {
  readonly area: Area;
  /** Height of a value; beyond the ends of the axis as at its ends. */
  readonly y: LinearScale;
  /** Edge of a mark's square, px. */
  readonly mark: number;
}

export interface StepExtent {
  readonly width: number;
  readonly height: number;
  /** How many trials there are, */
  readonly trials: number;
  /** and how many there is room for from the beginning. */
  readonly least: number;
  /** The values at the top and at the foot. */
  readonly values: readonly [top: number, foot: number];
  /** Whether marks hold what was shown. */
  readonly isShown?: boolean;
}

/** Lays out a step chart: trials from left to right, each with the same room, values upwards or downwards. */
export function stepFrame({ width, height, trials, least, values, isShown = false }: StepExtent): StepFrame {
  const area = areaOf(width, height, MARGIN);
  const scales = trialScales(trials, least, [area.left, area.right]);
  const mark = Math.max(MARK.smallest, Math.min(isShown ? MARK.shown : MARK.sign, scales.room * SHARE));
  const y = linear({ domain: values, range: [area.top + mark / 2, area.bottom - mark / 2], clamp: true });
  return { ...scales, area, y, mark };
}
