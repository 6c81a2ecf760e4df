import { questionShare, SLOAN, usualQuestions } from '@isopter/clinical/contrast';
import type { Eye, RecordEvent, TestOrder } from '@isopter/contract';
import { randomOf } from '../random.ts';
import type { Answered, Examination, Presented, Surroundings, Task } from '../task.ts';
import { drawLetters, rightLetters } from './letters.ts';
import { type Next, PELLI_ROBSON, pelliRobson, SINGLE_LETTER, singleLetter, type Trial } from './procedure.ts';

/** The strategies of contrast sensitivity, by their API names. */
export const STRATEGIES = ['CONTRAST_STANDARD', 'CONTRAST_SINGLE_OPTOTYPE'] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** While letters are asked, and on the record that completes an eye [CON-02]. */
const PHASE = { asking: 1, complete: 2 } as const;

/** Between an answer and the next letters, seconds. */
const PAUSE = 0.8;

interface Procedure {
  readonly letters: number;
  readonly needed: number;
  readonly next: (trials: readonly Trial[]) => Next;
}

const PROCEDURES: Readonly<Record<Strategy, Procedure>> = {
  CONTRAST_STANDARD: { ...PELLI_ROBSON, next: pelliRobson },
  CONTRAST_SINGLE_OPTOTYPE: { ...SINGLE_LETTER, next: singleLetter },
};

/** A letter with its answer. */
interface Asked extends Trial {
  readonly question: string;
  readonly answer: string;
}

/** The measurement of one eye: plain data, so that it can be stored and continued. */
interface Exam {
  readonly strategy: Strategy;
  readonly asked: readonly Asked[];
}

/** The letters that are shown, with what the simulated patient will say. */
interface Pending {
  readonly level: number;
  readonly question: string;
  readonly answer: string;
}

/** Weber contrast of a level in percent, to four digits. */
const percentOf = (level: number): number => Number((100 * 10 ** -level).toPrecision(4));

const record = (
  eye: Eye,
  index: number,
  { level, question, answer }: Pending,
  marks: { phase: number; threshold: boolean },
): RecordEvent => ({
  type: 'new_contrast_sensitivity_response',
  data: { eye, index, ...marks, question, answer, variants: [...SLOAN], contrast: percentOf(level) },
});

/** The records of an answer: what was said, and, when the eye is done, the result once more with its mark. */
function recordsOf(eye: Eye, asked: readonly Asked[], next: Next): readonly RecordEvent[] {
  const last = asked.at(-1);
  if (!last) return [];
  const said = record(eye, asked.length, last, { phase: PHASE.asking, threshold: false });
  if (!('settled' in next)) return [said];
  const at = asked.findLastIndex(({ level, passed }) => passed && level === next.settled);
  const result = asked[at];
  if (result) return [said, record(eye, at + 1, result, { phase: PHASE.complete, threshold: true })];
  return [record(eye, asked.length, last, { phase: PHASE.complete, threshold: false })];
}

/** The measurement of one eye's contrast sensitivity, or of both eyes together. */
export const contrastExamination = (eye: Eye, strategy: Strategy): Examination<Exam, Pending> => {
  const { letters, needed, next } = PROCEDURES[strategy];
  return {
    screen: 'doing test',
    side: eye,
    share: 1,
    start: () => ({ strategy, asked: [] }),
    present({ asked }, around: Surroundings<Exam>): Presented<Pending> | null {
      const coming = next(asked);
      if (!('level' in coming)) return null;
      const { level } = coming;
      const { observer, runSeed } = around;
      const question = drawLetters(letters, randomOf(runSeed, eye, 'contrast', asked.length, 'question'));
      const share = Math.min(1, asked.length / usualQuestions(strategy));
      const random = randomOf(runSeed, eye, 'contrast', asked.length, 'answer');
      const { answer, seconds } = observer.readsLetters(question, { eye, level, share, random });
      const shown = record(
        eye,
        asked.length + 1,
        { level, question, answer: '' },
        { phase: PHASE.asking, threshold: false },
      );
      return { pending: { level, question, answer }, seconds, records: [shown] };
    },
    take({ asked }, { level, question, answer }): Answered<Exam> {
      const passed = rightLetters(question, answer) >= needed;
      const all = [...asked, { level, question, answer, passed }];
      return { state: { strategy, asked: all }, seconds: PAUSE, records: recordsOf(eye, all, next(all)) };
    },
    progress: ({ asked }) => questionShare(asked.length, 'settled' in next(asked), strategy),
  };
};

/** Both eyes together, or each for itself when the test is monocular; one eye alone when it is named. */
function eyesOf({ eye, monocular }: TestOrder): readonly Eye[] {
  if (eye !== '') return [eye];
  return monocular ? ['OD', 'OS'] : ['OU'];
}

/** Contrast sensitivity with letters: triplets of a chart, or single ones. */
export const contrast: Task = {
  group: 'CONTRAST_SENSITIVITY',
  isVisual: true,
  examinations(order) {
    const strategy = STRATEGIES.find((one) => one === order.test_group.strategy);
    return strategy ? eyesOf(order).map((eye) => contrastExamination(eye, strategy)) : null;
  },
};
