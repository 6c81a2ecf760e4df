import { describe, expect, it } from 'vitest';
import { acuityChange, LOW_CONTRAST_RETEST } from './change.ts';
import type { Acuity, AcuityValue } from './result.ts';

const end = (logmar: number): AcuityValue => ({ logmar, beyond: null });
const acuity = (logmar: number, half: number): Acuity => ({
  ...end(logmar),
  interval: [end(logmar - half), end(logmar + half)],
});
const worst: Acuity = { logmar: 1.6, beyond: 'worse', interval: null };
const best: Acuity = { logmar: -0.3, beyond: 'better', interval: null };

describe('the change of an acuity [OUR-433]', () => {
  it.each([
    // at least the published limits of agreement, however narrow the intervals are
    [acuity(0.1, 0.1), acuity(0.27, 0.1), { by: 0.17, verdict: 'within' }],
    [acuity(0.1, 0.1), acuity(0.28, 0.1), { by: 0.18, verdict: 'worse' }],
    [acuity(0.28, 0.1), acuity(0.1, 0.1), { by: -0.18, verdict: 'better' }],
    // the root of the sum of squares of the halves of two intervals
    [acuity(0.1, 0.15), acuity(0.31, 0.15), { by: 0.21, verdict: 'within' }],
    [acuity(0.1, 0.15), acuity(0.32, 0.15), { by: 0.22, verdict: 'worse' }],
    [acuity(0.3, 0.3), acuity(0.6, 0.1), { by: 0.3, verdict: 'within' }],
    // beyond the display
    [acuity(0.3, 0.1), worst, { by: null, verdict: 'worse' }],
    [worst, acuity(0.3, 0.1), { by: null, verdict: 'better' }],
    [best, acuity(0.3, 0.1), { by: null, verdict: 'worse' }],
    [acuity(1.5, 0.1), worst, null],
    [worst, worst, null],
    [best, best, null],
    [best, worst, { by: null, verdict: 'worse' }],
  ])('from %o to %o is %o', (before, now, change) => {
    expect(acuityChange(before, now, null)).toEqual(change);
  });

  it('has limits that are a third wider at low contrast', () => {
    const limit = 0.2 * LOW_CONTRAST_RETEST;
    const narrow = 0.2 / Math.SQRT2;
    expect(acuityChange(acuity(0.4, narrow), acuity(0.4 + limit - 0.01, narrow), 2.5)?.verdict).toBe('within');
    expect(acuityChange(acuity(0.4, narrow), acuity(0.4 + limit + 0.01, narrow), 2.5)?.verdict).toBe('worse');
  });

  it('takes an end beyond the display as no closer than the other end', () => {
    const cut: Acuity = { ...end(-0.25), interval: [{ logmar: -0.3, beyond: 'better' }, end(-0.05)] };
    expect(acuityChange(acuity(0, 0.1), cut, null)?.verdict).toBe('better');
    expect(acuityChange(acuity(-0.05, 0.1), cut, null)?.verdict).toBe('within');
  });
});
