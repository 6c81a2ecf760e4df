import { type NormedPupilMeasure, PUPIL_NORMS } from '@isopter/clinical/pupil';
import { describe, expect, it } from 'vitest';
import { healthyEyes } from '../fakes/healthyPupils.ts';

describe('60 healthy eyes at 30 Hz', () => {
  const still = healthyEyes(30);
  it.each(['baseline', 'least', 'latency', 'velocity'] as const satisfies NormedPupilMeasure[])(
    'have a %s within the interval of its norm, as 95 % of healthy eyes do [OUR-448]',
    (measure) => {
      const [low, high] = PUPIL_NORMS[measure].interval;
      const outside = still.filter(({ reaction }) => {
        const value = reaction[measure];
        return value === null || value < low || value > high;
      });
      expect(still).toHaveLength(60);
      expect(outside.length).toBeLessThanOrEqual(3);
    },
  );
  it(
    'have the latency that they were made with, to 15 ms each and to 5 ms on average, blinks or not [OUR-448]',
    { tags: '@all' },
    () => {
      for (const eyes of [still, healthyEyes(30, 0.05)]) {
        const errors = eyes.flatMap(({ truth, reaction: { latency } }) => (latency === null ? [] : [latency - truth]));
        expect(errors.length).toBeGreaterThan(50);
        expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.015);
        expect(Math.abs(errors.reduce((sum, error) => sum + error, 0) / errors.length)).toBeLessThan(0.005);
      }
    },
  );
});
