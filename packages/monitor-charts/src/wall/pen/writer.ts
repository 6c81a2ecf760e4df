import type { Pen } from './pen.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A format is dear to make, and a pen is made for every frame. */
function formatOf(locale: string, style: 'decimal' | 'percent', digits: number): Intl.NumberFormat {
  const key = `${locale} ${style} ${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    style,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, format);
  return format;
}

/** Writes the numbers of a picture in a language, BCP 47. */
export const writer = (locale: string): Pick<Pen, 'number' | 'percent'> => ({
  number: (value, digits = 0) => formatOf(locale, 'decimal', digits).format(value),
  percent: (value) => formatOf(locale, 'percent', 0).format(value / 100),
});
