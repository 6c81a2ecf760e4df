import { linear, type LinearScale } from '../../chart/scales.ts';

/** The maximum number of trials drawn, more than any test has; if a device never ends, the newest are drawn. */
export const MOST_DRAWN = 60;

/** The number of oldest trials that are not drawn. */
export const notDrawn = (trials: number): number => Math.max(0, trials - MOST_DRAWN);

/** The factor by which the axis grows when it is full, so that marks move rarely and not with every trial. */
const GROWTH = 4 / 3;

/** The number of trials that the axis has room for. */
export function roomFor(trials: number, least: number): number {
  let room = Math.min(least, MOST_DRAWN);
  while (room < Math.min(trials, MOST_DRAWN)) room = Math.min(MOST_DRAWN, Math.ceil(room * GROWTH));
  return room;
}

/** The horizontal scales of the trials. */
export interface TrialScales {
  /** The centre of a trial by its number from 1. It does not change with further trials while there is room. */
  readonly x: LinearScale;
  /** The scale of the drawn trials, without the oldest ones. */
  readonly drawn: LinearScale;
  /** The distance in pixels by which the marks are shifted to the left if there are more trials than can be drawn. */
  readonly shift: number;
  /** The width of a trial in pixels. */
  readonly room: number;
}

/** Lays out a number of trials between two pixels, with room for at least a given number. */
export function trialScales(trials: number, least: number, range: readonly [left: number, right: number]): TrialScales {
  const across = roomFor(trials, least);
  const first = notDrawn(trials);
  const x = linear({ domain: [0.5, across + 0.5], range });
  return {
    x,
    drawn: linear({ domain: [first + 0.5, first + across + 0.5], range }),
    shift: x(first) - x(0),
    room: (range[1] - range[0]) / across,
  };
}
