import { expect, it } from 'vitest';
import { acuityChange } from './change.ts';
import { type Acuity, acuityOf, storedAcuity } from './result.ts';

const acuities: readonly Acuity[] = [
  {
    logmar: 0.1,
    beyond: null,
    interval: [
      { logmar: -0.05, beyond: null },
      { logmar: 0.22, beyond: null },
    ],
  },
  {
    logmar: -0.25,
    beyond: null,
    interval: [
      { logmar: -0.3, beyond: 'better' },
      { logmar: -0.05, beyond: null },
    ],
  },
  {
    logmar: -0.1,
    beyond: null,
    interval: [
      { logmar: -0.3, beyond: 'better' },
      { logmar: 0, beyond: null },
    ],
  },
  {
    logmar: 1.5,
    beyond: null,
    interval: [
      { logmar: 1.3, beyond: null },
      { logmar: 1.6, beyond: 'worse' },
    ],
  },
  { logmar: 1.6, beyond: 'worse', interval: null },
  { logmar: -0.3, beyond: 'better', interval: null },
];

it('an acuity that was stored changes exactly as it did before [OUR-433]', () => {
  for (const before of acuities) {
    for (const now of acuities) {
      const stored = acuityChange(acuityOf(storedAcuity(before)), acuityOf(storedAcuity(now)), null);
      expect(stored).toEqual(acuityChange(before, now, null));
    }
  }
});
