import {
  type Band,
  type NormedPupilMeasure,
  PUPIL_NORMS,
  type Reaction,
  reactionsOf,
  type Sample,
} from '@isopter/clinical/pupil';
import { describe, expect, it } from 'vitest';
import type { Pupils } from '../observer.ts';
import { pupilsOf } from '../patient/pupils.ts';
import { advance, observe, planOf, startExam, TICK } from './exam.ts';
import { REFLEX } from './reflex.ts';

const EYES = ['OD', 'OS'] as const;

/** The reactions of a person as measured from what the headset sends; `blinks` in half a second. */
function reactionsOfPerson(pupils: Pupils, seed: string, blinks: number): readonly Reaction[] {
  const bands: Band[] = [];
  const curves: Record<(typeof EYES)[number], Sample[]> = { OD: [], OS: [] };
  let exam = startExam({ strategy: 'PUPILLOMETRY', eyes: EYES, apd: 3 });
  for (;;) {
    const period = planOf(exam)[exam.position];
    const observed = observe(exam, pupils, blinks, seed);
    if (!period || !observed) return reactionsOf(bands, curves);
    const from = exam.elapsed * TICK;
    for (const eye of EYES) {
      curves[eye].push(...observed.diameters[eye].map((size, i): Sample => [from + (i + 1) / REFLEX.rate, size]));
      if (period.eye !== null && period.eye !== eye) continue;
      const { type, lights } = period;
      const before = exam.ticks > 0 ? bands.findLastIndex((band) => band.eye === eye) : -1;
      const band = { eye, period: type, from, to: from + TICK, light: lights[eye] };
      if (before >= 0) bands[before] = { ...bands[before]!, to: band.to };
      else bands.push({ ...band, is_tested: true, is_retesting: exam.repeats > 0 });
    }
    exam = advance(exam, observed);
  }
}

/** The reactions to light in the own eye of 30 healthy people, 60 eyes. */
const ofEyes = (blinks: number): { truth: number; reaction: Reaction }[] =>
  Array.from({ length: 30 }, (_, person) => `healthy ${person}`).flatMap((seed) => {
    const pupils = pupilsOf(seed);
    const own = reactionsOfPerson(pupils, seed, blinks).filter(({ lit, pupil }) => lit === pupil);
    return own.map((reaction) => ({ truth: pupils.latency, reaction }));
  });

describe('60 healthy eyes at 30 Hz', () => {
  const still = ofEyes(0);
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
  it('have the latency that they were made with, to 15 ms each and to 5 ms on average, blinks or not [OUR-448]', () => {
    for (const eyes of [still, ofEyes(0.05)]) {
      const errors = eyes.flatMap(({ truth, reaction: { latency } }) => (latency === null ? [] : [latency - truth]));
      expect(errors.length).toBeGreaterThan(50);
      expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.015);
      expect(Math.abs(errors.reduce((sum, error) => sum + error, 0) / errors.length)).toBeLessThan(0.005);
    }
  });
});
