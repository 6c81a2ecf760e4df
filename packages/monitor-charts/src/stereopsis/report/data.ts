import { levelsOf, resultOf } from '@isopter/clinical/stereopsis';
import type { LevelTally, Plate, StereoResult } from '../types.ts';

/** The data of a stereopsis report. */
export interface StereopsisReportData {
  /** The plates in chronological order. */
  readonly plates: readonly Plate[];
  readonly levels: readonly LevelTally[];
  /** The result; `null` if the test ended without one. */
  readonly result: StereoResult | null;
  /** The patient's age in years, which decides whether there is a grade; `null` if unknown. */
  readonly age: number | null;
  /** The BCP 47 tag of the language in which numbers are formatted. */
  readonly locale: string;
}

/** Builds the report data from the plates of a test. */
export const stereopsisReportData = (
  plates: readonly Plate[],
  locale: string,
  age: number | null,
): StereopsisReportData => ({
  plates,
  levels: levelsOf(plates),
  result: resultOf(plates),
  locale,
  age,
});
