import { describe, expect, it } from 'vitest';
import { contrastChange, contrastNorm } from './index.ts';

describe('the change of a contrast sensitivity [OUR-433]', () => {
  it.each([
    [1.65, 1.65, 0, 'within'],
    [1.65, 1.35, -0.3, 'within'],
    [1.65, 1.2, -0.45, 'worse'],
    [1.2, 1.65, 0.45, 'better'],
  ])('from %d to %d log CS is %d: %s', (before, now, by, verdict) => {
    expect(contrastChange(before, now)).toEqual({ by, verdict });
  });
});

describe('the norm of contrast sensitivity [OUR-434]', () => {
  it.each([
    [20, 1.65],
    [59, 1.65],
    [60, 1.5],
    [75, 1.5],
  ])('at %d years is %d log CS', (age, from) => {
    expect(contrastNorm(age).norm?.from).toBe(from);
  });
  it('does not exist for a child of 5 years, beyond 75 years, and for an unknown age', () => {
    expect([5, 19, 76, null].map((age) => contrastNorm(age).none)).toEqual([
      { why: 'below', years: 20 },
      { why: 'below', years: 20 },
      { why: 'above', years: 75 },
      { why: 'unknownAge' },
    ]);
  });
});
