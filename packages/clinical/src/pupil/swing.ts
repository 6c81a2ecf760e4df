import { type Eye, EYES } from '../eye.ts';
import type { Band, Sample } from './types.ts';
import { reliable, type Seen } from './clean.ts';

/** The reaction of the pupils while the swinging light was on one eye. */
export interface Swing {
  readonly lit: Eye;
  /** Swings to this eye that were seen; the very first of the test does not count: it is not a swing. */
  readonly count: number;
  /** Percent of the size in the dark that is missing at the end of a swing; mean of the pupils, and of the swings. */
  readonly constriction: number;
}

/** The end of a period, seconds, in which the pupils have found their size. */
const END = 0.5;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const sizeAtEnd = (seen: readonly Seen[], { to }: Band): readonly number[] => {
  const last = seen.filter(([time]) => time > to - END && time <= to).map(([, diameter]) => diameter);
  return last.length === 0 ? [] : [mean(last)];
};

/**
 * How far the pupils constrict while each eye is lit by the swinging light: the eye from which less light arrives constricts
 * both less. Null without swings to both eyes, or without a size in the dark; times of the curves in seconds.
 */
export function swingsOf(
  bands: readonly Band[],
  curves: Readonly<Record<Eye, readonly Sample[]>>,
): Readonly<Record<Eye, Swing>> | null {
  const swings = bands
    .filter(({ period, is_tested }) => period === 'APD' && is_tested)
    .toSorted((one, other) => one.from - other.from)
    .slice(1);
  const dark = bands.filter(({ period, is_tested }) => period === 'D' && is_tested);
  const seen = { OD: reliable(curves.OD), OS: reliable(curves.OS) };
  const swingOf = (lit: Eye): Swing | null => {
    const own = swings.filter(({ eye }) => eye === lit);
    const shares = own.map((swing) =>
      EYES.flatMap((pupil) => {
        const wide = dark.flatMap((band) => sizeAtEnd(seen[pupil], band));
        return wide.length === 0 ? [] : sizeAtEnd(seen[pupil], swing).map((size) => 1 - size / mean(wide));
      }),
    );
    const measured = shares.filter((share) => share.length > 0).map(mean);
    return measured.length === 0 ? null : { lit, count: measured.length, constriction: 100 * mean(measured) };
  };
  const [OD, OS] = [swingOf('OD'), swingOf('OS')];
  return OD && OS ? { OD, OS } : null;
}
