import type { Regression } from '@isopter/clinical/perimetry/trend';
import { withMinus } from '../../report/index.ts';
import type { TrendTexts } from './texts.ts';

/** The texts, the locale and the time zone of a trend report. */
export interface TrendWriting {
  texts: TrendTexts;
  /** The locale as a BCP 47 tag. */
  locale: string;
  /** The IANA name of the time zone. */
  timezone: string;
}

/** Formats a number with a number of decimal places and a real minus sign. */
export const decimal = (value: number, digits: number, locale: string): string =>
  withMinus(
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: 'negative',
    }).format(value),
  );

/** Formats the day of a test. */
export const day = (at: Date, { locale, timezone }: TrendWriting): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: timezone }).format(at);

/** Formats a p value with three decimal places, or as smaller than 0.001. */
export const probability = (p: number, locale: string): string =>
  p < 0.001 ? `< ${decimal(0.001, 3, locale)}` : decimal(p, 3, locale);

/** The labelled figures of a slope. */
export function slopeFigures(
  regression: Regression,
  unit: string,
  { texts, locale }: TrendWriting,
): readonly (readonly [label: string, value: string])[] {
  const [low, high] = regression.interval;
  return [
    [texts.slope, texts.perYear({ value: decimal(regression.slope, 2, locale), unit })],
    [texts.interval, texts.range({ from: decimal(low, 2, locale), to: decimal(high, 2, locale) })],
    [texts.probability, probability(regression.p, locale)],
  ];
}
