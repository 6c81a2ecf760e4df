import type { FieldAnalysis } from '../analysis/analyseField.ts';
import type { Reliability } from '../analysis/reliability.ts';
import type { Eye, PerimetryLocation } from '../types.ts';

/** A catch-trial index as it is printed: how many of how many, and its percentage if it may be given. */
export interface CatchTrialResult {
  count: number;
  total: number;
  /** 0 to 100; null when too few stimuli were answered to tell. */
  percentage: number | null;
}

/** One eye of the report. */
export interface EyeReport {
  eye: Eye;
  locations: readonly PerimetryLocation[];
  /** Undefined for programs without norms and for unfinished fields. */
  analysis: FieldAnalysis | undefined;
  reliability: Reliability;
  fixationLosses: CatchTrialResult;
  falsePositives: CatchTrialResult;
  falseNegatives: CatchTrialResult;
  /** Foveal sensitivity in dB, where it was tested. */
  fovea: number | null;
}

/** A partner under whose name the report is made. */
export interface ReportBrand {
  name: string;
  /** `#rrggbb`; the outputs know no other form. */
  accent: string;
  /** The whole copyright line. */
  copyright: string;
  /** A picture every output can draw (PNG), as a data URL, with its proportions; the name stands without one. */
  logo?: { href: string; width: number; height: number };
}

/** A whole visual-field report. Dates and names come in already written in the reader's language. */
export interface PerimetryReportData {
  clinic: string;
  patient: { name: string; dateOfBirth: string; age: number | null; patientId: string; gender: string };
  test: { program: string; strategy: string; stimulus: string; device: string; tested: string; doctor: string };
  eyes: readonly EyeReport[];
  /** Degrees from fixation to the edge of the drawings. */
  extent: number;
  /** Degrees between neighbouring locations of the program. */
  spacing: number;
  made: string;
  procedureVersion: string;
  /** Language of the numbers, BCP 47. */
  locale: string;
  /** Where the clinic works under a partner's name. */
  brand?: ReportBrand;
}
