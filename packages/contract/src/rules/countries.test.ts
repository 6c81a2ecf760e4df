import { expect, it } from 'vitest';
import { storedCountry } from './countries.ts';

it.each([
  ['germany', 'Germany'],
  [' UNITED STATES ', 'United States'],
  ['de', 'Germany'],
  ['Alemania', 'Germany'],
  ['مصر', 'Egypt'],
  ['Nowhere', undefined],
])('stores %s as %s [OUR-529]', (text, stored) => {
  expect(storedCountry(text)).toBe(stored);
});
