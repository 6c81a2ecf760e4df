import type { Eye } from '@isopter/clinical';
import { angleOf, DIRECTIONS, normalRadius } from '@isopter/clinical/kinetic';
import { RESPONSE_WINDOW, type Response } from '../observer.ts';
import type { RecordEvent, TestOrder } from '@isopter/contract';
import { lookAtLoss } from '../perimetry/record.ts';
import { eyesOf } from '../perimetry/task.ts';
import { randomOf } from '../random.ts';
import type { Answered, Examination, Presented, Surroundings, Task } from '../task.ts';
import { answer, durationOf, type Exam, examProgress, nextPresentation, type Presentation, startExam } from './exam.ts';
import { placeAt } from '../motion.ts';
import { type Stimulus, stimulusOf } from './stimuli.ts';

const WINDOW = RESPONSE_WINDOW / 1000;
/** Between two presentations, seconds: irregular, lest the patient presses by rhythm. */
const GAP = { shortest: 0.8, longest: 1.8 } as const;

/** The stimulus that is under way, with what the simulated patient will do. */
interface Pending {
  readonly shown: Presentation;
  readonly response: Response;
}

function present(state: Exam, around: Surroundings<Exam>): Presented<Pending> | null {
  const { eye, stimulus } = state.plan;
  const { observer, runSeed } = around;
  const keys = [runSeed, eye, 'kinetic', state.presented] as const;
  const shown = nextPresentation(state, randomOf(...keys));
  if (!shown) return null;
  const share = examProgress(state);
  const response = observer.seesMovingLight(shown, { eye, stimulus, share, random: randomOf(...keys, 'response') });
  const seconds = response.seen ? response.response_time : durationOf(shown, WINDOW);
  return { pending: { shown, response }, seconds, records: [] };
}

function take(state: Exam, { shown, response }: Pending, around: Surroundings<Exam>): Answered<Exam> {
  const { seen, response_time, has_good_fixation } = response;
  const { exam, radius } = answer(state, shown, seen ? response_time : null);
  const { eye } = state.plan;
  const data: Extract<RecordEvent, { type: 'new_stimuli' }>['data'] = {
    eye,
    direction: shown.direction,
    ...placeAt(shown.angle, radius),
    is_blind_spot: shown.kind === 'blind_spot',
    viewed: seen,
    response_time,
    has_good_fixation,
  };
  const random = randomOf(around.runSeed, eye, 'kinetic', state.presented, 'gap');
  const seconds = GAP.shortest + (GAP.longest - GAP.shortest) * random();
  return { state: exam, seconds, records: [{ type: 'new_stimuli', data }] };
}

const outermostOf = (stimulus: Stimulus, eye: Eye): readonly number[] =>
  Array.from({ length: DIRECTIONS }, (_, i) => normalRadius(stimulus, eye, angleOf(i + 1)));

const examination = (eye: Eye, stimulus: Stimulus): Examination<Exam, Pending> => ({
  screen: 'doing test',
  side: eye,
  share: 1,
  start: ({ runSeed }) =>
    startExam({ eye, stimulus, outermost: outermostOf(stimulus, eye) }, randomOf(runSeed, eye, 'kinetic', 'schedule')),
  present,
  take,
  look: (_, { shown, response }, __, seconds) =>
    lookAtLoss({ kind: shown.kind, ...placeAt(shown.angle, shown.start) }, response, seconds),
  progress: examProgress,
});

/**
 * Kinetic perimetry: a stimulus moves inwards along each of 24 meridians until it is seen. This is version two of the
 * algorithm: places are corrected for the reaction time by the headset.
 */
export const kinetic: Task = {
  group: 'PERIMETRY',
  isVisual: true,
  examinations: (order: TestOrder) => {
    const stimulus = stimulusOf(order.goldman_size);
    if (order.test_group.strategy !== 'KINETIC' || !stimulus) return null;
    return eyesOf(order).map((eye) => examination(eye, stimulus));
  },
};
