import type { Eye } from '../eye.ts';
import type { Band, Sample } from './types.ts';
import { reliable, type Seen } from './clean.ts';
import { isSeen, latencyOf } from './onset.ts';

/** The reaction of a pupil to a flash. Lengths are in mm, times in seconds. */
export interface Reaction {
  /** The eye that was lit, and the pupil that was measured. */
  readonly lit: Eye;
  readonly pupil: Eye;
  readonly light: Band['light'];
  /**
   * The size in the dark: the mean diameter in the second before this flash or an earlier one, whichever is larger.
   * Before a second flash a pupil has often not recovered, and the norms are those of a dark-adapted pupil.
   */
  readonly baseline: number;
  readonly least: number;
  /** The constriction from the baseline to the smallest size in percent of the baseline. */
  readonly amplitude: number;
  /** The time from the light to the onset of the constriction, see {@link latencyOf}; `null` if it was not measurable. */
  readonly latency: number | null;
  /**
   * The fastest constriction over a tenth of a second in mm/s; `null` if the camera is too slow, or a blink hid what
   * came before the fastest part that was seen.
   */
  readonly velocity: number | null;
  /** The time from the smallest size until three quarters are recovered; `null` if that is not reached. */
  readonly recovery: number | null;
  /**
   * The remaining constriction 6 s after the end of the light in percent of the baseline; `null` if it was not recorded
   * that long.
   */
  readonly sustained: number | null;
}

const BEFORE = 1;
const AFTER_LIGHT = 6;
/**
 * The interval in seconds over which a velocity is measured: the least, or the interval between two samples of a slow
 * camera, up to the most.
 */
const WINDOW = { least: 0.1, most: 0.25 } as const;
/** A pupil that constricts less than this in mm does not react (own choice): it does not recover either. */
export const REACTIVE = 0.5;
/** The minimum share of the flash and the second after it in which the pupil must be seen to be measured. */
const LEAST_SEEN = 0.5;

const EPSILON = 1e-6;
const mean = (all: readonly Seen[]): number => all.reduce((sum, [, diameter]) => sum + diameter, 0) / all.length;

function fastest(samples: readonly Seen[], light: number): number | null {
  let best: { velocity: number; time: number } | null = null;
  let first = 0;
  for (const [time, diameter] of samples) {
    while (time - (samples[first + 1]?.[0] ?? time) >= WINDOW.least - EPSILON) first += 1;
    const [from, was] = samples[first] ?? [time, diameter];
    const apart = time - from;
    if (apart < WINDOW.least - EPSILON || apart > WINDOW.most) continue;
    const velocity = Math.max(0, (was - diameter) / apart);
    if (!best || velocity > best.velocity + EPSILON) best = { velocity, time };
  }
  return best && isSeen(samples, light, best.time) ? best.velocity : null;
}

/** The share of a period in which a pupil was seen. */
function shareSeen(seen: readonly Seen[], from: number, to: number): number {
  const times = [from, ...seen.flatMap(([time]) => (time > from && time <= to ? [time] : []))];
  const covered = times.slice(1).reduce((sum, time, i) => {
    const apart = time - times[i]!;
    return apart <= WINDOW.most ? sum + apart : sum;
  }, 0);
  return covered / (to - from);
}

/**
 * The reaction of a pupil to the flash of a band and the darkness until `until`; `null` if too little of the pupil was
 * seen.
 * @param dark the size in mm before earlier flashes; 0 without one
 */
function reactionOf(band: Band, until: number, pupil: Eye, seen: readonly Seen[], dark: number): Reaction | null {
  const before = seen.filter(([time]) => time > band.from - BEFORE && time <= band.from);
  const during = seen.filter(([time]) => time > band.from && time <= until);
  if (before.length === 0 || during.length === 0) return null;
  if (shareSeen(seen, band.from, Math.min(until, band.to + 1)) < LEAST_SEEN) return null;
  const own = mean(before);
  const baseline = Math.max(dark, own);
  const [lowest, least] = during.reduce((low, one) => (one[1] < low[1] ? one : low));
  const way = own - least;
  const recovers = during.find(([time, diameter]) => time > lowest && diameter >= least + 0.75 * way);
  const later = during.filter(([time]) => Math.abs(time - band.to - AFTER_LIGHT) <= 0.5);
  return {
    lit: band.eye,
    pupil,
    light: band.light,
    baseline,
    least,
    amplitude: (100 * (baseline - least)) / baseline,
    latency: latencyOf(seen, band.from, lowest, way),
    velocity: fastest(
      during.filter(([time]) => time <= lowest),
      band.from,
    ),
    recovery: recovers && way >= REACTIVE ? recovers[0] - lowest : null,
    sustained: later.length > 0 ? (100 * (baseline - mean(later))) / baseline : null,
  };
}

/**
 * The reactions of both pupils to every flash that was not repeated, in chronological order; curve times in seconds.
 */
export function reactionsOf(
  bands: readonly Band[],
  curves: Readonly<Record<Eye, readonly Sample[]>>,
): readonly Reaction[] {
  const flashes = bands
    .filter(({ period, is_tested }) => period === 'S' && is_tested)
    .toSorted((a, b) => a.from - b.from);
  const seen = { OD: reliable(curves.OD), OS: reliable(curves.OS) };
  const dark: Record<Eye, number> = { OD: 0, OS: 0 };
  return flashes.flatMap((flash) => {
    const follows = flashes.find((one) => one.eye === flash.eye && one.from > flash.from);
    const next = bands.find(
      ({ eye, from, period }) =>
        eye === flash.eye && period === 'R' && from >= flash.to - EPSILON && from < (follows?.from ?? Infinity),
    );
    const again = flashes.find((one) => one.eye === flash.eye && one.is_retesting && one.from > flash.from);
    if (again && again.from <= (next?.to ?? flash.to) + EPSILON) return [];
    return (['OD', 'OS'] as const).flatMap((pupil) => {
      const reaction = reactionOf(flash, next?.to ?? flash.to, pupil, seen[pupil], dark[pupil]);
      if (!reaction) return [];
      dark[pupil] = reaction.baseline;
      return [reaction];
    });
  });
}
