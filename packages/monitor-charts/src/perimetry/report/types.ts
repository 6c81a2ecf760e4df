import type { JudgedEye } from '@isopter/clinical/perimetry';
import type { FieldAnalysis, Incomparable, Reliability } from '@isopter/clinical/perimetry/analysis';
import type { FieldChange } from '@isopter/clinical/perimetry/progression';
import type { ReportFact } from '../../report/index.ts';
import type { Eye, PerimetryLocation } from '../types.ts';

/** An earlier field of an eye, to compare the newest one with. */
export interface PreviousField extends Pick<EyeReport, 'locations' | 'analysis' | 'meanSensitivity' | 'fovea'> {
  /** The day of its test, as it is printed. */
  day: string;
  /** The points that changed since, where test-retest limits exist; otherwise `null`. */
  changes: Extract<FieldChange, { why: null }> | null;
}

/** The data of one eye in a report. */
export interface EyeReport extends JudgedEye {
  eye: Eye;
  /** The name of the eye in the language of the report. */
  name: string;
  locations: readonly PerimetryLocation[];
  /** The analysis; `undefined` if the field cannot be compared with healthy eyes. */
  analysis: FieldAnalysis | undefined;
  /** The reason why there is no analysis; `null` if there is one. */
  incomparable: Incomparable | null;
  /** The Goldmann size of the stimulus, 1 to 5. */
  goldmannSize: number;
  /** The mean of the sensitivities in dB, which needs no norms; `null` before one is settled. */
  meanSensitivity: number | null;
  reliability: Reliability;
  /** The foveal sensitivity in dB; `null` if it was not tested. */
  fovea: number | null;
  /** The number of stimuli that were presented to the eye, catch trials among them. */
  presentations?: number;
  /** The presentation time of the eye in seconds; omitted if unknown. */
  seconds?: number;
  /**
   * The newest earlier field that counts, of the same program, stimulus size and strategy; `null` if there is none, omitted
   * if nobody looked for one.
   */
  previous?: PreviousField | null;
  /** Facts entered for the eye: pupil, correction, acuity, intraocular pressure; an empty value was not entered. */
  facts?: readonly ReportFact[];
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
