const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1000;

/** Formats a file size for the locale, such as `2.4 MB`. A kilobyte has 1000 bytes, as the unit prefix defines. */
export function fileSize(bytes: number, locale: string): string {
  const power = bytes < STEP ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / STEP ** power;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[power]!,
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 100 && power > 0 ? 1 : 0,
  }).format(value);
}
