import { answeredShare } from '../progress.ts';
import type { Tone } from './types.ts';

/** The strategies of a hearing test. */
export type AudiologyStrategy = 'PURE_TONE' | 'PURE_TONE_SCREENING';

/**
 * Expected length of a test: its frequencies, and the usual number of tones of one (median of simulated listeners).
 * Each of the eight frequencies of an audiogram is 12.5 % of the test (AUD-02).
 */
const EXPECTED = {
  PURE_TONE: { frequencies: 8, tones: 9 },
  PURE_TONE_SCREENING: { frequencies: 3, tones: 2 },
} as const satisfies Record<AudiologyStrategy, unknown>;

/**
 * The share of a hearing test: the frequencies with a threshold, and a part of the next one for each tone since. Tones of a
 * frequency that is measured once more count towards the next one.
 */
export function toneShare(settled: number, tonesSince: number, strategy: AudiologyStrategy): number {
  const { frequencies, tones } = EXPECTED[strategy];
  return settled >= frequencies ? 1 : (settled + answeredShare(tonesSince, tones)) / frequencies;
}

/** The {@link toneShare} of the recorded tones of a test. */
export function progressOf(records: readonly Tone[], strategy: AudiologyStrategy): number {
  const settled = new Set<string>();
  let since = 0;
  for (const { ear, frequency, threshold } of records) {
    const key = `${ear} ${frequency}`;
    since += 1;
    if (!threshold || settled.has(key)) continue;
    settled.add(key);
    since = 0;
  }
  return toneShare(settled.size, since, strategy);
}
