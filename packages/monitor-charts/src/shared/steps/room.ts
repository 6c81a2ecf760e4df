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
