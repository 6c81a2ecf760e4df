import { expect, it } from 'vitest';
import { wrongOf } from './tables.ts';

it('leaves wrong answers empty without trials, and never a counted one [OUR-531]', () => {
  expect(wrongOf({ wrong: 0, given: null })).toBeNull();
  expect(wrongOf({ wrong: 0, given: 0 })).toBeNull();
  expect(wrongOf({ wrong: 0, given: 4 })).toBe(0);
  expect(wrongOf({ wrong: 2, given: 4 })).toBe(2);
  // a device that counts presses without the number of trials
  expect(wrongOf({ wrong: 2, given: null })).toBe(2);
});
