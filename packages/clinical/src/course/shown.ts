import type { FollowedMeasure } from './change.ts';

/** A number that screens, reports and letters show. */
export type ShownMeasure = FollowedMeasure | 'PSD' | 'FOVEA' | 'STEREO' | 'ISOPTER';

/**
 * The decimals with which a measure is shown wherever it is shown: as many as its repeatability supports. The mean deviation
 * of stable eyes varies by about 1 dB from test to test (Heijl et al., Am J Ophthalmol 1989;108:130), so that hundredths say
 * nothing. Exports and DICOM have the number as it was computed.
 */
export const SHOWN_DECIMALS: Readonly<Record<ShownMeasure, number>> = {
  MD: 1,
  PSD: 1,
  MEAN_SENSITIVITY: 1,
  VFI: 0,
  FOVEA: 0,
  ACUITY: 2,
  LOG_CS: 2,
  PTA: 1,
  RAPD: 2,
  STEREO: 0,
  ISOPTER: 1,
};

/** Rounds a number as it is shown. */
export const asShown = (measure: ShownMeasure, value: number): number =>
  Number(value.toFixed(SHOWN_DECIMALS[measure])) + 0;

/** The number format of a measure: its decimals, and a sign for what is below 0; for a change, a sign for any but 0. */
export const measureFormat = (measure: ShownMeasure, isChange = false) =>
  ({
    minimumFractionDigits: SHOWN_DECIMALS[measure],
    maximumFractionDigits: SHOWN_DECIMALS[measure],
    // what is rounded to nothing has no sign
    signDisplay: isChange ? 'exceptZero' : 'negative',
  }) as const satisfies Intl.NumberFormatOptions;

const RATE = { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' } as const;

/** Writes a rate of change with its unit, such as "−0.54 dB"; a percentage as the number format of the language writes it. */
export function rateText(value: number, unit: string, locale: string): string {
  const isPercent = unit === '%';
  const format = new Intl.NumberFormat(locale, isPercent ? { ...RATE, style: 'percent' } : RATE);
  const written = format.format(isPercent ? value / 100 : value).replace('-', '−');
  return isPercent ? written : `${written} ${unit}`;
}

/** Writes a measure in a language, with a real minus sign. */
export const measureText = (measure: ShownMeasure, value: number, locale: string, isChange = false): string =>
  new Intl.NumberFormat(locale, measureFormat(measure, isChange)).format(value).replace('-', '−');
