import { DEVICE_SCREENS } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { asksConvergence, monocularOf } from './convergence.ts';

describe('the convergence question', () => {
  it('comes on the convergence screen only, unless convergence is automated [MON-11]', () => {
    for (const screen of [...DEVICE_SCREENS, null]) {
      expect(asksConvergence(screen, { use_automated_convergence: false })).toBe(screen === 'testing convergence');
      expect(asksConvergence(screen, { use_automated_convergence: true })).toBe(false);
    }
  });

  it('one dot is binocular, two are monocular [MON-11]', () => {
    expect(monocularOf(1)).toBe(false);
    expect(monocularOf(2)).toBe(true);
  });
});
