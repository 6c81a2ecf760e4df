import { type CourseChange, courseChange } from '../course/index.ts';
import { averageOf } from './statistics.ts';
import type { ToneThreshold } from './types.ts';

/** What the thresholds of a tone differ by at most where a cooperative listener is tested again, in dB: {@link TONE_SOURCE}. */
export const TONE_RETEST = 5;

/** Where {@link TONE_RETEST} is from: its section on the retest at 1000 Hz. */
export const TONE_SOURCE =
  'American Speech-Language-Hearing Association, Guidelines for manual pure-tone threshold audiometry, 2005';

/**
 * From which difference in dB on the threshold of one tone is marked: {@link TONE_RETEST} is one step of the audiometer, so
 * two steps are looked at. One tone is not a change of hearing.
 */
export const TONE_MARKED_FROM = 2 * TONE_RETEST;

/** The thresholds of one frequency in two tests of an ear. */
export interface ComparedTone {
  /** In Hz. */
  readonly frequency: number;
  /** The earlier result; `null` where the tone was not tested. */
  readonly a: ToneThreshold | null;
  /** The later result; `null` where the tone was not tested. */
  readonly b: ToneThreshold | null;
  /** From the earlier to the later one in dB; `null` unless both were heard. */
  readonly change: CourseChange | null;
}

const judged = (by: number): CourseChange => ({
  by,
  verdict: Math.abs(by) < TONE_MARKED_FROM ? 'within' : by > 0 ? 'worse' : 'better',
});

/** Every frequency that either test of an ear has, from low to high. */
export function compareTones(a: readonly ToneThreshold[], b: readonly ToneThreshold[]): readonly ComparedTone[] {
  const frequencies = [...new Set([...a, ...b].map(({ frequency }) => frequency))].sort((one, other) => one - other);
  return frequencies.map((frequency) => {
    const [earlier, later] = [a, b].map((list) => list.find((one) => one.frequency === frequency) ?? null);
    const areHeard = earlier?.heard && later?.heard;
    return {
      frequency,
      a: earlier ?? null,
      b: later ?? null,
      change: areHeard ? judged(later.level - earlier.level) : null,
    };
  });
}

/** The averages of an ear in two tests, in dB HL. */
export interface ComparedAverages {
  readonly a: number;
  readonly b: number;
  readonly change: CourseChange;
}

/** The pure tone averages of two tests of an ear; `null` unless both have one whose tones were all heard. */
export function compareAverages(a: readonly ToneThreshold[], b: readonly ToneThreshold[]): ComparedAverages | null {
  const [earlier, later] = [averageOf(a), averageOf(b)];
  if (!earlier || !later || earlier.isWorse || later.isWorse) return null;
  return { a: earlier.level, b: later.level, change: courseChange('PTA', earlier.level, later.level) };
}
