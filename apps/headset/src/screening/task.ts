import type { Task } from '../task.ts';
import { examinationsOf, isEsterman } from './examination.ts';

/** Static perimetry with seen and not seen: supra-threshold, ptosis, confrontation and blepharoplasty. */
export const screening: Task = {
  group: 'PERIMETRY',
  isVisual: true,
  examinations: (order) => (isEsterman(order) ? null : examinationsOf(order)),
};
