import { contrastNorm } from '@isopter/clinical/contrast';
import type { NoNorm } from '@isopter/clinical/norms';
import { initialState } from '../model/state.ts';
import { viewOf } from '../model/store.ts';
import { type ContrastEyeView, type ContrastRecord, EYES } from '../types.ts';

/** The data of a contrast report. */
export interface ContrastReportData {
  /** The eyes that have records, in the order of the page. */
  readonly eyes: readonly ContrastEyeView[];
  /** The lower limit of the normal range for one eye in log CS; `null` if unknown or not applicable to the test. */
  readonly normal_from: number | null;
  /** Why the norm of the letter chart does not apply to the patient; `null` if it does, or the test has none. */
  readonly no_norm: NoNorm | null;
  /** The BCP 47 tag of the language in which numbers are formatted. */
  readonly locale: string;
  /** The newest earlier test of the same kind, if there is one. */
  readonly before?: { readonly day: string; readonly eyes: readonly ContrastEyeView[] };
}

/** The facts about the test and the patient. */
export interface ContrastReported {
  readonly strategy: string | null;
  /** The patient's age in years; `null` if unknown. */
  readonly age: number | null;
  readonly locale: string;
  /** Limits the report to this eye. */
  readonly eye?: 'OD' | 'OS' | undefined;
  /** The records of an earlier test of the same kind, and its day as it is printed. */
  readonly earlier?: { readonly day: string; readonly records: readonly ContrastRecord[] } | undefined;
}

/** Builds the report data from the records of a test. The reference values are those of the letter chart. */
export function contrastReport(
  records: readonly ContrastRecord[],
  { strategy, age, locale, eye, earlier }: ContrastReported,
): ContrastReportData {
  const eyesOf = (some: readonly ContrastRecord[]): readonly ContrastEyeView[] => {
    const { eyes } = viewOf(initialState(some));
    return EYES.filter((one) => eyes[one].records.length > 0 && (eye === undefined || one === eye)).map(
      (one) => eyes[one],
    );
  };
  const before = earlier && { day: earlier.day, eyes: eyesOf(earlier.records) };
  const { norm, none } = contrastNorm(age);
  const hasNorm = strategy !== 'CONTRAST_SINGLE_OPTOTYPE';
  return {
    eyes: eyesOf(records),
    normal_from: hasNorm && norm ? norm.from : null,
    no_norm: hasNorm ? none : null,
    locale,
    ...(before && { before }),
  };
}

/** The lower limit of the normal range for an eye; `null` for both eyes together. */
export const normalOf = ({ eye }: ContrastEyeView, { normal_from }: ContrastReportData): number | null =>
  eye === 'OU' ? null : normal_from;
