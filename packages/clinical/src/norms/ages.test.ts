import { describe, expect, it } from 'vitest';
import { normFor } from './ages.ts';

const norms = [
  { ages: { from: 20, to: 59 }, name: 'younger' },
  { ages: { from: 60, to: 75 }, name: 'older' },
];

describe('the norm for an age [OUR-434]', () => {
  it.each([
    [20, 'younger'],
    [59.9, 'younger'],
    [60, 'older'],
    [75.9, 'older'],
  ])('of %d years is that of the group "%s"', (age, name) => {
    expect(normFor(norms, age)).toMatchObject({ norm: { name }, none: null });
  });

  it.each([
    [19.9, { why: 'below', years: 20 }],
    [0, { why: 'below', years: 20 }],
    [76, { why: 'above', years: 75 }],
    [null, { why: 'unknownAge' }],
  ] as const)('of %s years is none, and says why: %o', (age, none) => {
    expect(normFor(norms, age)).toEqual({ norm: null, none });
  });

  it('has no upper limit where the source states none', () => {
    expect(normFor([{ ages: { from: 18, to: null } }], 104).none).toBeNull();
  });
});
