import type { Band, Eye, Sample } from '../types.ts';

/** What a flash did to a pupil. Lengths in mm, times in seconds. */
export interface Reaction {
  /** The eye that was lit, and the pupil that was measured. */
  readonly lit: Eye;
  readonly pupil: Eye;
  readonly light: Band['light'];
  /** Mean of the second before the light. */
  readonly baseline: number;
  readonly least: number;
  /** Percent of the baseline. */
  readonly amplitude: number;
  /** From the light until a tenth of the way is done; null when the pupil hardly moves. */
  readonly latency: number | null;
  /** Fastest constriction over a tenth of a second, mm/s. */
  readonly velocity: number;
  /** From the smallest size until three quarters are recovered; null when that is not reached. */
  readonly recovery: number | null;
  /** Percent of the baseline that is missing 6 s after the light went out; null when it was not watched so long. */
  readonly sustained: number | null;
}

type Seen = readonly [time: number, diameter: number];

const BEFORE = 1;
const AFTER_LIGHT = 6;
const WINDOW = 0.1;
/** A smaller movement has no beginning that could be told, mm. */
const MOVES = 0.2;

const mean = (all: readonly Seen[]): number => all.reduce((sum, [, diameter]) => sum + diameter, 0) / all.length;

function fastest(samples: readonly Seen[]): number {
  let best = 0;
  let first = 0;
  for (const [time, diameter] of samples) {
    while (time - (samples[first]?.[0] ?? time) > WINDOW + 1e-6) first += 1;
    const [from, was] = samples[first] ?? [time, diameter];
    if (time - from > WINDOW / 2) best = Math.max(best, (was - diameter) / (time - from));
  }
  return best;
}

/** What the flash of a band, and the darkness until `until`, did to a pupil; null when it was not seen. */
export function reactionOf(band: Band, until: number, pupil: Eye, curve: readonly Sample[]): Reaction | null {
  const seen = curve.filter((sample): sample is Seen => sample[1] !== null);
  const before = seen.filter(([time]) => time > band.from - BEFORE && time <= band.from);
  const during = seen.filter(([time]) => time > band.from && time <= until);
  if (before.length === 0 || during.length === 0) return null;
  const baseline = mean(before);
  const [lowest, least] = during.reduce((low, one) => (one[1] < low[1] ? one : low));
  const way = baseline - least;
  const begins = during.find(([, diameter]) => baseline - diameter >= way / 10);
  const recovers = during.find(([time, diameter]) => time > lowest && diameter >= least + 0.75 * way);
  const later = during.filter(([time]) => Math.abs(time - band.to - AFTER_LIGHT) <= 0.5);
  return {
    lit: band.eye,
    pupil,
    light: band.light,
    baseline,
    least,
    amplitude: (100 * way) / baseline,
    latency: way >= MOVES && begins ? begins[0] - band.from : null,
    velocity: fastest(during.filter(([time]) => time <= lowest)),
    recovery: recovers ? recovers[0] - lowest : null,
    sustained: later.length > 0 ? (100 * (baseline - mean(later))) / baseline : null,
  };
}

/** The reactions of both pupils to every flash that was not repeated, in order of time. */
export function reactionsOf(
  bands: readonly Band[],
  curves: Readonly<Record<Eye, readonly Sample[]>>,
): readonly Reaction[] {
  const flashes = bands
    .filter(({ period, is_tested }) => period === 'S' && is_tested)
    .toSorted((a, b) => a.from - b.from);
  return flashes.flatMap((flash) => {
    const next = bands.find((band) => band.eye === flash.eye && band.from >= flash.to - 1e-6 && band.period === 'R');
    const again = flashes.find((one) => one.eye === flash.eye && one.is_retesting && one.from > flash.from);
    if (again && again.from <= (next?.to ?? flash.to) + 1e-6) return [];
    return (['OD', 'OS'] as const).flatMap(
      (pupil) => reactionOf(flash, next?.to ?? flash.to, pupil, curves[pupil]) ?? [],
    );
  });
}
