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
  /** The reason why the letter chart's norm does not apply; `null` if it applies, or if the test has no norm. */
  readonly no_norm: NoNorm | null;
  /** The BCP 47 tag of the language in which numbers are formatted. */
  readonly locale: string;
  /** Earlier tests of the same kind, the newest first. */
  readonly before: readonly { readonly day: string; readonly eyes: readonly ContrastEyeView[] }[];
}

/** The facts about the test and the patient. */
export interface ContrastReported {
  readonly strategy: string | null;
  /** The patient's age in years; `null` if unknown. */
  readonly age: number | null;
  readonly locale: string;
  /** Limits the report to this eye. */
  readonly eye?: 'OD' | 'OS' | undefined;
  /** The records of earlier tests of the same kind, and their days as they are printed, the newest first. */
  readonly earlier?: readonly { readonly day: string; readonly records: readonly ContrastRecord[] }[] | undefined;
}

/** Builds the report data from the records of a test. The reference values are those of the letter chart. */
export function contrastReport(
  records: readonly ContrastRecord[],
  { strategy, age, locale, eye, earlier = [] }: ContrastReported,
): ContrastReportData {
  const eyesOf = (some: readonly ContrastRecord[]): readonly ContrastEyeView[] => {
    const { eyes } = viewOf(initialState(some));
    return EYES.filter((one) => eyes[one].records.length > 0 && (eye === undefined || one === eye)).map(
      (one) => eyes[one],
    );
  };
  const before = earlier.map(({ day, records: then }) => ({ day, eyes: eyesOf(then) }));
  const { norm, none } = contrastNorm(age);
  const hasNorm = strategy !== 'CONTRAST_SINGLE_OPTOTYPE';
  return {
    eyes: eyesOf(records),
    normal_from: hasNorm && norm ? norm.from : null,
    no_norm: hasNorm ? none : null,
    locale,
    before,
  };
}

/** The contrast of the newest earlier test in which an eye has a result, in percent, and its day; `null` if there is none. */
export function contrastBefore(
  { eye }: Pick<ContrastEyeView, 'eye'>,
  { before }: ContrastReportData,
): { readonly day: string; readonly contrast: number } | null {
  for (const { day, eyes } of before) {
    const result = eyes.find((one) => one.eye === eye)?.result;
    if (result) return { day, contrast: result.contrast };
  }
  return null;
}

/** The lower limit of the normal range for an eye; `null` for both eyes together. */
export const normalOf = ({ eye }: ContrastEyeView, { normal_from }: ContrastReportData): number | null =>
  eye === 'OU' ? null : normal_from;
