import type { Seen } from './clean.ts';

/** The length in seconds of the steepest part of the constriction to which a line is fitted: three samples at 30 Hz. */
const STEEPEST = 0.07;
/** The least number of samples on a line: a slower camera determines no onset. */
const ON_LINE = 3;
/** The longest time in seconds between two samples of an interval that was seen. A blink is longer. */
const GAP = 0.1;
/**
 * The interval around the beginning of the light, in seconds, to which the line before the constriction is fitted: the
 * pupil is restless, or still dilates after an earlier flash. It ends before a pupil can have reacted.
 */
const BEFORE = { from: -0.5, to: 0.15 } as const;
/**
 * The least constriction in mm that has an onset (own choice): of simulated reactions below it, the noise of a camera of
 * 30 Hz moves the onset by up to 70 ms, and above it by no more than 21 ms.
 */
const LEAST_WAY = 1;

const EPSILON = 1e-6;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The straight line through samples by least squares: a point on it in s and mm, and its slope in mm/s. */
interface Line {
  readonly time: number;
  readonly diameter: number;
  readonly slope: number;
}

function lineThrough(samples: readonly Seen[]): Line {
  const time = mean(samples.map(([at]) => at));
  const diameter = mean(samples.map(([, size]) => size));
  const square = samples.reduce((sum, [at]) => sum + (at - time) ** 2, 0);
  const product = samples.reduce((sum, [at, size]) => sum + (at - time) * (size - diameter), 0);
  return { time, diameter, slope: product / square };
}

const within = (samples: readonly Seen[], from: number, to: number): readonly Seen[] =>
  samples.filter(([time]) => time >= from - EPSILON && time <= to + EPSILON);

/** The line through the fastest constriction; `null` if the camera is too slow for one. */
function steepestLine(fall: readonly Seen[]): Line | null {
  const lines = fall.flatMap(([from]) => {
    const window = within(fall, from, from + STEEPEST);
    return window.length >= ON_LINE ? [lineThrough(window)] : [];
  });
  return lines.reduce<Line | null>((best, line) => (best && best.slope <= line.slope ? best : line), null);
}

/** Returns whether all of an interval was seen without a gap such as a blink. */
export function isSeen(samples: readonly Seen[], from: number, to: number): boolean {
  const times = [from, ...within(samples, from, to).map(([time]) => time), to];
  return times.every((time, i) => time - (times[i - 1] ?? time) <= GAP + EPSILON);
}

/**
 * The latency of the pupil light reflex in seconds: the time from the light to the onset of the constriction. The onset
 * is where the line through the fastest constriction meets the line through the size before it (back-extrapolation).
 * So it lies between the samples of a slow camera, and it does not depend on the size of the constriction, as the time
 * at which a threshold is passed does. Below 50 Hz an onset has to be fitted (Bos, Med Biol Eng Comput 1991;29:529).
 * @param light the time at which the light begins
 * @param lowest the time of the smallest size
 * @param way the constriction in mm
 * @returns `null` if a blink hid the onset, the constriction is too small, or the camera is too slow
 */
export function latencyOf(samples: readonly Seen[], light: number, lowest: number, way: number): number | null {
  if (way < LEAST_WAY) return null;
  const before = within(samples, light + BEFORE.from, light + BEFORE.to);
  if (before.length < ON_LINE) return null;
  const still = lineThrough(before);
  const half = within(samples, light, lowest).find(([, diameter]) => still.diameter - diameter >= way / 2);
  const steepest = half && steepestLine(within(samples, light, half[0]));
  if (!steepest || steepest.slope >= still.slope || !isSeen(samples, light, steepest.time)) return null;
  const level = still.diameter + still.slope * (steepest.time - still.time);
  return Math.max(0, steepest.time + (level - steepest.diameter) / (steepest.slope - still.slope) - light);
}
