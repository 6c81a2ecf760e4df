import type { FieldAnalysis, Reliability } from '@isopter/clinical/perimetry/analysis';
import type { Eye, PerimetryLocation } from '../types.ts';

/** A catch-trial index as it is printed: how many of how many, and its percentage if it may be given. */
export interface CatchTrialResult {
  count: number;
  total: number;
  /** 0 to 100; null when too few stimuli were answered to tell. */
  percentage: number | null;
}

/** What a comparison with healthy eyes wants: norms of the program, the patient's age, points that are settled. */
export type Incomparable = 'norms' | 'age' | 'points';

/** One eye of the report. */
export interface EyeReport {
  eye: Eye;
  /** In the reader's language. */
  name: string;
  locations: readonly PerimetryLocation[];
  /** Undefined where nothing can be compared with healthy eyes. */
  analysis: FieldAnalysis | undefined;
  /** Why there is no analysis; null where there is one. */
  incomparable: Incomparable | null;
  reliability: Reliability;
  fixationLosses: CatchTrialResult;
  falsePositives: CatchTrialResult;
  falseNegatives: CatchTrialResult;
  /** Foveal sensitivity in dB, where it was tested. */
  fovea: number | null;
}

/** The visual fields of a report. */
export interface PerimetryReportData {
  eyes: readonly EyeReport[];
  /** Only the fovea was tested. */
  isFoveal?: boolean;
  /** Degrees from fixation to the edge of the drawings. */
  extent: number;
  /** Degrees between neighbouring locations of the program. */
  spacing: number;
  /** The BCP 47 tag of the language in which numbers are formatted. */
  locale: string;
}
