import type { TestOrder } from '@isopter/contract';
import { audiology } from './audiology/task.ts';
import { perimetry } from './perimetry/task.ts';
import type { Task } from './task.ts';

/** Every kind of test this headset can do. A further kind is a folder and a line here. */
export const TASKS: readonly Task[] = [perimetry, audiology];

/** The kind of test an order belongs to. */
export const taskOf = ({ test_group }: TestOrder): Task | undefined =>
  TASKS.find(({ group }) => group === test_group.group);
