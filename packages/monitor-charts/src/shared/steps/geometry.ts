import { linearScale } from '../scale.ts';

const AXIS = { left: 48, right: 8, top: 22, bottom: 36 } as const;
/** Marks are never larger, nor smaller, px; those that hold what was shown may be larger than mere signs. */
const MARK = { shown: 22, sign: 13, smallest: 5 } as const;
/** What of a trial's room its mark takes. */
const SHARE = 0.96;

/** Where trials and values lie in a drawing of this size. */
export interface StepGeometry {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Edge of a mark's square, px. */
  readonly mark: number;
  /** Trials there is room for across. */
  readonly across: number;
  /** What is drawn by trial is moved to the left by so much, px, when there are more than can be drawn. */
  readonly shift: number;
  /** Middle of a trial, counted from 1; the same however many follow, as long as there is room. */
  readonly x: (trial: number) => number;
  /** Height of a value; beyond the ends of the axis as at its ends. */
  readonly y: (value: number) => number;
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

/** Trials that are drawn at the most: more than any test has; of a device that never ends the newest. */
export const MOST_DRAWN = 60;

/** How many of so many trials are older than those that are drawn. */
export const notDrawn = (trials: number): number => Math.max(0, trials - MOST_DRAWN);

/** A full chart gets room for so many times as many trials: what was drawn moves rarely, not with every trial. */
const GROWTH = 4 / 3;

/** Trials there is room for across the chart when there are so many. */
export function roomFor(trials: number, least: number): number {
  let room = Math.min(least, MOST_DRAWN);
  while (room < Math.min(trials, MOST_DRAWN)) room = Math.min(MOST_DRAWN, Math.ceil(room * GROWTH));
  return room;
}

/** A tenth of a pixel is as fine as anything is seen. */
export const tenths = (pixels: number): number => Math.round(10 * pixels) / 10;

/** Lays out a step chart: trials from left to right, each with the same room, values upwards or downwards. */
export function stepGeometry({ width, height, trials, least, values, isShown = false }: StepExtent): StepGeometry {
  const left = AXIS.left;
  const right = Math.max(left + 10, width - AXIS.right);
  const top = AXIS.top;
  const bottom = Math.max(top + 10, height - AXIS.bottom);
  const across = roomFor(trials, least);
  const room = (right - left) / across;
  const [high, low] = values;
  const ends = [Math.min(high, low), Math.max(high, low)] as const;
  const mark = Math.max(MARK.smallest, Math.min(isShown ? MARK.shown : MARK.sign, room * SHARE));
  const scale = linearScale({ domain: [high, low], range: [top + mark / 2, bottom - mark / 2] });
  return {
    left,
    right,
    top,
    bottom,
    mark,
    across,
    shift: tenths(notDrawn(trials) * room),
    x: (trial) => tenths(left + (trial - 0.5) * room),
    y: (value) => tenths(scale(Math.min(ends[1], Math.max(ends[0], value)))),
  };
}
