import { randomOf } from '../random.ts';
import { type CaptureGroup, PROGRAMS, SPOILED, type Step, STEPS } from './steps.ts';

/** The pictures of one eye: plain data, so that it can be stored and continued. */
export interface Exam {
  readonly group: CaptureGroup;
  /** Pictures that are done. */
  readonly taken: number;
  /** Position in {@link STEPS}. */
  readonly step: number;
  /** The picture under way is taken for the second time. */
  readonly again: boolean;
}

export const startExam = (group: CaptureGroup): Exam => ({ group, taken: 0, step: 0, again: false });

/** The step that comes now and how long it takes; null when all pictures are taken. */
export function nextStep({ group, taken, step }: Exam): { step: Step; seconds: number } | null {
  const { pictures, seconds } = PROGRAMS[group];
  const now = STEPS[step];
  return taken >= pictures || now === undefined ? null : { step: now, seconds: seconds[now] };
}

/** After a step. Whether a picture is good is decided by the seed: at most one in a row is not. */
export function afterStep(exam: Exam, seed: string): Exam {
  const { taken, step, again } = exam;
  if (STEPS[step] !== 'check') return { ...exam, step: step + 1 };
  const isSpoiled = !again && randomOf(seed, 'picture', taken)() < SPOILED;
  if (isSpoiled) return { ...exam, step: STEPS.indexOf('focus'), again: true };
  // the eye stays aligned between the pictures of a series
  return { ...exam, taken: taken + 1, step: STEPS.indexOf('focus'), again: false };
}

/** The share of the steps of all pictures; a picture that is taken again does not turn it back. */
export function examProgress({ group, taken, step, again }: Exam): number {
  const done = taken + (again ? STEPS.length - 1 : step) / STEPS.length;
  return done / PROGRAMS[group].pictures;
}
