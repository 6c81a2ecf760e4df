import { type Band, type Reaction, reactionsOf, type Sample } from '@isopter/clinical/pupil';
import type { Pupils } from '../observer.ts';
import { pupilsOf } from '../patient/pupils.ts';
import { advance, observe, planOf, startExam, TICK } from '../pupil/exam.ts';
import { REFLEX } from '../pupil/reflex.ts';

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

/** The reaction of an eye to light in it, and the latency that its simulated person was made with. */
export interface HealthyEye {
  readonly truth: number;
  readonly reaction: Reaction;
}

/** The eyes of so many healthy people, two each; `blinks`: how likely they blink in half a second. */
export const healthyEyes = (people: number, blinks = 0): HealthyEye[] =>
  Array.from({ length: people }, (_, person) => `healthy ${person}`).flatMap((seed) => {
    const pupils = pupilsOf(seed);
    const own = reactionsOfPerson(pupils, seed, blinks).filter(({ lit, pupil }) => lit === pupil);
    return own.map((reaction) => ({ truth: pupils.latency, reaction }));
  });
