/**
 * Bounds of chance in stable eyes, by strategy. Each number is a bound: repeated tests of stable eyes stay at or
 * below it.
 */
export interface ChanceBounds {
  /** At most 5 % of pairs of fields have more points than this beyond the limits, on either side. */
  points: number;
  /** At most this share of eyes is called possible or likely at some time within ten fields after the baseline. */
  possible: number;
  /** At most this share is called likely. */
  likely: number;
}

/**
 * Bounds by strategy. Derived from repeated tests of stable eyes, by the higher of two: measured (24 eyes with glaucoma, each
 * judged by the limits of the other 23, and 6 eyes of which no limit is computed; visualFields R package 1.0.7,
 * vfpwgRetest24d2, Artes et al., Ophthalmology 2014;121:2023), and simulated with the procedures of the product (the means of
 * these 30 eyes as true fields, a reliable observer, 12 fields each). `npm run bench -- stability` prints both.
 */
const BOUNDS: Readonly<Record<string, ChanceBounds>> = {
  AVA_STANDARD: { points: 7, possible: 0.17, likely: 0.04 },
  AVA_FAST: { points: 8, possible: 0.35, likely: 0.08 },
  FULL_THRESHOLD: { points: 8, possible: 0.17, likely: 0.03 },
};

/** The bounds of a strategy; of one without measurements the highest of all. */
export function chanceBounds(strategy: string): ChanceBounds {
  if (Object.hasOwn(BOUNDS, strategy)) return BOUNDS[strategy]!;
  const highest = (of: keyof ChanceBounds): number => Math.max(...Object.values(BOUNDS).map((bounds) => bounds[of]));
  return { points: highest('points'), possible: highest('possible'), likely: highest('likely') };
}
