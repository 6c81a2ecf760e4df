import type { SingleEye, TestOrder } from '@isopter/contract';
import type { Examination, Task } from '../task.ts';
import { afterStep, type Exam, examProgress, nextStep, startExam } from './exam.ts';
import type { CaptureGroup } from './steps.ts';

/** The current step, of which no data have to be stored. */
type Pending = 'step';

const examination = (eye: SingleEye, group: CaptureGroup): Examination<Exam, Pending> => ({
  screen: 'doing test',
  side: eye,
  share: 1,
  start: () => startExam(group),
  present: (state) => {
    const next = nextStep(state);
    return next && { pending: 'step', seconds: next.seconds, records: [] };
  },
  take: (state, _, { runSeed }) => ({ state: afterStep(state, `${runSeed}/${eye}`), seconds: 0, records: [] }),
  progress: examProgress,
});

/** Returns the eyes of an order, the right one first. */
const eyesOf = ({ eye }: TestOrder): readonly SingleEye[] => (eye === '' ? ['OD', 'OS'] : [eye]);

/** Takes pictures of each eye. The API has no record for them, so only progress is reported [CAM-01, IMG-01]. */
export const capture = (group: CaptureGroup): Task => ({
  group,
  isVisual: false,
  ...(group === 'ANTERIOR_SEGMENT_IMAGE' && { device: 'camera' }),
  examinations: (order) => eyesOf(order).map((eye) => examination(eye, group)),
});
