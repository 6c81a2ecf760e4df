import type { Pen } from './pen.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** The cached number format of a locale, because creating one is slow and a pen is created for every frame. */
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

/** Formats the numbers of a thumbnail for a locale (a BCP 47 tag). */
export const writer = (locale: string): Pick<Pen, 'number' | 'percent'> => ({
  number: (value, digits = 0) => formatOf(locale, 'decimal', digits).format(value),
  percent: (value) => formatOf(locale, 'percent', 0).format(value / 100),
});
