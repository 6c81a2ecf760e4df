import type { Eye } from '@isopter/clinical';
import type { TestType } from '@isopter/contract';
import type { ReadProgram } from './kindOfReport.ts';
import type { PageBox } from './words.ts';

/** A text as printed, with the confidence of its recognition: 0 to 100, 100 in a text layer, below 80 unsure. */
export interface Printed<T> {
  readonly value: T;
  readonly confidence: number;
}

/** Catch trials of a kind. At least the count or the rate is known. */
export interface CatchTrials {
  readonly count: number | null;
  readonly of: number | null;
  /** 0 to 1: as printed, else the count of the trials. */
  readonly rate: number | null;
}

/** Global indices as printed; null where the page has none. */
export interface PrintedIndices {
  /** dB. Loss is negative, also where the device prints it as a positive number. */
  readonly md: number | null;
  readonly ms: number | null;
  readonly psd: number | null;
  /** Square root of the loss variance, dB. */
  readonly slv: number | null;
  /** Percent. */
  readonly vfi: number | null;
}

/** The catch trials of a field. `null` is unknown: not printed, or not readable. */
export interface PrintedReliability {
  readonly fixationLosses: CatchTrials | null;
  readonly falsePositives: CatchTrials | null;
  readonly falseNegatives: CatchTrials | null;
}

/** A threshold of a point of the program's grid. */
export interface ReadThreshold {
  /** Counted from 1. With `index` it identifies a threshold of a report. */
  readonly pageId: number;
  readonly index: number;
  readonly eye: Eye;
  readonly x: number;
  readonly y: number;
  /** -1 for `<0`; null where the number of the point is not readable. */
  readonly db: number | null;
  /** No confirmation is needed. No threshold of a field is sure if one of its checks failed. */
  readonly isSure: boolean;
  readonly confidence: number;
  readonly isBlindSpot: boolean;
  readonly box: PageBox;
}

/** A comparison of what is printed in several places of a page. */
export type CheckRule =
  /** By its title, the plot has thresholds. */
  | 'plotTitle'
  /** Threshold + defect is a smooth hill of normal values. */
  | 'thresholdPlusDefect'
  /** Total deviation - pattern deviation is the same at all points. */
  | 'totalMinusPattern'
  /** All numbers of the plot lie on the grid of the program. */
  | 'rowCounts'
  /** The printed index agrees with the one recomputed from the points. */
  | 'printedMs'
  | 'printedMd'
  | 'printedPsd'
  | 'printedVfi'
  /** The grid is that of the printed eye. */
  | 'blindSpot';

/** A check that was made; one whose numbers are not on the page is absent. */
export interface ReadCheck {
  readonly rule: CheckRule;
  readonly passed: boolean;
  /** The figures, e.g. `printed 4.6, recomputed 28.5`. */
  readonly detail: string;
}

/** The day and time of an examination as printed. */
export interface ExaminedAt {
  /** YYYY-MM-DD */
  readonly day: string;
  /** HH:MM or HH:MM:SS */
  readonly time: string | null;
}

/** The field of an eye in one examination. */
export interface ReadField {
  /** Counted from 1. */
  readonly pageId: number;
  readonly eye: Eye;
  readonly examinedAt: ExaminedAt | null;
  readonly program: ReadProgram | null;
  /** As printed, e.g. `SITA Standard`. */
  readonly strategy: string | null;
  readonly stimulusSize: 'I' | 'II' | 'III' | 'IV' | 'V' | null;
  /** mm */
  readonly pupilDiameter: number | null;
  readonly printedIndices: PrintedIndices;
  readonly reliability: PrintedReliability;
  readonly thresholds: readonly ReadThreshold[];
  readonly checks: readonly ReadCheck[];
}

/** Everything that is read of an imported report. `null` is: not printed, not readable, or different on its pages. */
export interface ReadReport {
  /** Last and first name as printed. */
  readonly name: Printed<string> | null;
  /** YYYY-MM-DD; null also where day and month could be exchanged. */
  readonly birthDate: Printed<string> | null;
  readonly patientId: Printed<string> | null;
  readonly device: { readonly manufacturer: string | null; readonly model: string | null };
  readonly group: TestType | null;
  /** Program common to all fields. */
  readonly protocol: ReadProgram | null;
  /** Date common to all fields. */
  readonly testDate: string | null;
  /**
   * The report has one field of every eye it names. Two fields of an eye are two examinations: the user must choose.
   */
  readonly isWhole: boolean;
  readonly fields: readonly ReadField[];
}
