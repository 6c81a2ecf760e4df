import type { Completion } from '../shared/completion.ts';
import { progressOf } from './model/phases.ts';
import type { AcuityView } from './types.ts';

/** The completion of a test of acuity. */
export const completionOf: Completion<AcuityView> = (view, { test_group, eye }) =>
  progressOf(view, { ...test_group, eye });
