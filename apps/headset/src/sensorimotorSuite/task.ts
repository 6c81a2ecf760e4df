import type { Task } from '../task.ts';
import { coverExamination } from '../cover/task.ts';
import { eomsExamination } from '../eoms/task.ts';
import { aligning } from '../sensorimotor/task.ts';

/** The sensorimotor suite: versions, the cover test, and the alignment with both eyes open, one after the other. */
export const sensorimotorSuite: Task = {
  group: 'SENSORIMOTOR_SUITE',
  isVisual: true,
  asksConvergence: false,
  examinations: () => [
    eomsExamination(['OD', 'OS'], false),
    coverExamination,
    ...aligning('SENSORIMOTOR_BINOCULAR', ['OD', 'OS']),
  ],
};
