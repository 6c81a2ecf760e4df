import type { Average, Ear, Tone, ToneThreshold } from './types.ts';

/** The shortest response time in seconds; a faster press is not a response to the tone (AUD-01). */
export const FALSE_PRESS = 0.15;
/** The minimum number of threshold records for a result (AUD-02). */
export const LEAST_THRESHOLDS = 4;
/** The speech frequencies in Hz, the mean of which determines the grade of a hearing loss. */
export const AVERAGED = [500, 1000, 2000, 4000] as const;

/** Returns whether a tone was heard: pressed, and not too soon (AUD-01, AUD-04). */
export const isHeard = ({ is_heard, response_time }: Tone): boolean =>
  is_heard && response_time !== null && response_time > FALSE_PRESS;

/** The newest result for each frequency of an ear, in ascending order of frequency. */
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
 * The pure tone average: the mean of the thresholds at 500, 1000, 2000 and 4000 Hz in dB HL; `null` until all four are
 * available, with at least four results. A tone that was not heard counts as the loudest level presented; the average
 * is then marked as worse than its value.
 */
export function averageOf(thresholds: readonly ToneThreshold[]): Average | null {
  if (thresholds.length < LEAST_THRESHOLDS) return null;
  const averaged = AVERAGED.flatMap((wanted) => thresholds.find(({ frequency }) => frequency === wanted) ?? []);
  if (averaged.length < AVERAGED.length) return null;
  const level = averaged.reduce((sum, one) => sum + one.level, 0) / averaged.length;
  return { level, isWorse: averaged.some(({ heard }) => !heard) };
}

/**
 * The difference between the ears in dB from which a tone presented to the worse ear can reach the better one through
 * the head: the minimum interaural attenuation of supra-aural earphones (British Society of Audiology, Pure-tone
 * air-conduction and bone-conduction threshold audiometry with and without masking, 2018).
 */
export const CROSSES_FROM = 40;

/** The frequencies in Hz at which the better ear may have responded for the worse one, unless it was masked. */
export const crossHeardAt = (ears: Readonly<Record<Ear, readonly ToneThreshold[]>>): readonly number[] =>
  ears.RIGHT.flatMap((right) => {
    const left = ears.LEFT.find(({ frequency }) => frequency === right.frequency);
    if (!left) return [];
    const worse = right.level > left.level ? right : left;
    return worse.heard && Math.abs(right.level - left.level) >= CROSSES_FROM ? [right.frequency] : [];
  });
