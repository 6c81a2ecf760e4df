import { averageOf, FALSE_PRESS, thresholdsOf } from '@isopter/clinical/audiology';
import { type Average, type Ear, EARS, type Tone, type ToneThreshold } from '../types.ts';

/** One ear of a report. */
export interface EarReport {
  readonly ear: Ear;
  readonly thresholds: readonly ToneThreshold[];
  /** Null without the four frequencies. */
  readonly average: Average | null;
  readonly tones: number;
  /** Presses sooner than anyone can answer a tone. */
  readonly falsePresses: number;
}

/** The hearing of a report: the ears that were tested, the right one first. */
export interface AudiologyReportData {
  readonly ears: readonly EarReport[];
  readonly isScreening: boolean;
  /** The BCP 47 tag of the language in which numbers are formatted. */
  readonly locale: string;
}

/** What a screening has to give, Hz. */
const SCREENED = [1000, 2000, 4000] as const;
/** The outcome of a screening: all tones were heard, some were not, or not all were presented. */
export type Screening = 'passed' | 'referred' | 'incomplete';

/** The outcome of a screening: one tone that was not heard is enough to refer. */
export function screeningOf({ thresholds }: Pick<EarReport, 'thresholds'>): Screening {
  if (thresholds.some(({ heard }) => !heard)) return 'referred';
  const isWhole = SCREENED.every((wanted) => thresholds.some(({ frequency }) => frequency === wanted));
  return isWhole ? 'passed' : 'incomplete';
}

const isFalsePress = ({ is_heard, response_time }: Tone): boolean =>
  is_heard && response_time !== null && response_time <= FALSE_PRESS;

/** Builds the report of each ear from the tones of a test. */
export function earReports(tones: readonly Tone[]): readonly EarReport[] {
  return EARS.flatMap((ear) => {
    const own = tones.filter((tone) => tone.ear === ear);
    if (own.length === 0) return [];
    const thresholds = thresholdsOf(own, ear);
    const falsePresses = own.filter(isFalsePress).length;
    return [{ ear, thresholds, average: averageOf(thresholds), tones: own.length, falsePresses }];
  });
}

/** The thresholds of both ears, as an audiogram takes them; an ear that was not tested has none. */
export const thresholdsByEar = ({ ears }: AudiologyReportData): Readonly<Record<Ear, readonly ToneThreshold[]>> => ({
  RIGHT: ears.find(({ ear }) => ear === 'RIGHT')?.thresholds ?? [],
  LEFT: ears.find(({ ear }) => ear === 'LEFT')?.thresholds ?? [],
});
