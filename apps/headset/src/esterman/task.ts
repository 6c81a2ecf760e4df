import { examinationsOf, isEsterman } from '../screening/examination.ts';
import type { Task } from '../task.ts';

/** Esterman's test, of both eyes together or of each alone: whether they see one dot or two is not asked. */
export const esterman: Task = {
  group: 'PERIMETRY',
  isVisual: true,
  asksConvergence: false,
  examinations: (order) => (isEsterman(order) ? examinationsOf(order) : null),
};
