import { AUTOMATED_CONVERGENCE_SCREEN, DEVICE_SCREENS } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { asksConvergence, monocularOf } from './convergence.ts';

describe('the convergence question', () => {
  it('comes on the convergence screen only, not on that of a headset that tests it itself [MON-11]', () => {
    for (const screen of [...DEVICE_SCREENS, AUTOMATED_CONVERGENCE_SCREEN, null]) {
      expect(asksConvergence(screen)).toBe(screen === 'testing convergence');
    }
  });

  it('one dot is binocular, two are monocular [MON-11]', () => {
    expect(monocularOf(1)).toBe(false);
    expect(monocularOf(2)).toBe(true);
  });
});
