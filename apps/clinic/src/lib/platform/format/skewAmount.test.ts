import { expect, it } from 'vitest';
import { skewAmount } from './skewAmount.ts';

it.each([
  [150_000, 'en-US', '3 minutes'],
  [-119 * 60_000, 'en-US', '119 minutes'],
  [2 * 3_600_000, 'en-US', '2 hours'],
  [-47 * 3_600_000, 'en-US', '47 hours'],
  [400 * 86_400_000, 'en-US', '400 days'],
  [2 * 86_400_000, 'es-ES', '2 días'],
])('says how far a clock is off: %d ms in %s', (skew, locale, text) => {
  expect(skewAmount(skew, locale)).toBe(text);
});
