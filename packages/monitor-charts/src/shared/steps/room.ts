import { linear, type LinearScale } from '../../chart/scales.ts';

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

/** Where trials in their order lie across a chart. */
export interface TrialScales {
  /** Middle of a trial, counted from 1; the same however many follow, as long as there is room. */
  readonly x: LinearScale;
  /** Of the trials that are drawn: the older ones have left. */
  readonly drawn: LinearScale;
  /** What is drawn by trial is moved to the left by so much, px, when there are more than can be drawn. */
  readonly shift: number;
  /** Room of a trial, px. */
  readonly room: number;
}

/** Lays out so many trials between two pixels, with room for the least from the beginning. */
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
