import type { Eye } from '@isopter/clinical';
import { RESPONSE_WINDOW, type Response } from '../observer.ts';
import { baseProgram, isPediatric, type TestOrder } from '@isopter/contract';
import { randomOf } from '../random.ts';
import type { Answered, Examination, Presented, Surroundings, Task } from '../task.ts';
import {
  answer,
  type Exam,
  examProgress,
  settledShare,
  nextPresentation,
  type Presentation,
  startExam,
  STRATEGIES,
  type Strategy,
} from './exam.ts';
import { USUAL_SIZE } from './expected.ts';
import type { Program } from './grids.ts';
import { paceOf } from './pace.ts';
import { isEarly, lookAtLoss, stimulusRecord, UNANSWERED } from './record.ts';

const WINDOW = RESPONSE_WINDOW / 1000;

/** The stimulus that is being shown, with what the simulated patient will do. */
interface Pending {
  readonly shown: Presentation;
  readonly response: Response;
}

interface Choice {
  readonly program: Program;
  readonly strategy: Strategy;
}

/** The index of a presentation among all of its eye: the foveal ones came before. */
const indexOf = (shown: Presentation, { before }: Surroundings<Exam>): number =>
  before.reduce((sum, { presented }) => sum + presented, shown.index);

function present(state: Exam, around: Surroundings<Exam>): Presented<Pending> | null {
  const { eye, program } = state.plan;
  const keys = [around.runSeed, eye, program, state.presented] as const;
  const shown = nextPresentation(state, randomOf(...keys));
  if (!shown) return null;
  const share = settledShare(state);
  const { goldman_size: size, with_correction: isCorrected } = around.order;
  const random = randomOf(...keys, 'response');
  const response = around.observer.seesLight(shown, { eye, size, isCorrected, share, random });
  const index = indexOf(shown, around);
  const data = stimulusRecord({ eye, index, shown, response: UNANSWERED, isAnswered: false });
  const seconds = response.seen ? response.response_time : WINDOW;
  return { pending: { shown, response }, seconds, records: [{ type: 'new_stimuli', data }] };
}

function take(state: Exam, { shown, response }: Pending, around: Surroundings<Exam>): Answered<Exam> {
  const { exam, threshold } = answer(state, shown, response.seen, isEarly(response));
  const index = indexOf(shown, around);
  const data = stimulusRecord({ eye: state.plan.eye, index, shown, response, threshold, isAnswered: true });
  const pace = paceOf({ isPediatric: isPediatric(around.order.test_group.protocol ?? '') });
  const seconds = pace - (response.seen ? response.response_time : WINDOW);
  return { state: exam, seconds, records: [{ type: 'new_stimuli', data }] };
}

const examination = (eye: Eye, { program, strategy }: Choice, share: number): Examination<Exam, Pending> => ({
  screen: program === 'FOVEAL' ? 'doing test foveal' : 'doing test',
  side: eye,
  share,
  start: ({ order, runSeed }) =>
    startExam(
      { eye, program, strategy, age: order.patient.age, size: order.goldman_size ?? USUAL_SIZE },
      randomOf(runSeed, eye, program, 'schedule'),
    ),
  present,
  take,
  look: (_, { shown, response }, __, seconds) => lookAtLoss(shown, response, seconds),
  progress: examProgress,
});

const isStrategy = (strategy: string): strategy is Strategy => strategy in STRATEGIES;

/** Programs to run in each eye, in order, or null when this headset cannot run the test. */
function programsOf(order: TestOrder): readonly Choice[] | null {
  const { strategy, protocol } = order.test_group;
  const fovea = { program: 'FOVEAL', strategy: 'FULL_THRESHOLD' } as const;
  if (strategy === 'FOVEAL_SENSITIVITY') return [fovea];
  const program = baseProgram(protocol ?? '');
  if (!strategy || !isStrategy(strategy) || !program) return null;
  return order.test_foveal_sensitivity ? [fovea, { program, strategy }] : [{ program, strategy }];
}

/** The eyes of an order, the right one first. */
export const eyesOf = ({ eye }: TestOrder): readonly Eye[] => (eye === 'OD' || eye === 'OS' ? [eye] : ['OD', 'OS']);

/** Static threshold perimetry. The progress of an eye is that of its last program. */
export const perimetry: Task = {
  group: 'PERIMETRY',
  isVisual: true,
  examinations: (order) => {
    const programs = programsOf(order);
    return (
      programs &&
      eyesOf(order).flatMap((eye) =>
        programs.map((choice, i) => examination(eye, choice, i === programs.length - 1 ? 1 : 0)),
      )
    );
  },
};
