import { acuityFrom, estimateAfter, lineOf, type Trial } from '@isopter/clinical/acuity';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acuityOf, widthOf } from '../patient/acuity.ts';
import { PROFILES } from '../patient/profiles.ts';
import { readOptotype } from '../patient/readOptotype.ts';
import { randomOf } from '../random.ts';
import { nextSize, type Procedure } from './procedure.ts';
import { linesOf, STRATEGIES } from './strategies.ts';

const [eight] = linesOf('DISTANCE', 'LANDOLT_C');
const [four] = linesOf('NEAR', 'TUMBLING_E');
if (!eight || !four) throw new Error('no lines');

/** A whole measurement with answers from `sees`; the result is the estimate, logMAR. */
function measure(plan: Procedure, sees: (size: number, i: number) => boolean) {
  const trials: Trial[] = [];
  for (;;) {
    const size = nextSize(trials, plan);
    if (size === null) return { trials, ...estimateAfter(trials, plan.alternatives) };
    trials.push({ size, seen: sees(size, trials.length) });
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const rms = (values: readonly number[]): number => Math.sqrt(mean(values.map((value) => value ** 2)));

const FULL = { distance: 'far', contrast: 100 } as const;

/** How an observer of an acuity answers: with or without a slip at the first optotype. */
function measured(plan: Procedure, acuity: number, seed: number, profile: keyof typeof PROFILES, slips = false) {
  const legible = { acuity, width: widthOf(`${seed}`, FULL) };
  return measure(plan, (size, i) => {
    const share = Math.min(1, i / plan.trials);
    const random = randomOf(seed, acuity, i);
    const answer = readOptotype(size, legible, 1 / plan.alternatives, PROFILES[profile], share, random);
    return answer.seen && !(slips && i === 0);
  });
}

/** How far results lie from the truth, over people and acuities from -0.15 to 1.05, on the lines and between them. */
const errors = (plan: Procedure, profile: keyof typeof PROFILES): number[] =>
  Array.from({ length: 240 }, (_, seed) => {
    const acuity = -0.15 + (seed % 121) * 0.01;
    return measured(plan, acuity, seed, profile).median - acuity;
  });
const within = (list: readonly number[], logMAR: number): number =>
  list.filter((error) => Math.abs(error) <= logMAR + 1e-9).length / list.length;

describe('the sizes of a measurement', () => {
  // as in the golden sequences of the estimator
  it.each([
    ['a run without a slip', '1+ .7+ .4+ .1+ -.2+ -.3- -.3- -.2+ -.2+ -.3- -.2- -.2- -.2- -.1- -.1- 0+ -.1+ -.1+'],
    [
      'a wrong answer that was right the second time',
      '1+ .7- .7+ .4- .8+ .7- .8+ .7- .8- .8+ .8+ .8+ .7+ .7- .7+ .7- .7- .7-',
    ],
    ['a slip at the first optotype', '1- 1+ .7+ .4+ .1- .3+ .2+ .1+ 0+ -.1+ -.3+ -.3- -.3+ -.3- -.3- -.2- -.1+ -.2+'],
    ['nothing seen', `1- 1- ${'1.6- '.repeat(16).trim()}`],
    ['everything seen', `1+ .7+ .4+ .1+ -.2+ ${'-.3+ '.repeat(13).trim()}`],
  ])('follow the answers: %s [OUR-10]', (_, sequence) => {
    const trials = sequence.split(' ').map((one) => ({ size: Number(one.slice(0, -1)), seen: one.endsWith('+') }));
    expect(trials.map((_, i) => nextSize(trials.slice(0, i), eight.procedure))).toEqual(trials.map(({ size }) => size));
  });
  it('are lines that the display can draw, whatever is answered', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }), (answers) => {
        const { display } = four.procedure;
        for (const { size } of measure(four.procedure, (_, i) => answers[i]!).trials) {
          expect(size).toBe(lineOf(size));
          expect(size).toBeGreaterThanOrEqual(display.least);
          expect(size).toBeLessThanOrEqual(display.most);
        }
      }),
      { numRuns: 40 },
    );
  });
  it('are 18, with four directions 24, and 6 more while the estimate is uncertain [OUR-10]', () => {
    const sure = (plan: Procedure) => measure(plan, (size) => size >= 0.35).trials.length;
    expect([sure(eight.procedure), sure(four.procedure)]).toEqual([18, 24]);
    const { trials, low, high } = measure(eight.procedure, (_, i) => i % 3 === 0);
    expect(trials).toHaveLength(24);
    expect((high - low) / 2).toBeGreaterThan(0.2);
  });
});

describe('an acuity of the headset', () => {
  it('is the line of everybody without doubt', () => {
    for (const threshold of [-0.2, 0, 0.3, 0.8, 1.2]) {
      const { median } = measure(eight.procedure, (size) => size >= threshold - 1e-9);
      expect(Math.abs(median - (threshold - 0.05))).toBeLessThan(0.06);
    }
  });
  it('is worse or better than the display when nothing or all is seen [OUR-11]', () => {
    for (const [sees, beyond] of [
      [true, 'better'],
      [false, 'worse'],
    ] as const) {
      const { trials, ...estimate } = measure(eight.procedure, () => sees);
      expect(acuityFrom(estimate, trials.length, eight.procedure.display)?.beyond).toBe(beyond);
    }
  });
  // the people are not what the procedure believes: unlike each other, another curve, other lapses.
  // Two lines are what a repeated measurement differs by in clinics (test-retest of FrACT and ETDRS charts)
  it('recovers the simulated acuity within two lines, without bias [SRV-02]', () => {
    for (const plan of [eight.procedure, four.procedure]) {
      const all = errors(plan, 'reliable');
      expect(Math.abs(mean(all))).toBeLessThan(0.02);
      expect(rms(all)).toBeLessThan(0.1);
      expect(within(all, 0.1)).toBeGreaterThan(0.75);
      expect(within(all, 0.2)).toBeGreaterThan(0.95);
    }
  });
  it('loses little with patients who press wrongly, and who tire [SRV-02]', { tags: '@all' }, () => {
    expect(within(errors(eight.procedure, 'unreliable'), 0.2)).toBeGreaterThan(0.93);
    const tired = errors(eight.procedure, 'fatigued');
    expect(Math.abs(mean(tired))).toBeLessThan(0.1);
    expect(within(tired, 0.3)).toBeGreaterThan(0.9);
  });
  // before: rms 0.31, worst 1.30 logMAR after a slip at -0.2; one run in four was off by two lines or more
  it.each([-0.2, 0, 0.2, 0.4, 0.6, 0.8, 1])(
    'of %s survives a slip at the first optotype [OUR-10]',
    { tags: '@all' },
    (acuity) => {
      const runs = (slips: boolean) =>
        Array.from({ length: 40 }, (_, seed) => measured(eight.procedure, acuity, seed, 'reliable', slips));
      const off = (slips: boolean) => runs(slips).map(({ median }) => median - acuity);
      expect(rms(off(true))).toBeLessThan(rms(off(false)) + 0.02);
      expect(Math.max(...off(true).map(Math.abs))).toBeLessThan(0.4);
      expect(runs(true).filter(({ low, high }) => low <= acuity && acuity <= high).length / 40).toBeGreaterThan(0.88);
    },
  );
});

describe('strategies', () => {
  it('measure what they say: 8 directions or 4, contrast, near and far [ACU-04]', () => {
    expect(STRATEGIES.map((strategy) => linesOf(strategy, 'LANDOLT_C').map((l) => [l.distance, l.contrast]))).toEqual([
      [['far', 100]],
      [['near', 100]],
      [
        ['far', 100],
        ['near', 100],
      ],
      [
        ['far', 10],
        ['far', 2.5],
      ],
      [['near', 100]],
      [['far', 100]],
    ]);
    expect(eight.directions).toHaveLength(8);
    expect(eight.procedure.alternatives).toBe(8);
    expect(four.directions).toEqual([1, 3, 5, 7]);
    expect(four.procedure.alternatives).toBe(4);
    expect(linesOf('CVI_FAR', 'LANDOLT_C')[0]?.procedure).toMatchObject({ alternatives: 4, display: { most: 2 } });
  });
});

/** How often a size is read at an acuity of 0.5. */
const seen = (size: number) =>
  mean(
    Array.from({ length: 2000 }, (_, i) =>
      Number(readOptotype(size, { acuity: 0.5, width: 0.15 }, 1 / 8, PROFILES.reliable, 0, randomOf(i)).seen),
    ),
  );

const average = (age: number, eye: 'OD' | 'OU', contrast = 100) =>
  mean(Array.from({ length: 200 }, (_, seed) => acuityOf('healthy-1', eye, age, `${seed}`, { ...FULL, contrast })));

describe('simulated eyes', () => {
  it('see as eyes of their age, both together better, and less at low contrast', () => {
    expect(average(25, 'OD')).toBeCloseTo(-0.135, 1);
    expect(average(85, 'OD')).toBeGreaterThan(average(25, 'OD') + 0.1);
    expect(average(50, 'OU')).toBeLessThan(average(50, 'OD') - 0.04);
    expect(average(50, 'OD', 10) - average(50, 'OD')).toBeCloseTo(0.2);
    expect(average(50, 'OD', 2.5) - average(50, 'OD')).toBeCloseTo(0.45, 1);
    expect(acuityOf('glaucoma-1', 'OD', 60, 'a', FULL)).toBeGreaterThanOrEqual(
      acuityOf('healthy-1', 'OD', 60, 'a', FULL),
    );
  });
  it('guess one in eight of what they cannot see, and miss little of what they can', () => {
    expect(seen(-0.3)).toBeCloseTo(1 / 8, 1);
    expect(seen(1.2)).toBeGreaterThan(0.97);
    expect(seen(0.5)).toBeCloseTo(0.56, 1);
    // a Gaussian one width above: 84 % are seen, the rest is guessed
    expect(seen(0.65)).toBeCloseTo(0.85, 1);
  });
  it('become legible as gradually as those of people: 0.15 logMAR, from a half to twice that (Petersen 1990)', () => {
    const widths = Array.from({ length: 300 }, (_, seed) => widthOf(`${seed}`, FULL)).toSorted((a, b) => a - b);
    expect(widths[150]).toBeCloseTo(0.15, 1);
    expect(widths[0]!).toBeGreaterThan(0.07);
    expect(widths.at(-1)!).toBeLessThan(0.31);
    expect(widthOf('a', { distance: 'far', contrast: 10 })).toBeGreaterThan(widthOf('a', FULL));
  });
});
