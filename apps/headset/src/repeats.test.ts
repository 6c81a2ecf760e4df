import { describe, expect, it } from 'vitest';
import { earShares, REPEATED, sharesOf } from './fakes/repeats.ts';
import { PROFILES } from './patient/profiles.ts';

/** The least share of pairs with the true loss that is found: measured, see decision 50. */
const FOUND: Readonly<Record<string, number>> = {
  'Acuity, 8 directions': 0.4,
  'Acuity, 4 directions': 0.35,
  'Acuity, CVI': 0.18,
  'Acuity at 2.5 %': 0.2,
  'Contrast, triplets': 0.65,
  'Contrast, single letters': 0.65,
  'Pure tone average': 0.95,
  'Any tone of an ear': 0.95,
};

// a pair takes some 10 ms
describe('the rule of change of each measure, 600 simulated pairs', { tags: '@all' }, () => {
  it.each(REPEATED.map((one) => [one.name, one] as const))(
    'of %s flags at most one in twenty of those who did not change, and finds a true loss [OUR-433]',
    (name, repeated) => {
      const { unchanged, found, opposite } = sharesOf(repeated);
      expect(unchanged).toBeLessThanOrEqual(0.05);
      expect(found).toBeGreaterThan(FOUND[name]!);
      expect(opposite).toBeLessThan(0.01);
    },
  );
});

describe('an audiogram [OUR-435]', () => {
  it('of a reliable listener is seldom flagged', () => {
    expect(earShares(PROFILES.reliable, false, 300).flagged).toBeLessThan(0.1);
  });
  it.each([
    ['within 0.15 s', false],
    ['at any time', true],
  ])('of a listener who presses for nothing at a rate of 0.3, %s, is flagged', (_, isSpread) => {
    expect(earShares(PROFILES['trigger-happy'], isSpread, 300).flagged).toBeGreaterThan(0.9);
  });
});
