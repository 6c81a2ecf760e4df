import type { Eye } from '@isopter/clinical';
import type { PupilResult } from '@isopter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pupilDefectOf } from '../patient/patients.ts';
import type { Pupils } from '../observer.ts';
import { type PupilDefect, pupilsOf } from '../patient/pupils.ts';
import { advance, type Exam, examProgress, gradeOf, observe, planOf, startExam, ticksOf } from './exam.ts';
import { rapdOf } from './grade.ts';
import { periodsOf, type Strategy } from './plan.ts';
import { diameterOf, driveOf, type Light, nextConstriction, REFLEX, relaxed } from './reflex.ts';

const EYES = ['OD', 'OS'] as const;

/** A whole test of a person, with its states. */
function run(strategy: Strategy, pupils: Pupils, seed: string, blinks = 0, eyes: readonly Eye[] = EYES) {
  let exam: Exam = startExam({ strategy, eyes, apd: 3 });
  const states: Exam[] = [];
  for (;;) {
    const observed = observe(exam, pupils, blinks, seed);
    if (!observed) return { exam, states };
    exam = advance(exam, observed);
    states.push(exam);
  }
}

/** The diameters of a right pupil, a flash of a second after a second of darkness, for so many seconds. */
function flash(pupils: Pupils, light: Light, seconds: number): number[] {
  let state = relaxed;
  return Array.from({ length: seconds * REFLEX.rate }, (_, i) => {
    const isLit = i >= REFLEX.rate && i < 2 * REFLEX.rate;
    state = nextConstriction(state, { OD: isLit ? light : null, OS: null }, pupils);
    return diameterOf('OD', state, pupils, i, 'flash');
  });
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const withRapd = (seed: string, OD: number, OS: number): Pupils => pupilsOf(seed, { afferent: { OD, OS } });
const resultsOf = (strategy: Strategy, defect: PupilDefect, seed = 'a'): (PupilResult | null)[] => {
  const { exam } = run(strategy, pupilsOf(seed, defect), seed);
  return EYES.map((eye) => gradeOf(exam, eye));
};
/** Grades of both eyes of ten people. */
const tenResults = (strategy: Strategy, defect: PupilDefect): string[] => [
  ...new Set(Array.from({ length: 10 }, (_, seed) => resultsOf(strategy, defect, `${seed}`).join(' '))),
];

const people = Array.from({ length: 40 }, (_, seed) => pupilsOf(`${seed}`));
/** How wide the pupils of people are 7 seconds after a flash. */
const widthAfter = (light: Light) => mean(people.map((pupils) => mean(flash(pupils, light, 9).slice(-REFLEX.rate))));

describe('the reflex', () => {
  it('has the size, latency, speed and recovery of healthy people (Capó-Aponte 2018)', () => {
    const traces = people.map((pupils) => flash(pupils, 'white', 6));
    const least = traces.map((trace) => Math.min(...trace));
    expect(Math.abs(mean(people.map(({ dark }) => dark.OD)) - 5.63)).toBeLessThan(0.3);
    expect(Math.abs(mean(least) - 3.78)).toBeLessThan(0.4);
    const onset = traces.map((trace) => {
      const still = mean(trace.slice(0, REFLEX.rate));
      return (trace.findIndex((value, i) => i > REFLEX.rate && value < still - 0.15) - REFLEX.rate) / REFLEX.rate;
    });
    expect(Math.abs(mean(onset) - 0.25)).toBeLessThan(0.05);
    const fastest = traces.map((trace) =>
      Math.max(...trace.slice(3).map((value, i) => ((trace[i] ?? 0) - value) / (3 / REFLEX.rate))),
    );
    expect(Math.abs(mean(fastest) - 5.15)).toBeLessThan(1);
    const recovery = traces.map((trace, person) => {
      const at = trace.indexOf(least[person] ?? 0);
      const target = (least[person] ?? 0) + 0.75 * (mean(trace.slice(0, REFLEX.rate)) - (least[person] ?? 0));
      return (trace.findIndex((value, i) => i > at && value >= target) - at) / REFLEX.rate;
    });
    expect(Math.abs(mean(recovery) - 1.77)).toBeLessThan(0.5);
  });
  it('is the same in both pupils, whichever eye is lit, and less the weaker the light arrives', () => {
    const pupils = withRapd('a', 0, 0.6);
    expect(driveOf({ OD: 'white', OS: null }, pupils)).toBe(1);
    const weaker = driveOf({ OD: null, OS: 'white' }, pupils);
    expect(weaker).toBeGreaterThan(0.7);
    expect(weaker).toBeLessThan(0.9);
    expect(driveOf({ OD: null, OS: 'white' }, withRapd('a', 0, 1.2))).toBeLessThan(weaker - 0.1);
    expect(driveOf({ OD: null, OS: null }, pupils)).toBe(0);
    expect(driveOf({ OD: 'white', OS: 'white' }, pupils)).toBeGreaterThan(1);
  });
  it('stays constricted after blue light, not after red', () => {
    expect(widthAfter('red') - widthAfter('blue')).toBeGreaterThan(0.15);
  });
  it('keeps every pupil between 1 and 9 mm, whatever the defect', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.integer(),
        fc.double({ min: 0, max: 4, noNaN: true }),
        part,
        part,
        (seed, OD, right, melanopsin) => {
          const defect = { afferent: { OD, OS: 0 }, efferent: { OD: right, OS: 1 }, melanopsin };
          for (const value of flash(pupilsOf(`${seed}`, defect), 'blue', 3)) {
            expect(value >= 1 && value <= 9).toBe(true);
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('the procedure', () => {
  it('adapts to the dark, flashes at each eye, looks at the light, and swings four times to each [PUP-01]', () => {
    const order = periodsOf('PUPILLOMETRY', EYES, 3).map(({ type, eye }) => `${type}${eye ?? ''}`);
    expect(order.slice(0, 7).join(' ')).toBe('A D SOD ROD SOS ROS L');
    expect(order.slice(7).join(' ')).toBe('APDOD APDOS APDOD APDOS APDOD APDOS APDOD APDOS');
    expect(periodsOf('PUPILLOMETRY', EYES, 7).at(-1)?.seconds).toBe(7);
    expect(periodsOf('PUPILLOMETRY', ['OS'], 3).some(({ type }) => type === 'APD')).toBe(false);
    expect(periodsOf('BLUE_PUPILLOMETRY', ['OD'], 3).flatMap(({ lights }) => lights.OD ?? [])).toEqual(['red', 'blue']);
    expect(periodsOf('PERRL', EYES, 3).map(({ type }) => type)).toEqual(['A', 'D', 'S', 'R', 'S', 'R', 'L']);
  });
  it('repeats a flash in which the patient blinked, at most twice, and never goes back in percent', () => {
    const { exam, states } = run('PUPILLOMETRY', pupilsOf('a'), 'b', 0.3);
    const plan = planOf(exam).reduce((sum, period) => sum + ticksOf(period), 0);
    expect(exam.elapsed).toBeGreaterThan(plan);
    expect(Math.max(...states.map(({ repeats }) => repeats))).toBeLessThanOrEqual(2);
    const percent = states.map((state) => examProgress(state));
    expect(percent).toEqual(percent.toSorted((one, other) => one - other));
    expect(percent.at(-1)).toBe(100);
    expect(run('PUPILLOMETRY', pupilsOf('a'), 'b').exam.elapsed).toBe(plan);
    expect(run('PERRL', pupilsOf('a'), 'c', 1).states.length).toBeLessThan(200);
  });
});

describe('the grade [SRV-02]', () => {
  // people differ in how steeply their pupils follow the light, the grade takes all to be alike: one neutral density filter,
  // 0.3 log units, is what the defect is measured to in clinics
  it(
    'finds the relative afferent defect of simulated people to one filter, in the right eye, over seeds',
    { tags: '@all' },
    () => {
      const errors = [0, 0.3, 0.6, 0.9, 1.2].flatMap((loss) =>
        Array.from({ length: 12 }, (_, seed) => {
          const isRight = seed % 2 === 0;
          const pupils = withRapd(`${seed}`, isRight ? loss : 0, isRight ? 0 : loss);
          const found = rapdOf(run('PUPILLOMETRY', pupils, `${seed} ${loss}`).exam.measured);
          return (isRight ? found : -found) - loss;
        }),
      );
      expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.3);
      expect(errors.filter((error) => Math.abs(error) <= 0.15).length / errors.length).toBeGreaterThan(0.7);
      expect(Math.abs(mean(errors))).toBeLessThan(0.1);
    },
  );
  it('of the afferent defect goes to the weaker eye: normal, mild, moderate, severe [PUP-02]', { tags: '@all' }, () => {
    const grades = [0, 0.45, 0.9, 1.6].map((OS) => tenResults('PUPILLOMETRY', { afferent: { OD: 0, OS } }));
    expect(grades).toEqual([['Normal Normal'], ['Normal Mild'], ['Normal Moderate'], ['Normal Severe']]);
  });
  it('is the same for a fast swinging light, which leaves the pupils no time to settle', () => {
    let exam: Exam = startExam({ strategy: 'PUPILLOMETRY', eyes: EYES, apd: 1 });
    for (;;) {
      const observed = observe(exam, withRapd('a', 0.9, 0), 0, 'fast');
      if (!observed) break;
      exam = advance(exam, observed);
    }
    expect(EYES.map((eye) => gradeOf(exam, eye))).toEqual(['Moderate', 'Normal']);
  });
  it('of PERRL fails an eye whose pupil does not constrict, and no other', () => {
    expect(tenResults('PERRL', {})).toEqual(['Passed Passed']);
    expect(tenResults('PERRL', { efferent: { OD: 0.05, OS: 1 } })).toEqual(['Failed Passed']);
    expect(tenResults('PERRL', { afferent: { OD: 1, OS: 0 } })).toEqual(['Passed Passed']);
  });
  it('of blue light tells who keeps no constriction', { tags: '@all' }, () => {
    expect(tenResults('BLUE_PUPILLOMETRY', {})).toEqual(['Normal Normal']);
    expect(tenResults('BLUE_PUPILLOMETRY', { melanopsin: 0 })).toEqual(['Severe Severe']);
  });
  it('follows from the fields of a patient with damage of one side', () => {
    const { afferent } = pupilDefectOf('glaucoma-1');
    expect(Math.max(afferent?.OD ?? 0, afferent?.OS ?? 0)).toBeGreaterThan(0);
    expect(pupilDefectOf('healthy-1')).toEqual({});
  });
});
