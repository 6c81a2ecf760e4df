import { type Eye, EYES } from '../eye.ts';
import type { Band, Sample } from './types.ts';
import { reliable, type Seen } from './clean.ts';

/** The reaction of the pupils while the swinging light was on one eye. */
export interface Swing {
  readonly lit: Eye;
  /** The number of measured swings to this eye. The first light of the test is not a swing and does not count. */
  readonly count: number;
  /**
   * The constriction at the end of a swing in percent of the size in the dark; the mean of both pupils and all swings.
   */
  readonly constriction: number;
}

/** The last seconds of a period, in which the size of the pupils is stable. */
const END = 0.5;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const sizeAtEnd = (seen: readonly Seen[], { to }: Band): readonly number[] => {
  const last = seen.filter(([time]) => time > to - END && time <= to).map(([, diameter]) => diameter);
  return last.length === 0 ? [] : [mean(last)];
};

/**
 * The constriction of the pupils while the swinging light is on each eye. If less light arrives from one eye, light on
 * it constricts both pupils less. `null` without swings to both eyes or without a size in the dark; curve times in
 * seconds.
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
