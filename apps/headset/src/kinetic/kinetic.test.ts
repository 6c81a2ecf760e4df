import type { Eye } from '@isopter/clinical';
import { angleOf, asRightEye, DIRECTIONS, normalRadius } from '@isopter/clinical/kinetic';
import { blindSpotOf, isInBlindSpot } from '@isopter/clinical/perimetry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kineticTruth, type KineticTruth } from '../patient/isopters.ts';
import { lossAt, TUNNEL } from '../patient/loss.ts';
import { lostAt, type PatientName } from '../patient/patients.ts';
import { type Profile, PROFILES } from '../patient/profiles.ts';
import { watch } from '../patient/watch.ts';
import { randomOf } from '../random.ts';
import {
  answer,
  type Exam,
  type ExamPlan,
  examProgress,
  isopterOf,
  nextPresentation,
  type Presentation,
  PROCEDURE,
  reactionTime,
  startExam,
} from './exam.ts';
import { placeAt, radiusAfter, secondsBetween, VECTOR } from '../motion.ts';

const directions = Array.from({ length: DIRECTIONS }, (_, i) => i + 1);
const planOf = (eye: Eye): ExamPlan => ({
  eye,
  stimulus: 'III4e',
  outermost: directions.map((direction) => normalRadius('III4e', eye, angleOf(direction))),
});

type Pressed = number | null;
interface Shown {
  readonly shown: Presentation;
  readonly pressed: Pressed;
  readonly radius: number;
}

/** A whole eye, with everything that was shown. */
function run(eye: Eye, seed: string, press: (shown: Presentation, exam: Exam) => Pressed) {
  let exam = startExam(planOf(eye), randomOf(seed, 'schedule'));
  const all: Shown[] = [];
  for (;;) {
    const shown = nextPresentation(exam, randomOf(seed, exam.presented));
    if (!shown) return { exam, all };
    const pressed = press(shown, exam);
    const answered = answer(exam, shown, pressed);
    exam = answered.exam;
    all.push({ shown, pressed, radius: answered.radius });
  }
}

/** The same with a simulated person. */
const runOf = (eye: Eye, seed: string, truth: KineticTruth, profile: Profile = PROFILES.reliable) =>
  run(eye, seed, (shown, exam) => {
    const random = randomOf(seed, exam.presented, 'response');
    const { seen, response_time } = watch(truth, profile, shown, examProgress(exam), random);
    return seen ? response_time : null;
  });

const healthy = (eye: Eye, seed: string, age = 35) => kineticTruth(eye, 'III4e', age, seed, () => 0);
const personOf = (name: PatientName, eye: Eye, seed: string) => kineticTruth(eye, 'III4e', 50, seed, lostAt(name, eye));

/** Returns the radius at which a perfect observer first sees the stimulus from outside; 0 if never. */
function trueRadius(truth: KineticTruth, direction: number): number {
  for (let radius: number = VECTOR.edge; radius >= VECTOR.end; radius -= 0.1) {
    if ((truth(placeAt(angleOf(direction), radius)) ?? -1) > 0) return radius;
  }
  return 0;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Somebody without reaction time who sees everything within a radius. */
const sharp =
  (sees: (angle: number) => number, delay: number) =>
  ({ kind, angle, start, end }: Presentation): Pressed => {
    const limit = sees(angle);
    return kind === 'blind_spot' || limit < end ? null : secondsBetween(start, Math.min(start, limit)) + delay;
  };

/** Sum of the true radii at the eight main meridians of people of an age, on average (38 CFR 4.76a: 500 degrees). */
const sumOf = (age: number) =>
  mean(
    Array.from({ length: 60 }, (_, seed) =>
      directions.filter((one) => (one - 1) % 3 === 0).map((one) => trueRadius(healthy('OD', `${seed}`, age), one)),
    ).map((radii) => radii.reduce((all, one) => all + one, 0)),
  );

/** How often blind-spot checks of 100 people are answered. */
const seenBlindSpots = (profile: Profile) =>
  Array.from({ length: 100 }, (_, seed) => runOf('OD', `${seed}`, healthy('OD', `${seed}`), profile).all)
    .flat()
    .filter(({ shown }) => shown.kind === 'blind_spot')
    .filter(({ pressed }) => pressed !== null && pressed > 0.15).length / 400;

describe('a vector', () => {
  it('goes inwards along its meridian, faster outside than inside of 30 degrees', () => {
    expect([0, 2, 8, 10, 18].map((seconds) => radiusAfter(70, seconds))).toEqual([70, 60, 30, 24, 2]);
    expect([angleOf(1), angleOf(7), angleOf(24)]).toEqual([0, 90, 345]);
    expect([placeAt(90, 40), asRightEye(0, 'OS'), asRightEye(90, 'OS')]).toEqual([{ x: 0, y: 40 }, 180, 90]);
  });
  it('takes exactly the time of its path to reach a position', () => {
    const radius = fc.double({ min: VECTOR.end, max: 90, noNaN: true });
    fc.assert(
      fc.property(radius, radius, (one, other) => {
        const [start, at] = [Math.max(one, other), Math.min(one, other)];
        expect(radiusAfter(start, secondsBetween(start, at))).toBeCloseTo(at, 6);
      }),
    );
  });
});

describe('an eye', () => {
  it('is examined along all 24 directions, with four checks of fixation and four of attention [KIN-01]', () => {
    const { exam, all } = run(
      'OD',
      'a',
      sharp(() => 50, 0.48),
    );
    const shown = (kind: Presentation['kind']) => all.filter((one) => one.shown.kind === kind);
    expect(new Set(shown('vector').map((one) => one.shown.direction))).toEqual(new Set(directions));
    expect([shown('blind_spot').length, shown('attention').length, shown('vector').length]).toEqual([4, 4, 24]);
    expect(shown('blind_spot').every(({ shown: { angle, start } }) => isInBlindSpot(placeAt(angle, start), 'OD'))).toBe(
      true,
    );
    expect(placeAt(shown('blind_spot')[0]!.shown.angle, shown('blind_spot')[0]!.shown.start)).toEqual(
      blindSpotOf('OD'),
    );
    expect(examProgress(exam)).toBe(1);
  });
  it('is corrected for the reaction time: places do not depend on how slow the patient is', () => {
    const found = [0.3, 0.9].map((delay) => {
      const { exam, all } = run(
        'OD',
        'b',
        sharp(() => 50, delay),
      );
      const first = all.findIndex(({ shown }) => shown.kind === 'attention');
      expect(reactionTime(exam)).toBeCloseTo((4 * delay + PROCEDURE.reaction) / 5, 6);
      return all.slice(first + 1).flatMap(({ shown, radius }) => (shown.kind === 'vector' ? [radius] : []));
    });
    for (const radius of found.flat()) expect(Math.abs(radius - 50)).toBeLessThan(1.3);
    expect(Math.abs(mean(found[0]!) - mean(found[1]!))).toBeLessThan(1.5);
  });
  it('tests a direction again that was missed, pressed falsely, or lies far from its neighbours', () => {
    let falsePresses = 0;
    const { exam, all } = run('OS', 'c', (shown, { outcomes }) => {
      const again = (outcomes[shown.direction - 1]?.length ?? 0) > 0;
      if (shown.direction === 3 && !again) return null;
      if (shown.direction === 9 && !again) return ((falsePresses += 1), 0.1);
      if (shown.direction === 15 && !again) return sharp(() => 10, 0.48)(shown);
      return sharp(() => 50, 0.48)(shown);
    });
    const vectors = (direction: number) => all.filter(({ shown }) => shown.direction === direction).length;
    expect(falsePresses).toBe(1);
    expect([3, 9].map(vectors)).toEqual([3, 2]);
    expect(vectors(15)).toBeGreaterThanOrEqual(2);
    for (const radius of isopterOf(exam)) expect(Math.abs((radius ?? 0) - 50)).toBeLessThan(1);
  });
  it('ends whatever the answers are, within the field', () => {
    fc.assert(
      fc.property(fc.integer(), fc.double({ min: 0, max: 1, noNaN: true }), (seed, chance) => {
        const { exam, all } = run('OD', `${seed}`, (shown, { presented }) => {
          const random = randomOf(seed, presented, 'any');
          return random() < chance ? 20 * random() : null;
        });
        expect(exam.presented).toBeLessThanOrEqual(4 * DIRECTIONS + 8);
        for (const { radius } of all) expect(radius).toBeGreaterThanOrEqual(VECTOR.end);
        for (const { radius } of all) expect(radius).toBeLessThanOrEqual(VECTOR.edge);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the isopter that is found [SRV-02]', () => {
  it('is that of the simulated healthy person within 5 degrees, without a bias of more than one, over seeds', () => {
    const errors = Array.from({ length: 40 }, (_, seed) => {
      const eye = seed % 2 === 0 ? 'OD' : 'OS';
      const truth = healthy(eye, `${seed}`, 20 + seed);
      const found = isopterOf(runOf(eye, `${seed}`, truth).exam);
      return directions.flatMap((direction) => {
        const radius = found[direction - 1];
        return typeof radius === 'number' ? [radius - trueRadius(truth, direction)] : [];
      });
    }).flat();
    expect(errors.length).toBeGreaterThan(0.99 * 40 * DIRECTIONS);
    const within = (degrees: number) => errors.filter((error) => Math.abs(error) <= degrees).length / errors.length;
    expect(within(5)).toBeGreaterThan(0.95);
    expect(Math.abs(mean(errors))).toBeLessThan(1);
  });
  it('agrees with itself within 5 degrees when the same person comes again', () => {
    const truth = healthy('OD', 'person');
    const [first, second] = ['one', 'two'].map((seed) => isopterOf(runOf('OD', seed, truth).exam));
    const apart = directions.map((_, i) => Math.abs((first?.[i] ?? 0) - (second?.[i] ?? 0)));
    expect(apart.filter((degrees) => degrees <= 5).length / apart.length).toBeGreaterThan(0.85);
    expect(mean(apart)).toBeLessThan(4);
  });
  it('has the legal normal extents for people of 35, and shrinks with age', () => {
    expect(Math.abs(sumOf(35) - 500)).toBeLessThan(15);
    expect(sumOf(35) - sumOf(75)).toBeCloseTo(8 * 3.2, -1);
  });
  it('is half a field in hemianopia, and a small one in tunnel vision', () => {
    const half = isopterOf(runOf('OD', 'h', personOf('hemianopia-1', 'OD', 'h')).exam);
    const seen = (from: number, to: number) => half.slice(from - 1, to).map((radius) => (radius ?? 0) > 10);
    expect(seen(8, 18).every((one) => !one)).toBe(true);
    expect([...seen(1, 6), ...seen(20, 24)].every(Boolean)).toBe(true);
    const tunnel = isopterOf(runOf('OS', 't', personOf('tunnel-1', 'OS', 't')).exam);
    for (const radius of tunnel) expect(Math.abs((radius ?? 0) - TUNNEL)).toBeLessThan(4);
  });
  it('has the wedge of a scotoma in the eye that has one, and glaucoma loses more than health', () => {
    const [right, left] = (['OD', 'OS'] as const).map((eye) =>
      isopterOf(runOf(eye, 's', personOf('scotoma-1', eye, 's')).exam),
    );
    expect([right?.[14], right?.[15], right?.[16]].every((radius) => (radius ?? 99) < 10)).toBe(true);
    expect(left?.every((radius) => (radius ?? 0) > 30)).toBe(true);
    expect(lossAt('scotoma', placeAt(225, 20), 'OS')).toBe(0);
    const sizes = (name: PatientName) =>
      Array.from({ length: 6 }, (_, seed) =>
        isopterOf(runOf('OD', `${seed}`, personOf(name, 'OD', `${seed}`)).exam),
      ).map((radii) => mean(radii.map((radius) => radius ?? 0)));
    expect(mean(sizes('glaucoma-2'))).toBeLessThan(mean(sizes('healthy-1')) - 5);
  });
});

describe('simulated answers', () => {
  it('of the poor fixator see what is shown in the blind spot, those of the reliable nearly never [KIN-02]', () => {
    expect(seenBlindSpots(PROFILES.reliable)).toBeLessThan(0.06);
    expect(seenBlindSpots(PROFILES['poor-fixator'])).toBeGreaterThan(0.15);
  });
});
