import { describe, expect, it } from 'vitest';
import { runAcceptance, TOLERANCE } from './acceptance.ts';

describe('the procedures on simulated patients, 20 runs each', () => {
  it.each(runAcceptance())(
    '$strategy on the $truth truth takes about $presentations presentations with about $rms dB rms error [SRV-02]',
    (outcome) => {
      expect(Math.abs(outcome.measured_presentations / outcome.presentations - 1)).toBeLessThan(TOLERANCE);
      expect(Math.abs(outcome.measured_rms / outcome.rms - 1)).toBeLessThan(TOLERANCE);
    },
  );
});
