import type { Eye } from '@isopter/clinical';
import { APD_STIMULATION_TIME_DEFAULT, type RecordEvent, type TestOrder } from '@isopter/contract';
import { eyesOf } from '../perimetry/task.ts';
import type { EyeLook, Look } from '../look.ts';
import type { Answered, Examination, Presented, Surroundings, Task } from '../task.ts';
import {
  advance,
  type Exam,
  type ExamPlan,
  examProgress,
  gradeOf,
  observe,
  type Observed,
  planOf,
  startExam,
  TICK,
  ticksOf,
} from './exam.ts';
import { STRATEGIES } from './plan.ts';
import { REFLEX } from './reflex.ts';

type StateUpdate = Extract<RecordEvent, { type: 'pupillometry_state_update' }>['data'];
type EyeState = StateUpdate['od_state'];

/** How much more often somebody blinks in half a second than they fail to fixate. */
const BLINKS = 0.4;

function present(state: Exam, around: Surroundings<Exam>): Presented<Observed> | null {
  const { pupils, poorFixation } = around.observer;
  const observed = observe(state, pupils, BLINKS * poorFixation, `${around.runSeed}/pupil`);
  return observed && { pending: observed, seconds: TICK, records: [] };
}

/** The state of an eye after half a second; an eye that waits stays where its last period left it. */
function eyeState(eye: Eye, before: Exam, after: Exam, { diameters }: Observed): EyeState {
  const periods = planOf(before);
  const isAbout = (i: number): boolean => periods[i]?.eye === eye || periods[i]?.eye === null;
  const isTested = before.plan.eyes.includes(eye);
  const last = periods.findLastIndex((_, i) => i <= before.position && isAbout(i));
  const isNow = last === before.position;
  const now = periods[before.position];
  const done = now && isNow ? Math.round((100 * (before.ticks + 1)) / ticksOf(now)) : 100;
  const result = gradeOf(after, eye);
  return {
    period_type: periods[last]?.type ?? 'A',
    period_completion_percentage: Math.min(100, done),
    is_currently_tested: isTested && isNow,
    is_retesting: isTested && isNow && before.repeats > 0,
    light: now?.lights[eye] ?? null,
    // the adaptation is waited for, not measured
    ...(now?.type !== 'A' && { diameters: [...diameters[eye]] }),
    ...(result !== null && { result }),
  };
}

function take(state: Exam, observed: Observed): Answered<Exam> {
  const after = advance(state, observed);
  const data: StateUpdate = {
    test_percentage_done: examProgress(after),
    od_state: eyeState('OD', state, after, observed),
    os_state: eyeState('OS', state, after, observed),
    seconds: after.elapsed * TICK,
  };
  return { state: after, seconds: 0, records: [{ type: 'pupillometry_state_update', data }] };
}

/** Returns the look of the eyes: pupils have the measured diameters; lids are closed where a diameter is missing. */
function look(_: Exam, { diameters }: Observed, __: Surroundings<Exam>, seconds: number): Look {
  const of = (eye: Eye): Partial<EyeLook> => {
    const samples = diameters[eye];
    const pupil = samples[Math.min(samples.length - 1, Math.floor(seconds * REFLEX.rate))] ?? null;
    return pupil === null ? { openness: 0 } : { pupil, openness: 1 };
  };
  return { OD: of('OD'), OS: of('OS') };
}

const examination = (plan: ExamPlan): Examination<Exam, Observed> => ({
  screen: 'doing test',
  side: plan.eyes.length === 2 ? 'OU' : (plan.eyes[0] ?? 'OU'),
  share: 1,
  start: () => startExam(plan),
  present,
  take,
  look,
  progress: (exam) => examProgress(exam) / 100,
});

/** Pupillometry, PERRL, and pupillometry with blue light: both pupils are watched all the time. */
export const pupil: Task = {
  group: 'PUPIL',
  isVisual: true,
  examinations: (order: TestOrder) => {
    const strategy = STRATEGIES.find((one) => one === order.test_group.strategy);
    if (!strategy) return null;
    const apd = order.apd_stimulation_time ?? APD_STIMULATION_TIME_DEFAULT;
    return [examination({ strategy, eyes: eyesOf(order), apd })];
  },
};
