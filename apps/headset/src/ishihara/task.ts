import type { Eye, RecordEvent } from '@isopter/contract';
import { normal, randomOf } from '../random.ts';
import type { Answered, Examination, Presented, Surroundings, Task } from '../task.ts';
import { eyesOf } from '../colorVision/eyes.ts';
import { PLATES, read } from './plates.ts';

/** The plates one eye has read: plain data. */
export interface Reading {
  readonly eye: Eye;
  readonly answers: readonly string[];
}

interface Pending {
  readonly answer: string;
}

/** From the plate to the answer, seconds: median and spread, and the longest time there is. */
const ANSWER = { median: 2.6, spread: 0.3, longest: 8 } as const;
const PAUSE = 1;

const shareOf = ({ answers }: Reading): number => answers.length / PLATES.length;

/** Every plate of every eye, those that are still to come too [COL-06]. */
const report = (exam: Reading, { all }: Surroundings<Reading>): RecordEvent => ({
  type: 'ishihara_state_update',
  data: {
    eye_states: all.map((one) => {
      const { eye, answers } = one.eye === exam.eye ? exam : one;
      const responses = PLATES.map(({ value }, i) => ({
        answered: i < answers.length,
        value,
        ...(i < answers.length && { answer: answers[i] }),
      }));
      return { eye, responses };
    }),
  },
});

function present(state: Reading, around: Surroundings<Reading>): Presented<Pending> | null {
  const { eye, answers } = state;
  const plate = PLATES[answers.length];
  if (!plate) return null;
  const random = randomOf(around.runSeed, eye, answers.length, 'plate');
  const { observer } = around;
  const answer = read(plate, observer.colorVision(eye), observer.inattention, random);
  const seconds = Math.min(ANSWER.longest, ANSWER.median * Math.exp(ANSWER.spread * normal(random)));
  return { pending: { answer }, seconds, records: answers.length === 0 ? [report(state, around)] : [] };
}

function take(state: Reading, { answer }: Pending, around: Surroundings<Reading>): Answered<Reading> {
  const taken = { ...state, answers: [...state.answers, answer] };
  return { state: taken, seconds: PAUSE, records: [report(taken, around)] };
}

const examination = (eye: Eye): Examination<Reading, Pending> => ({
  screen: 'doing test',
  side: eye,
  share: 1,
  start: () => ({ eye, answers: [] }),
  present,
  take,
  progress: shareOf,
});

/** Ishihara's plates with numerals. */
export const ishihara: Task = {
  group: 'COLOR_VISION',
  isVisual: true,
  examinations: (order) => (order.test_group.strategy === 'ISHIHARA' ? eyesOf(order).map(examination) : null),
};
