import type { Chosen } from '../observer.ts';
import type { RecordEvent } from '@isopter/contract';
import { randomOf } from '../random.ts';
import type { Answered, Examination, Presented, Surroundings, Task } from '../task.ts';
import { answer, anyPlace, descentShare, type Exam, examProgress, nextPlate, type Plate, startExam } from './exam.ts';

/** Dark between two plates, seconds: nobody compares one with the other. */
const GAP = 1;

/** The plate that is shown, with what the simulated patient will do. */
interface Pending {
  readonly plate: Plate;
  readonly chosen: Chosen;
}

function present(state: Exam, around: Surroundings<Exam>): Presented<Pending> | null {
  const plate = nextPlate(state, around.runSeed);
  if (!plate) return null;
  const { observer, runSeed } = around;
  const guess = anyPlace(randomOf(runSeed, 'guess', state.presented));
  const random = randomOf(runSeed, 'answer', state.presented);
  const share = descentShare(state);
  const chosen = observer.choosesDot(plate, { guess, share, random });
  return { pending: { plate, chosen }, seconds: chosen.seconds, records: [] };
}

function take(state: Exam, { plate, chosen }: Pending): Answered<Exam> {
  const { target_answer } = chosen;
  const { exam, threshold } = answer(state, target_answer === plate.target);
  const record: RecordEvent = {
    type: 'new_stereopsis_response',
    data: { threshold, target: plate.target, target_answer, arcsec: plate.arcsec, index: exam.presented },
  };
  return { state: exam, seconds: GAP, records: [record] };
}

const examination: Examination<Exam, Pending> = {
  screen: 'doing test',
  side: 'OU',
  share: 1,
  start: () => startExam,
  present,
  take,
  progress: examProgress,
};

/** Stereopsis, of both eyes together. */
export const stereopsis: Task = {
  group: 'STEREOPSIS',
  isVisual: true,
  // the form does not offer the question for it [FORM-12]: whether both eyes work together is what is tested
  asksConvergence: false,
  examinations: () => [examination],
};
