import { blindSpotOf, gridOf, normalSensitivity } from '@isopter/clinical/perimetry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examine as run } from '../fakes/examine.ts';
import { randomOf } from '../random.ts';
import { answer, type ExamPlan, nextPresentation, type Presentation, startExam, STRATEGIES } from './exam.ts';
import type { Strategy } from './exam.ts';
import { pointsOf, type Program } from './grids.ts';
import { growthPattern, openLocations } from './growth.ts';
import { NOT_SEEN, type Procedure, type Trial } from './procedure.ts';
import { FULL_THRESHOLD, fullThreshold } from './staircase.ts';
import { ZEST, zest } from './zest.ts';

const PROGRAMS: readonly Program[] = ['24-2', '24-2C', '30-2', '10-2', 'FOVEAL'];
const plans: fc.Arbitrary<ExamPlan> = fc.record({
  eye: fc.constantFrom('OD', 'OS'),
  program: fc.constantFrom(...PROGRAMS),
  strategy: fc.constantFrom(...(Object.keys(STRATEGIES) as Strategy[])),
  age: fc.integer({ min: 5, max: 100 }),
});

/** Measures a threshold that is answered without error. */
function measure(procedure: Procedure, threshold: number, start: number) {
  const trials: Trial[] = [];
  for (;;) {
    const step = procedure(start, trials);
    if ('threshold' in step) return { ...step, shown: trials.map(({ stimulus }) => stimulus) };
    trials.push({ stimulus: step.stimulus, seen: step.stimulus <= threshold });
  }
}

const count = (shown: readonly Presentation[], kind: Presentation['kind']) =>
  shown.filter((one) => one.kind === kind).length;

const sees27 = ({ stimulus }: Presentation) => stimulus <= 27;

const meanNormal = (age: number) =>
  pointsOf('24-2', 'OD').reduce((sum, point) => sum + normalSensitivity(point, 'OD', age), 0) / 54;

describe('grids', () => {
  it.each([
    ['24-2', 54],
    ['24-2C', 64],
    ['30-2', 76],
    ['10-2', 68],
  ] as const)('%s has %i different points, the left eye mirrored', (program, count) => {
    const right = pointsOf(program, 'OD');
    expect(new Set(right.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    expect(pointsOf(program, 'OS')).toEqual(right.map(({ x, y }) => ({ x: -x, y })));
    expect(blindSpotOf('OS').x).toBe(-blindSpotOf('OD').x);
  });
  it('24-2 reaches to 27° on the nasal side only', () => {
    expect(Math.min(...pointsOf('24-2', 'OD').map(({ x }) => x))).toBe(-27);
    expect(Math.max(...pointsOf('24-2', 'OS').map(({ x }) => x))).toBe(27);
  });
});

describe('normal hill of vision', () => {
  it('has a mean of 30 dB over the 24-2 at 60 years and falls with age', () => {
    expect(meanNormal(60)).toBeCloseTo(30, 0);
    expect(meanNormal(80) - meanNormal(60)).toBeCloseTo(-20 * 0.062, 0);
  });
});

describe('full threshold', () => {
  it('steps by 4 dB, by 2 after the first reversal, and ends at the second with the last seen', () => {
    expect(measure(fullThreshold, 29, 28)).toEqual({ threshold: 28, shown: [28, 32, 30, 28] });
  });
  it('runs a second staircase when the first ends more than 4 dB from its start', () => {
    expect(measure(fullThreshold, 17, 28)).toEqual({ threshold: 16, shown: [28, 24, 20, 16, 18, 16, 20, 18, 16] });
  });
  it('accepts not seen at the brightest twice as <0, and seen at the dimmest twice as 40', () => {
    expect(measure(fullThreshold, -10, 4)).toEqual({ threshold: NOT_SEEN, shown: [4, 0, 0, 0, 0] });
    expect(measure(fullThreshold, 50, 38)).toEqual({ threshold: 40, shown: [38, 40, 40] });
  });
  it('ends within 2 dB of any threshold that is answered without error', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 }), (threshold, start) => {
        expect(Math.abs(measure(fullThreshold, threshold, start).threshold - threshold)).toBeLessThanOrEqual(
          FULL_THRESHOLD.later_step,
        );
      }),
    );
  });
});

describe('ZEST', () => {
  it('takes no more than 15 stimuli and fewer with a laxer stop rule', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), (threshold) => {
        const standard = measure(zest(1.5), threshold, 30);
        const fast = measure(zest(2.5), threshold, 30);
        expect(standard.shown.length).toBeLessThanOrEqual(ZEST.max_trials);
        expect(fast.shown.length).toBeLessThanOrEqual(standard.shown.length);
        expect(Math.abs(standard.threshold - threshold)).toBeLessThanOrEqual(3);
      }),
    );
    expect(measure(zest(1.5), -10, 30).threshold).toBe(NOT_SEEN);
  });
  it('looks at a location at least once even when its neighbours are blind', () => {
    for (let start = 0; start <= 40; start += 1) expect(zest(2.5)(start, [])).toHaveProperty('stimulus');
  });
});

describe('growth pattern', () => {
  it.each(PROGRAMS)('opens every location of %s from one seed a quadrant', (program) => {
    const pattern = growthPattern(gridOf(program, 'OD'));
    expect(pattern.seeds).toHaveLength(program === 'FOVEAL' ? 1 : 4);
    const thresholds: (number | null)[] = pointsOf(program, 'OD').map(() => null);
    for (;;) {
      const open = openLocations(pattern, thresholds);
      if (open.length === 0) break;
      for (const location of open) thresholds[location] = 30;
    }
    expect(thresholds).not.toContain(null);
  });
  it('starts at (±9, ±9) of the 24-2', () => {
    const points = pointsOf('24-2', 'OD');
    const seeds = growthPattern(gridOf('24-2', 'OD')).seeds.map((i) => points[i]);
    expect(seeds).toHaveLength(4);
    for (const seed of seeds) expect([Math.abs(seed?.x ?? 0), Math.abs(seed?.y ?? 0)]).toEqual([9, 9]);
  });
});

describe('an examination', () => {
  it('ends after any answers, with every location settled between <0 and 40 dB [SRV-02]', () => {
    fc.assert(
      fc.property(plans, fc.integer(), fc.infiniteStream(fc.boolean()), (plan, seed, answers) => {
        const { exam, shown } = run(plan, seed, () => answers.next().value as boolean);
        for (const { threshold } of exam.locations) {
          expect(Number.isInteger(threshold)).toBe(true);
          expect(threshold).toBeGreaterThanOrEqual(NOT_SEEN);
          expect(threshold).toBeLessThanOrEqual(40);
        }
        expect(shown.map(({ index }) => index)).toEqual(shown.map((_, i) => i + 1));
        expect(shown.every(({ stimulus }) => stimulus >= 0 && stimulus <= 40)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
  it('has as many catch trials as it needs to pass who makes no mistake, and false-negative ones only where 25 dB are seen [OUR-01] [OUR-424]', () => {
    fc.assert(
      fc.property(plans, fc.integer(), fc.integer({ min: -1, max: 40 }), (plan, seed, threshold) => {
        const sees = ({ kind, stimulus }: Presentation) =>
          kind !== 'blind_spot' && kind !== 'blank' && stimulus <= threshold;
        const { exam, shown } = run(plan, seed, sees);
        const fovea = plan.program === 'FOVEAL';
        const thresholds = exam.locations.map((location) => location.threshold ?? NOT_SEEN);
        expect(count(shown, 'blind_spot')).toBe(fovea ? 0 : 11);
        expect(count(shown, 'blank')).toBe(fovea ? 0 : 18);
        const repeats = count(shown, 'false_negative');
        const isLow = fovea || Math.max(...thresholds) < 25;
        expect(repeats).toBeLessThanOrEqual(isLow ? 0 : 11);
        expect(repeats).toBeGreaterThanOrEqual(!isLow && Math.min(...thresholds) >= 25 ? 11 : 0);
      }),
      { numRuns: 60 },
    );
  });
  it('spreads its catch trials over the whole test, never two of a kind together [OUR-01]', () => {
    const plan: ExamPlan = { eye: 'OD', program: '24-2', strategy: 'FULL_THRESHOLD', age: 60 };
    const { shown } = run(plan, 5, (one) => one.kind !== 'blind_spot' && sees27(one));
    for (const kind of ['blind_spot', 'false_negative', 'blank'] as const) {
      const at = shown.filter((one) => one.kind === kind).map(({ index }) => index);
      for (const half of [0, 1]) {
        const given = at.filter((index) => Math.floor((2 * (index - 1)) / shown.length) === half).length;
        expect(given).toBeGreaterThanOrEqual(4);
      }
      const gaps = at.slice(1).map((index, i) => index - at[i]!);
      expect(Math.min(...gaps)).toBeGreaterThan(3);
    }
  });
  it('gives no location two false-negative trials [OUR-424]', () => {
    const plan: ExamPlan = { eye: 'OD', program: '24-2', strategy: 'AVA_FAST', age: 60 };
    let missed = 0;
    const { shown } = run(plan, 4, (one) => {
      if (one.kind !== 'false_negative') return one.kind === 'location' && one.stimulus <= 30;
      missed += 1;
      return missed !== 3;
    });
    const at = shown.filter(({ kind }) => kind === 'false_negative').map(({ location }) => location);
    expect(at.length).toBeGreaterThan(11);
    expect(new Set(at).size).toBe(at.length);
  });
  it('gives no more once it is sure: after 2 of 2 missed, or 3 checks of fixation answered [OUR-01]', () => {
    const plan: ExamPlan = { eye: 'OD', program: '24-2', strategy: 'AVA_STANDARD', age: 60 };
    const { shown } = run(plan, 3, (one) =>
      one.kind === 'false_negative' ? false : one.kind === 'blind_spot' || one.stimulus <= 28,
    );
    expect(count(shown, 'false_negative')).toBe(2);
    expect(count(shown, 'blind_spot')).toBe(2);
  });
  it('shows the same to the same answers of the same seed, and another order with another seed', () => {
    const plan: ExamPlan = { eye: 'OS', program: '24-2', strategy: 'FULL_THRESHOLD', age: 60 };
    expect(run(plan, 1, sees27).shown).toEqual(run(plan, 1, sees27).shown);
    expect(run(plan, 1, sees27).shown).not.toEqual(run(plan, 2, sees27).shown);
  });
  it('survives being stored in the middle', () => {
    const plan: ExamPlan = { eye: 'OD', program: '10-2', strategy: 'AVA_FAST', age: 40 };
    let exam = startExam(plan, randomOf(3));
    let stored = exam;
    for (let i = 0; i < 100; i += 1) {
      const next = nextPresentation(exam, randomOf(3, i));
      expect(nextPresentation(stored, randomOf(3, i))).toEqual(next);
      if (!next) break;
      ({ exam } = answer(exam, next, next.stimulus < 30));
      stored = JSON.parse(JSON.stringify(answer(stored, next, next.stimulus < 30).exam)) as typeof exam;
    }
    expect(stored).toEqual(exam);
  });
});
