import { eyesOf } from '@isopter/clinical/contrast';
import { type Completion, meanCompletion } from '../shared/completion.ts';
import type { ThumbnailTest } from '../shared/thumbnailTest.ts';
import type { ContrastView, Eye } from './types.ts';

/** The eyes of the test; those that the device asks, if it asks others (CON-01). */
export function examinedEyes({ ongoing }: ContrastView, test: ThumbnailTest): readonly Eye[] {
  const eyes = eyesOf({ ...test.test_group, eye: test.eye, monocular: test.monocular });
  if (!ongoing || eyes.includes(ongoing.eye)) return eyes;
  return ongoing.eye === 'OU' ? ['OU'] : ['OS', 'OD'];
}

/** The completion of a test of contrast sensitivity. */
export const completionOf: Completion<ContrastView> = (view, test) =>
  meanCompletion(examinedEyes(view, test).map((eye) => view.eyes[eye].completion));
