import type { Average, Ear, Tone, ToneThreshold } from './types.ts';

/** A faster press is no answer to the tone (AUD-01), seconds. */
export const FALSE_PRESS = 0.15;
/** What one threshold record adds to the progress, percent (AUD-02). */
export const THRESHOLD_PERCENT = 12.5;
/** Fewer threshold records make no result (AUD-02). */
export const LEAST_THRESHOLDS = 4;
/** The speech frequencies whose mean grades a hearing loss, Hz. */
export const AVERAGED = [500, 1000, 2000, 4000] as const;

/** Whether a tone was heard: pressed, and not too soon (AUD-01, AUD-04). */
export const isHeard = ({ is_heard, response_time }: Tone): boolean =>
  is_heard && response_time !== null && response_time > FALSE_PRESS;

/** Percent done: 12.5 for each threshold record of either ear, at most 100 (AUD-02). */
export const progressOf = (tones: readonly Tone[]): number =>
  Math.min(100, THRESHOLD_PERCENT * tones.filter(({ threshold }) => threshold).length);

/** The newest result of each frequency of an ear, from low to high. */
export function thresholdsOf(tones: readonly Tone[], ear: Ear): readonly ToneThreshold[] {
  const settled = new Map<number, ToneThreshold>();
  for (const tone of tones) {
    if (tone.ear !== ear || !tone.threshold) continue;
    const { frequency, volume_db } = tone;
    settled.set(frequency, { frequency, level: volume_db, heard: isHeard(tone) });
  }
  return [...settled.values()].sort((one, other) => one.frequency - other.frequency);
}

/**
 * Pure tone average: the mean of 500, 1000, 2000 and 4000 Hz, dB HL. Null until all four are there, of at least four
 * results. What was not heard counts as the loudest level there was, and the average is then said to be worse than that.
 */
export function averageOf(thresholds: readonly ToneThreshold[]): Average | null {
  if (thresholds.length < LEAST_THRESHOLDS) return null;
  const averaged = AVERAGED.flatMap((wanted) => thresholds.find(({ frequency }) => frequency === wanted) ?? []);
  if (averaged.length < AVERAGED.length) return null;
  const level = averaged.reduce((sum, one) => sum + one.level, 0) / averaged.length;
  return { level, isWorse: averaged.some(({ heard }) => !heard) };
}

/**
 * From this difference between the ears on, dB, a tone of the worse ear can reach the better one through the head: the
 * least interaural attenuation of supra-aural earphones (British Society of Audiology, Pure-tone air-conduction and
 * bone-conduction threshold audiometry with and without masking, 2018).
 */
export const CROSSES_FROM = 40;

/** Frequencies, Hz, at which the worse ear may have been answered by the better one, as long as that is not masked. */
export const crossHeardAt = (ears: Readonly<Record<Ear, readonly ToneThreshold[]>>): readonly number[] =>
  ears.RIGHT.flatMap((right) => {
    const left = ears.LEFT.find(({ frequency }) => frequency === right.frequency);
    if (!left) return [];
    const worse = right.level > left.level ? right : left;
    return worse.heard && Math.abs(right.level - left.level) >= CROSSES_FROM ? [right.frequency] : [];
  });
