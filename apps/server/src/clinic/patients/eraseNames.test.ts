import { describe, expect, it } from 'vitest';
import { mayRewrite } from './eraseNames.ts';

const MB = 1024 * 1024;

describe('a table with deleted names', () => {
  it('is rewritten at any hour if that takes a moment, a larger one only at night [OUR-931]', () => {
    expect([0, 4, 5, 12, 23].map((hour) => mayRewrite(32 * MB, hour))).toEqual([true, true, true, true, true]);
    expect([0, 4, 5, 12, 23].map((hour) => mayRewrite(32 * MB + 1, hour))).toEqual([true, true, false, false, false]);
  });
});
