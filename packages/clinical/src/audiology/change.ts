import { type Change, roundTo, verdictBeyond } from '../change.ts';
import { averageOf } from './statistics.ts';
import type { Average, EarResult, ToneThreshold } from './types.ts';

/** The largest difference between repeats of a threshold in dB where a listener cooperates: {@link TONE_SOURCE}. */
export const TONE_RETEST = 5;

/** The source of {@link TONE_RETEST}: its section on the retest at 1000 Hz. */
export const TONE_SOURCE =
  'American Speech-Language-Hearing Association, Guidelines for manual pure-tone threshold audiometry, 2005';

/** The largest difference between repeats of a pure tone average in dB: that of its tones. */
export const AVERAGE_RETEST = 5;

/** The differences in dB that are a change of single tones: {@link SHIFT_SOURCE}. */
export const SHIFT = {
  /** At one frequency. */
  one: 20,
  /** At each of two adjacent frequencies. */
  two: 10,
} as const;

/** The source of {@link SHIFT}. */
export const SHIFT_SOURCE =
  'American Speech-Language-Hearing Association, Guidelines for the audiologic management of individuals receiving cochleotoxic drug therapy, 1994';

/**
 * Returns how the pure tone average of an ear changed, in dB. An average with a tone that was not heard at the loudest level
 * is worse than its number, so that a change is known without its size.
 * @returns `null` where nothing can be said
 */
export function averageChange(before: Average, now: Average): Change | null {
  const by = roundTo(roundTo(now.level, 1) - roundTo(before.level, 1), 1);
  const verdict = verdictBeyond(by, AVERAGE_RETEST);
  if (!before.isWorse && !now.isWorse) return { by, verdict };
  const isCertain = verdict === 'worse' ? !before.isWorse : verdict === 'better' && !now.isWorse;
  return isCertain ? { by: null, verdict } : null;
}

/** The thresholds of one frequency in two tests of an ear. */
export interface ComparedTone {
  /** In Hz. */
  readonly frequency: number;
  /** The earlier result; `null` where the tone was not tested. */
  readonly a: ToneThreshold | null;
  /** The later result; `null` where the tone was not tested. */
  readonly b: ToneThreshold | null;
  /** From the earlier to the later one in dB; `null` unless both were heard. */
  readonly change: Change | null;
}

/**
 * Returns every frequency that either test of an ear has, from low to high. A single tone repeats less well than an average:
 * it is marked from 20 dB on, or from 10 dB on together with an adjacent frequency that changed in the same direction.
 */
export function compareTones(a: readonly ToneThreshold[], b: readonly ToneThreshold[]): readonly ComparedTone[] {
  const frequencies = [...new Set([...a, ...b].map(({ frequency }) => frequency))].sort((one, other) => one - other);
  const tones = frequencies.map((frequency) => {
    const [earlier, later] = [a, b].map((list) => list.find((one) => one.frequency === frequency) ?? null);
    const areHeard = earlier?.heard && later?.heard;
    return { frequency, a: earlier ?? null, b: later ?? null, by: areHeard ? later.level - earlier.level : null };
  });
  return tones.map(({ by, ...tone }, i) => {
    if (by === null) return { ...tone, change: null };
    const hasNeighbour = [tones[i - 1]?.by, tones[i + 1]?.by].some(
      (other) => (other ?? 0) * Math.sign(by) >= SHIFT.two,
    );
    const isShift = Math.abs(by) >= (hasNeighbour ? SHIFT.two : SHIFT.one);
    return { ...tone, change: { by, verdict: isShift ? (by > 0 ? 'worse' : 'better') : 'within' } };
  });
}

/** The averages of an ear in two tests, in dB HL. */
export interface ComparedAverages {
  readonly a: Average;
  readonly b: Average;
  /** `null` where nothing can be said. */
  readonly change: Change | null;
}

/**
 * Returns the pure tone averages of two tests of an ear with their change; `null` unless both have one. Averages of a test
 * that cannot be relied on have no change.
 */
export function compareAverages(a: EarResult, b: EarResult): ComparedAverages | null {
  const [earlier, later] = [averageOf(a.thresholds), averageOf(b.thresholds)];
  const areCounted = [a, b].every(isCountedEar);
  return earlier && later && { a: earlier, b: later, change: areCounted ? averageChange(earlier, later) : null };
}

/** Returns whether the results of an ear are compared and followed: a test that cannot be relied on is shown alone. */
export const isCountedEar = ({ reliability }: Pick<EarResult, 'reliability'>): boolean =>
  reliability?.verdict !== 'flagged';

/**
 * Returns the newest of several earlier results of an ear that a later one is compared with: of those that count, the newest with
 * an average, else the newest with any threshold.
 * @param earlier the newest first
 */
export function earBefore<E extends EarResult>(earlier: readonly E[]): E | undefined {
  const counted = earlier.filter((ear) => isCountedEar(ear) && ear.thresholds.length > 0);
  return counted.find(({ thresholds }) => averageOf(thresholds) !== null) ?? counted[0];
}

/** Returns whether a hearing test presents tones at one level alone: its levels are no thresholds. */
export const isHearingScreening = ({ strategy }: { readonly strategy?: string | null | undefined }): boolean =>
  strategy === 'PURE_TONE_SCREENING';
