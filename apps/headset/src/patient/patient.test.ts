import { blindSpotOf } from '@isopter/clinical/perimetry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Presentation } from '../perimetry/exam.ts';
import { pointsOf } from '../perimetry/grids.ts';
import { randomOf } from '../random.ts';
import { simulate } from '../acceptance.ts';
import FIELDS from './fields.data.json' with { type: 'json' };
import { anyPatient, PATIENT_NAMES, truthOf } from './patients.ts';
import { type Profile, PROFILES } from './profiles.ts';
import { chanceOfSeeing, respond, slopeSd } from './respond.ts';
import { measuredAge, measuredTruth } from './truth.ts';

const shown = (over: Partial<Presentation>): Presentation => ({
  kind: 'location',
  index: 1,
  x: 9,
  y: 9,
  stimulus: 20,
  location: 0,
  ...over,
});

const many = (answerOnce: (i: number) => boolean, n = 4000) =>
  Array.from({ length: n }, (_, i) => answerOnce(i)).filter(Boolean).length / n;

describe('simulated patients', () => {
  it('have a true sensitivity of 45 dB at most at every point of every program, none in the blind spot', () => {
    for (const name of PATIENT_NAMES) {
      for (const eye of ['OD', 'OS'] as const) {
        const truth = truthOf(name, eye, 60, 'a');
        expect(truth(blindSpotOf(eye))).toBeNull();
        for (const program of ['24-2', '24-2C', '30-2', '10-2', 'FOVEAL'] as const) {
          for (const point of pointsOf(program, eye)) expect(truth(point) ?? 0).toBeLessThanOrEqual(45);
        }
      }
    }
  });
  it('see nothing reliably at any age where a field was measured as <0', () => {
    for (const age of [8, 64, 90]) {
      const truth = measuredTruth('S001', 'OD', age);
      const measured = FIELDS.fields.find(({ id }) => id === 'S001')!;
      const unseen = pointsOf('24-2', 'OD').filter((_, i) => measured.thresholds[i]! < 0);
      expect(unseen).toHaveLength(14);
      for (const point of unseen) expect(truth(point)).toBeLessThan(-4);
    }
  });
  it('have places that were measured as <0 again in 73 % of repeats, 5 % to spare, as real ones [SRV-02]', () => {
    const age = measuredAge('S001');
    const truth = measuredTruth('S001', 'OD', age);
    const below = pointsOf('24-2', 'OD').flatMap((point, i) => ((truth(point) ?? 0) < 0 ? [i] : []));
    const plan = { eye: 'OD', program: '24-2', strategy: 'AVA_FAST', age } as const;
    const repeats = Array.from({ length: 20 }, (_, run) => simulate(plan, truth, `again ${run}`)).flatMap((exam) =>
      below.map((i) => (exam.locations[i]?.threshold ?? 0) < 0),
    );
    expect(Math.abs(repeats.filter(Boolean).length / repeats.length - 0.73)).toBeLessThan(0.05);
  });
  it('have exactly the measured field at the age it was measured', () => {
    const truth = measuredTruth('R021', 'OD', measuredAge('R021'));
    const values = pointsOf('24-2', 'OD').map((point) => truth(point) ?? 0);
    for (const value of values) expect(value).toBeCloseTo(Math.round(value), 9);
    expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeCloseTo(18.65, 2);
  });
  it('are drawn from the seed alone', () => {
    expect(anyPatient(randomOf(7, 'test-1'))).toBe(anyPatient(randomOf(7, 'test-1')));
    expect(new Set(Array.from({ length: 200 }, (_, i) => anyPatient(randomOf(7, i)))).size).toBe(PATIENT_NAMES.length);
    expect(truthOf('healthy-1', 'OD', 60, 'a')({ x: 3, y: 3 })).toBe(
      truthOf('healthy-1', 'OD', 60, 'a')({ x: 3, y: 3 }),
    );
    expect(truthOf('healthy-1', 'OD', 60, 'a')({ x: 3, y: 3 })).not.toBe(
      truthOf('healthy-1', 'OD', 60, 'b')({ x: 3, y: 3 }),
    );
  });
});

describe('frequency of seeing', () => {
  it('is a half at the threshold, falls with dimmer stimuli, and is never wider than 6 dB', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 40, noNaN: true }), fc.integer({ min: 0, max: 39 }), (threshold, db) => {
        expect(chanceOfSeeing(threshold, threshold)).toBeCloseTo(0.5, 6);
        expect(chanceOfSeeing(db + 1, threshold)).toBeLessThanOrEqual(chanceOfSeeing(db, threshold));
        expect(slopeSd(threshold)).toBeLessThanOrEqual(6);
      }),
    );
  });
  it('of a whole patient is fp + (1 - fp - fn) · P(seen)', () => {
    const { false_press, lapse } = PROFILES.unreliable;
    const rate = many((i) => respond(() => 24, PROFILES.unreliable, shown({ stimulus: 24 }), 0, randomOf(1, i)).seen);
    expect(rate).toBeCloseTo(false_press + (1 - false_press - lapse[0]) * 0.5, 1);
  });
});

describe('presses', () => {
  it('come within 150 ms when nothing caused them, else later and within 1.5 s [PERI-03]', () => {
    const presses = Array.from({ length: 3000 }, (_, i) =>
      respond(() => 24, PROFILES.unreliable, shown({ stimulus: 22 }), 0, randomOf(2, i)),
    );
    for (const { response_time } of presses.filter(({ seen }) => !seen)) expect(response_time).toBe(0);
    for (const { response_time } of presses.filter(({ seen }) => seen)) {
      expect(response_time).toSatisfy((time: number) => (time >= 0.04 && time < 0.15) || (time >= 0.2 && time <= 1.5));
    }
    const blind = many((i) => respond(() => null, PROFILES.unreliable, shown({}), 0, randomOf(3, i)).response_time > 0);
    expect(blind).toBeCloseTo(PROFILES.unreliable.false_press, 1);
  });
  it('have the measured median latency at the threshold, 0.5 s', () => {
    const times = Array.from(
      { length: 4000 },
      (_, i) => respond(() => 24, PROFILES.reliable, shown({ stimulus: 24 }), 0, randomOf(4, i)).response_time,
    );
    const genuine = times.filter((time) => time >= 0.15).sort((a, b) => a - b);
    expect(genuine[Math.floor(genuine.length / 2)]).toBeCloseTo(0.5, 1);
  });
});

const check = shown({ kind: 'blind_spot', ...blindSpotOf('OD'), stimulus: 10, location: -1 });

const checksSeen = (profile: Profile) =>
  many((i) => respond(() => null, profile, check, 0, randomOf(5, i)).response_time > 0.15);

const misses = (share: number) =>
  many((i) => !respond(() => 30, PROFILES.fatigued, shown({ stimulus: 15 }), share, randomOf(6, i)).seen);

describe('behaviour', () => {
  it('of a poor fixator shows in one blind-spot check in four [PERI-04]', () => {
    expect(checksSeen(PROFILES['poor-fixator'])).toBeCloseTo(0.25, 1);
    expect(checksSeen(PROFILES.reliable)).toBeLessThan(0.04);
  });
  it('of a tired patient gets worse towards the end', () => {
    expect(misses(0)).toBeCloseTo(0.05, 1);
    expect(misses(1)).toBeCloseTo(0.2, 1);
    expect(misses(1)).toBeGreaterThan(misses(0));
  });
});
