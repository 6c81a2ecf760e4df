import type { Eye } from '@isopter/clinical';
import type { PupilResult } from '@isopter/contract';
import type { Pupils } from '../observer.ts';
import { percentDone } from '@isopter/clinical';
import { randomOf } from '../random.ts';
import { type Measured, resultOf } from './grade.ts';
import { type Period, periodsOf, type Strategy } from './plan.ts';
import { type Constriction, diameterOf, nextConstriction, REFLEX, relaxed } from './reflex.ts';

/** A state is reported this often, seconds: ten frames of 50 ms are drawn from one to the next (PUP-01). */
export const TICK = 0.5;
const SAMPLES = TICK * REFLEX.rate;
/** A blink hides the pupils for so many samples. */
const BLINK = 9;
/** A flash during which the patient blinked is repeated, not more often than this. */
const MOST_REPEATS = 2;

export interface ExamPlan {
  readonly strategy: Strategy;
  readonly eyes: readonly Eye[];
  /** Seconds of the swinging light on one side. */
  readonly apd: number;
}

/** Diameters of both pupils, mm, sample by sample; null where a lid was before it. */
export type Diameters = Readonly<Record<Eye, readonly (number | null)[]>>;

/** The examination of both eyes: plain data, so that it can be stored and continued. */
export interface Exam {
  readonly plan: ExamPlan;
  /** Which of the periods is under way, and how many ticks of it are done. */
  readonly position: number;
  readonly ticks: number;
  /** Ticks since the beginning, repeated ones too. */
  readonly elapsed: number;
  readonly repeats: number;
  readonly constriction: Constriction;
  /** Samples of the current period. */
  readonly samples: Diameters;
  readonly measured: readonly Measured[];
  /** Ticks of the plan that are done, at most; a repetition does not take any back. */
  readonly done: number;
}

const NOTHING: Diameters = { OD: [], OS: [] };

export const startExam = (plan: ExamPlan): Exam => ({
  plan,
  position: 0,
  ticks: 0,
  elapsed: 0,
  repeats: 0,
  constriction: relaxed,
  samples: NOTHING,
  measured: [],
  done: 0,
});

export const planOf = ({ plan }: Exam): readonly Period[] => periodsOf(plan.strategy, plan.eyes, plan.apd);

/** Ticks of a period. */
export const ticksOf = ({ seconds }: Period): number => Math.round(seconds / TICK);

/** Half a second of the test: the new state of the reflex and what the camera saw. */
export interface Observed {
  readonly constriction: Constriction;
  readonly diameters: Diameters;
}

/** Returns the observation of the next half second; `blinks` is the probability of a blink in it. */
export function observe(exam: Exam, pupils: Pupils, blinks: number, seed: string): Observed | null {
  const period = planOf(exam)[exam.position];
  if (!period) return null;
  let { constriction } = exam;
  const OD: (number | null)[] = [];
  const OS: (number | null)[] = [];
  const random = randomOf(seed, 'blink', exam.elapsed);
  const shut = random() < blinks ? Math.floor(random() * (SAMPLES - BLINK)) : Infinity;
  for (let i = 0; i < SAMPLES; i += 1) {
    constriction = nextConstriction(constriction, period.lights, pupils);
    const isShut = i >= shut && i < shut + BLINK;
    const sample = exam.elapsed * SAMPLES + i;
    OD.push(isShut ? null : diameterOf('OD', constriction, pupils, sample, seed));
    OS.push(isShut ? null : diameterOf('OS', constriction, pupils, sample, seed));
  }
  return { constriction, diameters: { OD, OS } };
}

const seen = (samples: readonly (number | null)[]): number[] => samples.filter((one) => one !== null);

function measure(period: Period, samples: Diameters, lightBefore: Measured['light']): Measured[] {
  const { type, eye, lights } = period;
  if (type !== 'D' && type !== 'S' && type !== 'R' && type !== 'APD') return [];
  const last = (pupil: Eye): number => {
    const end = seen(samples[pupil].slice(-REFLEX.rate));
    return end.reduce((sum, value) => sum + value, 0) / Math.max(1, end.length);
  };
  const least = (pupil: Eye): number => Math.min(...seen(samples[pupil]), Infinity);
  return [
    {
      type,
      eye,
      seconds: period.seconds,
      light: lights.OD ?? lights.OS ?? lightBefore,
      last: { OD: last('OD'), OS: last('OS') },
      least: { OD: least('OD'), OS: least('OS') },
    },
  ];
}

/** Returns whether so much of a flash was not seen that it has to be given again. */
const isLost = (samples: Diameters): boolean => samples.OD.includes(null) || samples.OS.includes(null);

/** Takes half a second. A flash or its reaction with a blink in it is given again, from the flash. */
export function advance(exam: Exam, { constriction, diameters }: Observed): Exam {
  const periods = planOf(exam);
  const period = periods[exam.position];
  if (!period) return exam;
  const samples = { OD: [...exam.samples.OD, ...diameters.OD], OS: [...exam.samples.OS, ...diameters.OS] };
  const ticks = exam.ticks + 1;
  const before = periods.slice(0, exam.position).reduce((sum, one) => sum + ticksOf(one), 0);
  const next = {
    ...exam,
    constriction,
    samples,
    ticks,
    elapsed: exam.elapsed + 1,
    done: Math.max(exam.done, before + ticks),
  };
  if (ticks < ticksOf(period)) return next;
  const isFlash = period.type === 'S' || period.type === 'R';
  if (isFlash && isLost(samples) && exam.repeats < MOST_REPEATS) {
    const position = period.type === 'S' ? exam.position : exam.position - 1;
    const measured = period.type === 'S' ? exam.measured : exam.measured.slice(0, -1);
    return { ...next, position, ticks: 0, samples: NOTHING, repeats: exam.repeats + 1, measured };
  }
  const flashed = exam.measured.at(-1)?.light ?? null;
  const measured = [...exam.measured, ...measure(period, samples, period.type === 'R' ? flashed : null)];
  const repeats = period.type === 'S' ? exam.repeats : 0;
  return { ...next, position: exam.position + 1, ticks: 0, samples: NOTHING, measured, repeats };
}

/** Whole percent of the plan; 100 only at its end. */
export function examProgress(exam: Exam): number {
  const all = planOf(exam).reduce((sum, period) => sum + ticksOf(period), 0);
  return percentDone(exam.done / all);
}

/** The grade of an eye once everything is measured; null before, and of an eye that was not tested. */
export function gradeOf(exam: Exam, eye: Eye): PupilResult | null {
  if (exam.position < planOf(exam).length || !exam.plan.eyes.includes(eye)) return null;
  return resultOf(exam.plan.strategy, exam.measured, eye);
}
