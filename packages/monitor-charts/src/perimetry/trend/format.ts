import { rateText, SHOWN_DECIMALS } from '@isopter/clinical/course';
import type { Slope, TrendIndex } from '@isopter/clinical/perimetry/trend';
import { withMinus } from '../../report/index.ts';
import type { TrendTexts } from './texts.ts';

/** The texts, the locale and the time zone of a trend report. */
export interface TrendWriting {
  texts: TrendTexts;
  /** The locale as a BCP 47 tag. */
  locale: string;
  /** The IANA name of the time zone. */
  timezone: string;
  /**
   * Writes the day of a test as the reader prefers dates.
   * @default a date of the locale that cannot be mistaken, such as Jul 29, 2026
   */
  formatDay?: ((at: Date) => string) | undefined;
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
export const day = (at: Date, { locale, timezone, formatDay }: TrendWriting): string =>
  formatDay?.(at) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: timezone }).format(at);

/** Formats a p value with three decimal places, or as smaller than 0.001. */
export const probability = (p: number, locale: string): string =>
  p < 0.001 ? `< ${decimal(0.001, 3, locale)}` : decimal(p, 3, locale);

/** The unit of an index, its number of decimal places, and the minimum range of its axis. */
export const INDEX_UNITS: Readonly<
  Record<TrendIndex, { unit: string; digits: number; least: readonly [low: number, high: number] }>
> = {
  md: { unit: 'dB', digits: SHOWN_DECIMALS.MD, least: [-6, 0] },
  vfi: { unit: '%', digits: SHOWN_DECIMALS.VFI, least: [80, 100] },
  meanSensitivity: { unit: 'dB', digits: SHOWN_DECIMALS.MEAN_SENSITIVITY, least: [20, 35] },
};

/** The labelled figures of a slope: it and its 95 % interval, and p if its number of tests allows. */
export function slopeFigures(
  { slope, interval, p }: Slope,
  unit: string,
  { texts, locale }: TrendWriting,
): readonly (readonly [label: string, value: string])[] {
  const [from, to] = interval;
  return [
    [texts.slope, texts.perYear({ rate: rateText(slope, unit, locale) })],
    [texts.interval, texts.range({ from: decimal(from, 2, locale), to: decimal(to, 2, locale) })],
    ...(p === null ? [] : ([[texts.probability, probability(p, locale)]] as const)),
  ];
}
