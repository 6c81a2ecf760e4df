import type { TestOrder } from '@isopter/contract';
import { acuity } from './acuity/task.ts';
import { audiology } from './audiology/task.ts';
import { d15 } from './color/d15.ts';
import { ishihara } from './color/ishihara.ts';
import { waggoner } from './color/waggoner.ts';
import { kinetic } from './kinetic/task.ts';
import { esterman, screening } from './perimetry/screening/task.ts';
import { contrast } from './contrast/task.ts';
import { csuite } from './csuite/task.ts';
import { cover } from './motility/cover.ts';
import { eoms } from './motility/eoms.ts';
import { sensorimotorTests } from './motility/sensorimotor.ts';
import { sensorimotorSuite } from './motility/suite.ts';
import { anteriorSegmentImage, eyeImage, ongoingEyeImage } from './capture/task.ts';
import { perimetry } from './perimetry/task.ts';
import { pupil } from './pupil/task.ts';
import { stereopsis } from './stereopsis/task.ts';
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
  eyeImage,
  ongoingEyeImage,
  anteriorSegmentImage,
  pupil,
];

/** The kind of test an order belongs to: of its group, which may have several, the one that can do it. */
export const taskOf = (order: TestOrder): Task | undefined =>
  TASKS.find((task) => task.group === order.test_group.group && task.examinations(order) !== null);
