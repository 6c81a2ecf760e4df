import type { TestOrder } from '@isopter/contract';
import { linesOf } from '../acuity/strategies.ts';
import { acuityExamination } from '../acuity/task.ts';
import { contrastExamination } from '../contrast/task.ts';
import type { Task } from '../task.ts';

/** The suite for near, for far, and for both, by their API names. */
export const STRATEGIES = ['NEAR', 'DISTANCE', 'BOTH'] as const;

const eyesOf = ({ eye }: TestOrder) => (eye === '' ? (['OD', 'OS'] as const) : ([eye] as const));

/** The C-Suite: the acuity of each eye, then the contrast sensitivity of each, as one test [ACU-03, MON-18]. */
export const csuite: Task = {
  group: 'CSUITE',
  isVisual: true,
  examinations(order) {
    const strategy = STRATEGIES.find((one) => one === order.test_group.strategy);
    if (!strategy) return null;
    const eyes = eyesOf(order);
    const lines = linesOf(strategy, order.test_group.protocol);
    return [
      ...eyes.flatMap((eye) => lines.map((line) => acuityExamination(eye, line))),
      ...eyes.map((eye) => contrastExamination(eye, 'CONTRAST_STANDARD')),
    ];
  },
};
