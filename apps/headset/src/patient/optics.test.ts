import type { GoldmannSize } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { simulate } from '../acceptance.ts';
import { headset } from '../fakes/device.ts';
import { aKind, anOrder } from '../fakes/orders.ts';
import type { Light } from '../observer.ts';
import type { ExamPlan, Strategy } from '../perimetry/exam.ts';
import { pointsOf } from '../perimetry/grids.ts';
import { asUsual, blurLoss, sizeGain } from './optics.ts';
import { healthyTruth, measuredTruth, type Truth } from './truth.ts';

const RUNS = 4;
const SIZES = [1, 2, 3, 4, 5] as const;

const AGE = 67;
const EYES: Readonly<Record<'healthy' | 'glaucoma', Truth>> = {
  healthy: healthyTruth('OD', AGE, 'a'),
  glaucoma: measuredTruth('R021', 'OD', AGE),
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Measures an eye with a strategy and stimuli of a size: presentations, error and mean sensitivity, dB. */
function measured(eye: keyof typeof EYES, strategy: Strategy, size: GoldmannSize) {
  const plan: ExamPlan = { eye: 'OD', program: '24-2', strategy, age: AGE, size };
  const truth = EYES[eye];
  const points = pointsOf('24-2', 'OD');
  const truths = points.map((point) => Math.max(0, (truth(point) ?? 0) + sizeGain(point, plan, AGE, truth)));
  const exams = Array.from({ length: RUNS }, (_, run) => simulate(plan, truth, `size ${run}`));
  const found = exams.flatMap(({ locations }) => locations.map(({ threshold }) => Math.max(0, threshold ?? 0)));
  const errors = found.map((db, i) => db - (truths[i % truths.length] ?? 0));
  return {
    presentations: mean(exams.map(({ locations }) => locations.flatMap(({ trials }) => trials).length)),
    rms: Math.sqrt(mean(errors.map((error) => error ** 2))),
    sensitivity: mean(found),
  };
}

/** A test of the same patient and seed, as it is reported. */
function records(order: object): string {
  const device = headset({ ...aKind, patient: 'healthy-2' });
  device.start(anOrder({ test_id: '00000000-0000-4000-8000-000000000001', eye: 'OD', ...order }));
  device.finish();
  return JSON.stringify(device.events);
}

describe('what a simulated patient sees of a size', () => {
  it('is not the same for I, III and V: their records differ', () => {
    const streams = ([1, 3, 5] as const).map((goldman_size) => records({ goldman_size }));
    expect(new Set(streams).size).toBe(3);
  });
  it('is 3.9 dB more of V than of III and 9 to 10 dB less of I in a healthy 24-2', () => {
    const [small, usual, large] = ([1, 3, 5] as const).map(
      (size) => measured('healthy', 'AVA_STANDARD', size).sensitivity,
    );
    expect(Math.abs(large! - usual! - 3.93)).toBeLessThan(1);
    expect(Math.abs(usual! - small! - 9.6)).toBeLessThan(1);
  });
  it.each([
    ['healthy', 'FULL_THRESHOLD'],
    ['healthy', 'AVA_FAST'],
    ['glaucoma', 'FULL_THRESHOLD'],
    ['glaucoma', 'AVA_FAST'],
  ] as const)(
    'is found in a %s eye by %s about as well, and with about as much effort, with any size',
    (eye, strategy) => {
      const usual = measured(eye, strategy, 3);
      for (const size of SIZES) {
        const { presentations, rms } = measured(eye, strategy, size);
        expect(presentations / usual.presentations).toBeGreaterThan(0.7);
        expect(presentations / usual.presentations).toBeLessThan(1.5);
        expect(rms).toBeLessThan(usual.rms + 1);
      }
    },
  );
});

const light: Light = { kind: 'location', x: 9, y: 9, stimulus: 20 };
const seenAs = (sight: object, optics = { refraction: 0, pupil: 0 }): number =>
  asUsual(light, { eye: 'OD', ...sight }, 60, () => 30, optics).stimulus;

describe('what reaches the retina', () => {
  it('loses 1.4 dB a dioptre without correction, none with it (Heuer 1987)', () => {
    expect([0, 1, -2, 3, 6, 9].map(blurLoss)).toEqual([0, 1.4, 2.9, 4.2, 7.6, 7.6]);
    expect(blurLoss(1.5)).toBeCloseTo(2.15, 9);
    expect(seenAs({ isCorrected: false }, { refraction: -2, pupil: 0 })).toBeCloseTo(22.9, 9);
    expect(seenAs({ isCorrected: true }, { refraction: -2, pupil: 0 })).toBe(20);
    expect(records({ with_correction: false })).not.toBe(records({ with_correction: true }));
  });
  it('gains 0.21 dB with each millimetre of pupil (Martin 2005)', () => {
    expect(seenAs({}, { refraction: 0, pupil: 1 })).toBeCloseTo(19.79, 9);
  });
});
