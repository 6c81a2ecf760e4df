import { expect, it } from 'vitest';
import { latinDigits } from './latinDigits.ts';

it('uses the same digits in every language [I18N-05, OUR-52]', () => {
  expect(latinDigits('ar-EG')).toBe('ar-EG-u-nu-latn');
  expect(latinDigits('en-US')).toBe('en-US');
  const locale = latinDigits('ar-EG');
  expect(new Intl.NumberFormat(locale, { style: 'percent' }).format(0.42)).toMatch(/42/);
  expect(new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(0)).toMatch(/12:00/);
});
