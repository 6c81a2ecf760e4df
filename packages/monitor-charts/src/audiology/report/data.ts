import {
  averageOf,
  type ComparedAverages,
  compareAverages,
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

/** The data of a hearing report: the tested ears, the right one first. */
export interface AudiologyReportData {
  readonly ears: readonly EarReport[];
  readonly isScreening: boolean;
  /** The patient's age in years; `null` if unknown. */
  readonly age: number | null;
  /** What people of the same age and sex hear, if that is known. */
  readonly usual?: UsualLevels | undefined;
  /** The newest earlier test of the same kind, if there is one. */
  readonly before?: { readonly day: string; readonly ears: readonly EarReport[] } | undefined;
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

/** The averages of an ear in the earlier test and in this one; `null` where one of them has none. */
export const averagesSince = (report: EarReport, before: readonly EarReport[]): ComparedAverages | null => {
  const then = before.find(({ ear }) => ear === report.ear);
  return then ? compareAverages(then, report) : null;
};

/** The thresholds of both ears for an audiogram; empty for an ear that was not tested. */
export const thresholdsByEar = ({ ears }: AudiologyReportData): Readonly<Record<Ear, readonly ToneThreshold[]>> => ({
  RIGHT: ears.find(({ ear }) => ear === 'RIGHT')?.thresholds ?? [],
  LEFT: ears.find(({ ear }) => ear === 'LEFT')?.thresholds ?? [],
});
