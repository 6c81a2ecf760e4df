import type { TestOrder } from '@isopter/contract';
import { acuity } from './acuity/task.ts';
import { audiology } from './audiology/task.ts';
import { camera } from './camera/task.ts';
import { contrast } from './contrast/task.ts';
import { cover } from './cover/task.ts';
import { csuite } from './csuite/task.ts';
import { d15 } from './d15/task.ts';
import { eoms } from './eoms/task.ts';
import { esterman } from './esterman/task.ts';
import { imageTests } from './image/task.ts';
import { ishihara } from './ishihara/task.ts';
import { kinetic } from './kinetic/task.ts';
import { perimetry } from './perimetry/task.ts';
import { pupil } from './pupil/task.ts';
import { screening } from './screening/task.ts';
import { sensorimotorTests } from './sensorimotor/task.ts';
import { sensorimotorSuite } from './sensorimotorSuite/task.ts';
import { stereopsis } from './stereopsis/task.ts';
import { waggoner } from './waggoner/task.ts';
import type { Task } from './task.ts';

/** Every kind of test this headset can do. A further kind is a folder and a line here. */
export const TASKS: readonly Task[] = [
  perimetry,
  acuity,
  contrast,
  csuite,
  screening,
  esterman,
  kinetic,
  audiology,
  d15,
  ishihara,
  waggoner,
  stereopsis,
  eoms,
  cover,
  ...sensorimotorTests,
  sensorimotorSuite,
  ...imageTests,
  camera,
  pupil,
];

/** The kind of test an order belongs to: of its group, which may have several, the one that can do it. */
export const taskOf = (order: TestOrder): Task | undefined =>
  TASKS.find((task) => task.group === order.test_group.group && task.examinations(order) !== null);
