import { describe, expect, it } from 'vitest';
import { limitRate } from './limitRate.ts';

describe('a rate', () => {
  it.each([
    ['times', 1, 5],
    ['bytes', 50, 2],
  ])('is limited in %s, separately in each window', (_what, bytes, allowed) => {
    let now = 0;
    const isWithin = limitRate({ times: 5, bytes: 100, ms: 1000 }, () => now);
    const inOneWindow = () => Array.from({ length: allowed + 1 }, () => isWithin(bytes));
    const expected = [...Array.from({ length: allowed }, () => true), false];
    expect(inOneWindow()).toEqual(expected);
    now = 999;
    expect(isWithin(bytes)).toBe(false);
    now = 1000;
    expect(inOneWindow()).toEqual(expected);
  });
});
