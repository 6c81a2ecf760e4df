import { LEVELS } from '@isopter/clinical/stereopsis';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Profile, PROFILES } from '../patient/profiles.ts';
import { chanceOfStereo, choose, type Stereoacuity, stereoOf } from '../patient/stereo.ts';
import { randomOf } from '../random.ts';
import { answer, anyPlace, type Exam, examProgress, nextPlate, startExam } from './exam.ts';
import type { Settled } from './levels.ts';

/** Answers as they come from `isRight`, to the end. */
function run(isRight: (arcsec: number, presented: number) => boolean) {
  let exam: Exam = startExam;
  const shown: number[] = [];
  const progress: number[] = [];
  const settling: number[] = [];
  for (;;) {
    const plate = nextPlate(exam, 'seed');
    if (!plate) return { exam, shown, progress, settling };
    shown.push(plate.arcsec);
    const taken = answer(exam, isRight(plate.arcsec, exam.presented));
    exam = taken.exam;
    progress.push(examProgress(exam));
    if (taken.threshold) settling.push(plate.arcsec);
  }
}

/** A simulated patient with this stereoacuity, from the first plate to the last. */
function examine(threshold: Stereoacuity, seed: string, profile: Profile = PROFILES.reliable) {
  let exam: Exam = startExam;
  for (;;) {
    const plate = nextPlate(exam, seed);
    if (!plate) return exam;
    const guess = anyPlace(randomOf(seed, 'guess', exam.presented));
    const chosen = choose(threshold, profile, plate, guess, 0, randomOf(seed, 'answer', exam.presented));
    ({ exam } = answer(exam, chosen.target_answer === plate.target));
  }
}

const SEEDS = Array.from({ length: 60 }, (_, i) => `seed ${i}`);
const log = (settled: Settled | null): number => Math.log10(LEVELS[settled?.level ?? 0] ?? Number.NaN);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** An examination so many plates in. */
const exam = (presented: number): Exam => ({ ...startExam, presented });
/** People of an age. */
const people = (age: number) => Array.from({ length: 400 }, (_, i) => stereoOf('healthy-2', age, `${i}`));
const seeing = (age: number) => people(age).filter((one) => one !== null);

describe('the descent through the levels', () => {
  it('passes each level with two right answers, fails it twice with two wrong, and confirms the last one with three', () => {
    const { shown, exam } = run((arcsec) => arcsec >= 100);
    expect(shown).toEqual([800, 800, 400, 400, 200, 200, 140, 140, 100, 100, 80, 80, 80, 80, 100, 100, 100]);
    expect(exam.settled).toEqual({ level: LEVELS.indexOf(100), seen: true });
  });
  it('ends at the finest level for who sees everything', () => {
    const { shown, exam } = run(() => true);
    expect(exam.settled).toEqual({ level: LEVELS.length - 1, seen: true });
    expect(shown).toHaveLength(2 * LEVELS.length + 3);
  });
  it('ends with the coarsest level not seen for who sees nothing', () => {
    const { shown, exam } = run(() => false);
    expect(shown).toEqual([800, 800, 800, 800]);
    expect(exam.settled).toEqual({ level: 0, seen: false });
  });
  it('goes back a level when the confirmation fails', () => {
    let hasFailed = false;
    const { exam } = run((arcsec, presented) => {
      hasFailed ||= arcsec === 80;
      // 100 was only guessed on the way down
      return arcsec > 100 || (arcsec === 100 && !hasFailed && presented < 12);
    });
    expect(exam.settled).toEqual({ level: LEVELS.indexOf(140), seen: true });
  });
  it('is settled by exactly one record, the last, at the level of the result, whatever the answers [STE-02]', () => {
    fc.assert(
      fc.property(fc.integer(), fc.double({ min: 0, max: 1, noNaN: true }), (seed, chance) => {
        const { exam, shown, settling } = run((_, presented) => randomOf(seed, presented)() < chance);
        expect(settling).toEqual([shown.at(-1)]);
        expect(settling[0]).toBe(LEVELS[exam.settled?.level ?? -1]);
        expect(shown.length).toBeLessThan(100);
      }),
      { numRuns: 200 },
    );
  });
  it('shows progress that never falls', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { progress } = run((_, presented) => randomOf(seed, presented)() < 0.7);
        expect(progress).toEqual(progress.toSorted((a, b) => a - b));
        expect(progress.at(-1)).toBe(1);
      }),
    );
  });
  it('puts the dot at each of the four places, and gives the same plate for the same state', () => {
    const targets = Array.from({ length: 400 }, (_, i) => nextPlate(exam(i), 'seed')?.target ?? 0);
    for (const place of [1, 2, 3, 4]) {
      expect(targets.filter((one) => one === place).length / 400).toBeCloseTo(0.25, 0.9);
    }
    expect(nextPlate(exam(3), 'seed')).toEqual(nextPlate(exam(3), 'seed'));
  });
});

describe('recovery over seeds [SRV-02]', () => {
  it.each([25, 40, 60, 100, 200, 400])('finds a stereoacuity of %i arcsec to the next octave', (truth) => {
    const errors = SEEDS.map((seed) => log(examine(truth, seed).settled) - Math.log10(truth));
    // 0.3 log units; the coarse levels are so far apart
    const within = errors.filter((error) => Math.abs(error) <= 0.302).length / errors.length;
    expect(within).toBeGreaterThan(0.93);
    // a level is passed that is seen more often than not, so the mean lies at or above the truth
    expect(Math.abs(mean(errors))).toBeLessThan(0.2);
  });
  it('finds none in the stereo-blind, but for the few who guess well', () => {
    const found = SEEDS.filter((seed) => examine(null, seed).settled?.seen).length;
    expect(found / SEEDS.length).toBeLessThan(0.07);
  });
  it('tolerates careless answers', () => {
    const errors = SEEDS.map((seed) => log(examine(60, seed, PROFILES.unreliable).settled) - Math.log10(60));
    expect(errors.filter((error) => Math.abs(error) <= 0.302).length / errors.length).toBeGreaterThan(0.9);
  });
});

describe('simulated stereopsis', () => {
  it('tells the threshold apart half the time beyond guessing', () => {
    expect(chanceOfStereo(60, 60)).toBeCloseTo(0.5);
    expect(chanceOfStereo(100, 60)).toBeGreaterThan(0.95);
    expect(chanceOfStereo(40, 60)).toBeLessThan(0.05);
    expect(chanceOfStereo(800, null)).toBe(0);
  });
  it('follows the age norms: coarser in small children, and none in one of seventeen', () => {
    expect(mean(seeing(3))).toBeGreaterThan(90);
    expect(mean(seeing(30))).toBeLessThan(33);
    expect(mean(seeing(30))).toBeGreaterThan(27);
    expect(1 - seeing(30).length / 400).toBeCloseTo(0.06, 1);
    expect(stereoOf('poor-fixator-1', 40, 'any')).toBeNull();
  });
});
