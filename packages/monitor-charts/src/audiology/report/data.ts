import {
  averageOf,
  earBefore,
  earReliability,
  type EarReliability,
  thresholdsOf,
  type UsualLevels,
} from '@isopter/clinical/audiology';
import { type Average, type Ear, EARS, type Tone, type ToneThreshold } from '../types.ts';

/** The data of one ear in a report. */
export interface EarReport {
  readonly ear: Ear;
  readonly thresholds: readonly ToneThreshold[];
  /** The mean of the four frequencies; `null` if one of them is missing. */
  readonly average: Average | null;
  readonly reliability: EarReliability;
}

/** An earlier hearing test, and its day as it is printed. */
export interface EarlierHearing {
  readonly day: string;
  readonly ears: readonly EarReport[];
}

/** The data of a hearing report: the tested ears, the left one first. */
export interface AudiologyReportData {
  readonly ears: readonly EarReport[];
  readonly isScreening: boolean;
  /** The patient's age in years; `null` if unknown. */
  readonly age: number | null;
  /** Hearing levels of people of the same age and sex, if known. */
  readonly usual?: UsualLevels | undefined;
  /** Earlier tests of the same kind, the newest first. */
  readonly before?: readonly EarlierHearing[] | undefined;
  /** The BCP 47 tag of the language in which numbers are formatted. */
  readonly locale: string;
}

/** The frequencies a screening must present, in Hz. */
const SCREENED = [1000, 2000, 4000] as const;
/** The outcome of a screening: all tones were heard, some were not, or not all were presented. */
export type Screening = 'passed' | 'referred' | 'incomplete';

/** Determines the outcome of a screening. A single tone that was not heard is enough to refer. */
export function screeningOf({ thresholds }: Pick<EarReport, 'thresholds'>): Screening {
  if (thresholds.some(({ heard }) => !heard)) return 'referred';
  const isWhole = SCREENED.every((wanted) => thresholds.some(({ frequency }) => frequency === wanted));
  return isWhole ? 'passed' : 'incomplete';
}

/** Builds the report of each ear from the tones of a test. */
export function earReports(tones: readonly Tone[]): readonly EarReport[] {
  return EARS.flatMap((ear) => {
    const own = tones.filter((tone) => tone.ear === ear);
    if (own.length === 0) return [];
    const thresholds = thresholdsOf(own, ear);
    return [{ ear, thresholds, average: averageOf(thresholds), reliability: earReliability(own, ear) }];
  });
}

/** The earlier result of an ear and its date; undefined if there is none. */
export const beforeOf = (
  { ear: wanted }: Pick<EarReport, 'ear'>,
  before: AudiologyReportData['before'] = [],
): (EarReport & Pick<EarlierHearing, 'day'>) | undefined =>
  earBefore(
    before.flatMap(({ day, ears }) => ears.filter(({ ear }) => ear === wanted).map((one) => ({ ...one, day }))),
  );

/** The thresholds of both ears for an audiogram; empty for an ear that was not tested. */
export const thresholdsByEar = ({ ears }: AudiologyReportData): Readonly<Record<Ear, readonly ToneThreshold[]>> => ({
  RIGHT: ears.find(({ ear }) => ear === 'RIGHT')?.thresholds ?? [],
  LEFT: ears.find(({ ear }) => ear === 'LEFT')?.thresholds ?? [],
});
