import { completionOf } from '../completion.ts';
import type { CaptureView, Eye, EyeStatus, OrderedEye } from '../types.ts';

interface Situation {
  view: CaptureView;
  /** The eyes of which the test takes pictures. */
  ordered: OrderedEye;
  isDone: boolean;
}

/** The status of an eye (IMG-01). In a finished test every ordered eye is done. */
export function eyeStatus({ view, ordered, isDone }: Situation, eye: Eye): EyeStatus {
  if (ordered !== '' && ordered !== eye) return 'notOrdered';
  const percent = view.eyes[eye] ?? 0;
  if (isDone || percent >= 100) return 'done';
  return percent > 0 ? 'inProgress' : 'waiting';
}

/** The completion of an eye in percent (IMG-01). */
export const eyeCompletion = (situation: Situation, eye: Eye): number => {
  const status = eyeStatus(situation, eye);
  if (status === 'done') return 100;
  return status === 'inProgress' ? (situation.view.eyes[eye] ?? 0) : 0;
};

/**
 * The completion of a camera test in percent: 100 when it is done, otherwise what the device has reported, 0 if nothing
 * (CAM-01).
 */
export const cameraCompletion = ({ view, isDone }: Pick<Situation, 'view' | 'isDone'>): number =>
  isDone ? 100 : completionOf(view);
