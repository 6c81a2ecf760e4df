import { describe, expect, it } from 'vitest';
import { acuityChange } from './change.ts';
import type { Acuity } from './result.ts';

const acuity = (logmar: number, half: number | null): Acuity => ({
  logmar,
  beyond: half === null ? 'worse' : null,
  interval:
    half === null
      ? null
      : [
          { logmar: logmar - half, beyond: null },
          { logmar: logmar + half, beyond: null },
        ],
});

describe('the change of an acuity [OUR-63]', () => {
  it.each([
    [acuity(0.1, 0.1), acuity(0.25, 0.1), null],
    [acuity(0.1, 0.1), acuity(0.4, 0.1), 'worse'],
    [acuity(0.4, 0.1), acuity(0.1, 0.1), 'better'],
    [acuity(0.3, 0.3), acuity(0.6, 0.1), null],
    [acuity(0.3, 0.1), acuity(1.6, null), 'worse'],
    [acuity(1.6, null), acuity(1.6, null), null],
  ])('from %o to %o is %s', (before, now, change) => {
    expect(acuityChange(before, now)).toBe(change);
  });
});
