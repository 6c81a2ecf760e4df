import type { FieldAnalysis, Reliability } from '@isopter/clinical/perimetry/analysis';
import type { Eye, PerimetryLocation } from '../types.ts';

/** A catch-trial index: the number of errors, of trials, and the percentage if there are enough trials. */
export interface CatchTrialResult {
  count: number;
  total: number;
  /** The percentage, 0 to 100; `null` if too few stimuli were answered. */
  percentage: number | null;
}

/**
 * The reason why a field cannot be compared with healthy eyes: no norms for the program, unknown age, or too few
 * finished points.
 */
export type Incomparable = 'norms' | 'age' | 'points';

/** The data of one eye in a report. */
export interface EyeReport {
  eye: Eye;
  /** The name of the eye in the language of the report. */
  name: string;
  locations: readonly PerimetryLocation[];
  /** The analysis; `undefined` if the field cannot be compared with healthy eyes. */
  analysis: FieldAnalysis | undefined;
  /** The reason why there is no analysis; `null` if there is one. */
  incomparable: Incomparable | null;
  reliability: Reliability;
  fixationLosses: CatchTrialResult;
  falsePositives: CatchTrialResult;
  falseNegatives: CatchTrialResult;
  /** The foveal sensitivity in dB; `null` if it was not tested. */
  fovea: number | null;
}

/** The data of a visual field report. */
export interface PerimetryReportData {
  eyes: readonly EyeReport[];
  /** Whether only the fovea was tested. */
  isFoveal?: boolean;
  /** The radius of the drawings in degrees. */
  extent: number;
  /** The distance between neighbouring locations of the program in degrees. */
  spacing: number;
  /** The BCP 47 tag of the language in which numbers are formatted. */
  locale: string;
}
