import type { Eye, Point } from '@isopter/clinical';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TUNNEL } from '../patient/loss.ts';
import type { PatientName } from '../patient/patients.ts';
import { profileOf } from '../patient/patients.ts';
import { respond } from '../patient/respond.ts';
import { sightOf } from '../patient/sight.ts';
import { randomOf } from '../random.ts';
import { isEarly } from '../perimetry/record.ts';
import {
  answer,
  nextStimulus,
  type Outcome,
  resultOf,
  type Screening,
  type ScreeningPlan,
  settledShare,
  type Shown,
  startScreening,
  stimulusAt,
} from './exam.ts';
import { type PatternName, patternOf } from './patterns.ts';

const PATTERNS: readonly PatternName[] = [
  '24-2',
  '24-2C',
  '30-2',
  '10-2',
  '24-2-FAST',
  '30-2-FAST',
  '24-2-PTOSIS-NOVEL',
  '30-2-PTOSIS-TRADITIONAL',
  'QUADRANT',
  'CONFRONTATION',
  'SUPERIOR-36',
  'ESTERMAN-MONO',
  'ESTERMAN-BINO',
];
const STANDARD: ScreeningPlan = {
  eye: 'OD',
  pattern: '24-2',
  intensity: { below_expected: 6 },
  misses: 2,
  has_catch_trials: true,
  age: 60,
};
const plans: fc.Arbitrary<ScreeningPlan> = fc.record({
  eye: fc.constantFrom('OD' as const, 'OS' as const),
  pattern: fc.constantFrom(...PATTERNS),
  intensity: fc.constantFrom({ below_expected: 6 }, { below_expected: 8 }, { decibels: 0 }, { decibels: 10 }),
  misses: fc.constantFrom(1 as const, 2 as const),
  has_catch_trials: fc.boolean(),
  age: fc.integer({ min: 5, max: 100 }),
});

function run(plan: ScreeningPlan, seed: string, outcomeOf: (shown: Shown, state: Screening) => Outcome) {
  let state = startScreening(plan, randomOf(seed));
  const shown: Shown[] = [];
  for (;;) {
    const next = nextStimulus(state, randomOf(seed, state.presented));
    if (!next) return { state, shown };
    shown.push(next);
    state = answer(state, next, outcomeOf(next, state));
  }
}

const blind = (misses: 1 | 2): readonly Shown[] =>
  run({ ...STANDARD, misses, has_catch_trials: false }, 'a', () => 'missed').shown;

/** A whole examination of a simulated patient: what was found at every point. */
function found(patient: PatientName, plan: Partial<ScreeningPlan>, seed: number, isTaped = false) {
  const whole = { ...STANDARD, ...plan };
  const truth = sightOf(patient, { eye: whole.eye, age: whole.age, seed: `person ${seed}`, isTaped });
  const { state, shown } = run(whole, `run ${seed}`, (one, before) => {
    const share = settledShare(before);
    const response = respond(truth, profileOf(patient), one, share, randomOf('press', seed, before.presented));
    if (isEarly(response)) return 'early';
    return response.seen ? 'seen' : 'missed';
  });
  const points = patternOf(whole.pattern, whole.eye).map((point, i) => ({
    ...point,
    isSeen: resultOf(state.locations[i] ?? [], whole.misses) === 'seen',
  }));
  return { points, shown };
}

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);
const shareSeen = (points: readonly { isSeen: boolean }[]) =>
  points.filter(({ isSeen }) => isSeen).length / points.length;
const over = (patient: PatientName, plan: Partial<ScreeningPlan>, isTaped = false) =>
  SEEDS.flatMap((seed) => found(patient, plan, seed, isTaped).points);
const isBlindSpot = (eye: Eye) => (point: Point) =>
  Math.hypot(Math.abs(point.x) - 15, point.y + 1.5) < 4 && Math.sign(point.x) === (eye === 'OD' ? 1 : -1);

describe('patterns', () => {
  it.each([
    ['24-2-PTOSIS-NOVEL', 27],
    ['30-2-PTOSIS-TRADITIONAL', 38],
    ['24-2-FAST', 27],
    ['30-2-FAST', 38],
    ['QUADRANT', 4],
    ['CONFRONTATION', 16],
    ['SUPERIOR-36', 36],
    ['ESTERMAN-MONO', 100],
    ['ESTERMAN-BINO', 120],
  ] as const)('%s has %i different points, the left eye mirrored', (name, count) => {
    const right = patternOf(name, 'OD');
    expect(new Set(right.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    expect(patternOf(name, 'OS')).toEqual(right.map(({ x, y }) => ({ x: x === 0 ? 0 : -x, y })));
  });
  it('of Esterman reach farther down than up, and for both eyes the same to both sides [EST-01]', () => {
    const both = patternOf('ESTERMAN-BINO', 'OU');
    expect([Math.max(...both.map(({ y }) => y)), Math.min(...both.map(({ y }) => y))]).toEqual([36, -57]);
    for (const { x, y } of both) expect(both).toContainEqual({ x: -x, y });
    expect(patternOf('ESTERMAN-MONO', 'OD').filter(({ x }) => x > 0)).toHaveLength(59);
  });
});

describe('an examination with seen and not seen', () => {
  it('ends after any answers, with every location settled, and never asks at a settled one [SRV-02]', () => {
    const outcomes = fc.infiniteStream(fc.constantFrom<Outcome>('seen', 'missed', 'early'));
    fc.assert(
      fc.property(plans, fc.string(), outcomes, (plan, seed, answers) => {
        const { state, shown } = run(plan, seed, (one, before) => {
          const asked = one.kind === 'location' ? (before.locations[one.location] ?? []) : [];
          expect(resultOf(asked, plan.misses)).toBeUndefined();
          return answers.next().value as Outcome;
        });
        for (const trials of state.locations) expect(resultOf(trials, plan.misses)).toBeDefined();
        expect(shown.map(({ index }) => index)).toEqual(shown.map((_, i) => i + 1));
        expect(shown.every(({ stimulus }) => stimulus >= 0 && stimulus <= 40)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
  it('shows a missed location once more, in supra-fast no more [PERI-01]', () => {
    expect(blind(2)).toHaveLength(108);
    expect(blind(1)).toHaveLength(54);
  });
  it('shows each location of a healthy eye once, with up to four catch trials of each kind [PERI-04]', () => {
    for (const [pattern, catches] of [
      ['24-2', 4],
      ['24-2-PTOSIS-NOVEL', 3],
      ['CONFRONTATION', 2],
      ['QUADRANT', 0],
    ] as const) {
      const { shown } = run({ ...STANDARD, pattern }, 'a', ({ kind }) => (kind === 'blind_spot' ? 'missed' : 'seen'));
      const count = (kind: Shown['kind']) => shown.filter((one) => one.kind === kind).length;
      expect([count('location'), count('blind_spot'), count('false_negative'), count('blank')]).toEqual([
        patternOf(pattern, 'OD').length,
        catches,
        catches,
        catches,
      ]);
    }
  });
  it('is 6 dB brighter than expected, 8 dB when it is strong, and the brightest at most', () => {
    const point = { x: 3, y: 3 };
    const [std, high, max] = [{ below_expected: 6 }, { below_expected: 8 }, { decibels: 0 }].map((intensity) =>
      stimulusAt({ ...STANDARD, intensity }, point),
    );
    expect([std! - high!, max]).toEqual([2, 0]);
  });
  it('continues as if nothing had happened after being stored in the middle', () => {
    let state = startScreening(STANDARD, randomOf(3));
    let stored = state;
    for (let i = 0; i < 80; i += 1) {
      const next = nextStimulus(state, randomOf(3, i));
      expect(nextStimulus(stored, randomOf(3, i))).toEqual(next);
      if (!next) break;
      const outcome = next.x > 0 ? 'seen' : 'missed';
      state = answer(state, next, outcome);
      stored = JSON.parse(JSON.stringify(answer(stored, next, outcome))) as Screening;
    }
    expect(stored).toEqual(state);
  });
});

/** The highest point seen beside the vertical meridian. */
const highest = (isTaped: boolean) =>
  SEEDS.map((seed) =>
    Math.max(
      ...found('ptosis-1', { pattern: '30-2-PTOSIS-TRADITIONAL' }, seed, isTaped)
        .points.filter(({ x, isSeen }) => isSeen && Math.abs(x) === 3)
        .map(({ y }) => y),
    ),
  );

describe('recovers the truth over 20 seeds', () => {
  it.each(['24-2', '30-2', '10-2', '24-2C', '24-2-FAST', 'CONFRONTATION', 'QUADRANT'] as const)(
    'of healthy eyes: 97 %% of %s seen',
    (pattern) => {
      const points = over('healthy-1', { pattern }).filter((point) => !isBlindSpot('OD')(point));
      expect(shareSeen(points)).toBeGreaterThan(0.97);
    },
  );
  it.each(['24-2', 'QUADRANT', 'CONFRONTATION', 'ESTERMAN-MONO'] as const)(
    'of a hemianopia on %s: nothing left of fixation, everything right of it',
    (pattern) => {
      const intensity = pattern === 'ESTERMAN-MONO' ? { decibels: 10 } : STANDARD.intensity;
      for (const eye of ['OD', 'OS'] as const) {
        const points = over('hemianopia-1', { pattern, eye, intensity }).filter((point) => !isBlindSpot(eye)(point));
        expect(shareSeen(points.filter(({ x }) => x < 0))).toBeLessThan(0.01);
        expect(shareSeen(points.filter(({ x }) => x > 0))).toBeGreaterThan(0.9);
      }
    },
  );
  it('of a tunnel field: seen within 15°, nothing outside', () => {
    const points = over('tunnel-1', { pattern: '24-2' });
    expect(shareSeen(points.filter(({ x, y }) => Math.hypot(x, y) <= TUNNEL))).toBeGreaterThan(0.97);
    expect(shareSeen(points.filter(({ x, y }) => Math.hypot(x, y) > TUNNEL))).toBeLessThan(0.01);
  });
  it('of a hanging lid: the superior field ends at it, and taped 12° or more higher', () => {
    expect(new Set(highest(false))).toEqual(new Set([9]));
    expect(new Set(highest(true))).toEqual(new Set([21]));
  });
  it('of glaucoma: misses lie where 6 dB or more are lost, what is nearly normal is seen', () => {
    const truth = sightOf('glaucoma-1', { eye: 'OD', age: 60, seed: 'x' });
    const points = over('glaucoma-1', {}).filter((point) => !isBlindSpot('OD')(point));
    const lost = points.filter((point) => (truth(point) ?? 0) < stimulusAt(STANDARD, point) - 6);
    const kept = points.filter((point) => (truth(point) ?? 0) > stimulusAt(STANDARD, point) + 4);
    expect(lost.length).toBeGreaterThan(50);
    expect(kept.length).toBeGreaterThan(50);
    expect(shareSeen(lost)).toBeLessThan(0.3);
    expect(shareSeen(kept)).toBeGreaterThan(0.95);
  });
});

/** Percent of the points seen. */
const score = (patient: PatientName, plan: Partial<ScreeningPlan>) =>
  100 * shareSeen(over(patient, { intensity: { decibels: 10 }, ...plan }));

describe('the Esterman score over 20 seeds [EST-01]', () => {
  const both = { pattern: 'ESTERMAN-BINO', eye: 'OU', has_catch_trials: false } as const;
  it('of healthy people is between 92 and 100', () => {
    expect(score('healthy-1', both)).toBeGreaterThan(92);
    expect(score('healthy-1', { pattern: 'ESTERMAN-MONO' })).toBeGreaterThan(90);
  });
  it('of a hemianopia is the half of it, of a tunnel the few points within 15°', () => {
    expect(score('hemianopia-1', both)).toBeGreaterThan(45);
    expect(score('hemianopia-1', both)).toBeLessThanOrEqual(51);
    const central = patternOf('ESTERMAN-BINO', 'OU').filter(({ x, y }) => Math.hypot(x, y) <= TUNNEL).length;
    expect(score('tunnel-1', both)).toBeCloseTo((100 * central) / 120, 0);
  });
  it('has no blind spot, as the other eye sees there', () => {
    const truth = sightOf('healthy-1', { eye: 'OU', age: 40, seed: 'x' });
    expect(truth({ x: 15, y: -1.5 })).not.toBeNull();
    expect(truth({ x: -15, y: -1.5 })).not.toBeNull();
  });
});
