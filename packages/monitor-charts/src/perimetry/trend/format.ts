import type { Regression } from '@isopter/clinical/perimetry/trend';
import { withMinus } from '../../report/index.ts';
import type { TrendTexts } from './texts.ts';

/** What a trend is written with. */
export interface TrendWriting {
  texts: TrendTexts;
  /** BCP 47. */
  locale: string;
  /** IANA name. */
  timezone: string;
}

/** A number with so many decimals and a real minus. */
export const decimal = (value: number, digits: number, locale: string): string =>
  withMinus(
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: 'negative',
    }).format(value),
  );

/** The day of a test. */
export const day = (at: Date, { locale, timezone }: TrendWriting): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: timezone }).format(at);

/** A p value: three decimals, or that it is smaller than they can say. */
export const probability = (p: number, locale: string): string =>
  p < 0.001 ? `< ${decimal(0.001, 3, locale)}` : decimal(p, 3, locale);

/** The figures of a slope: label and value of each. */
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
