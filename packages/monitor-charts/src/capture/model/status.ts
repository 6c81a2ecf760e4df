import type { CaptureView, Eye, EyeStatus, OrderedEye } from '../types.ts';

interface Situation {
  view: CaptureView;
  /** The eyes of which the test takes pictures. */
  ordered: OrderedEye;
  isDone: boolean;
}

/** How far an eye is (IMG-01). A finished test is done in every eye it was ordered for. */
export function eyeStatus({ view, ordered, isDone }: Situation, eye: Eye): EyeStatus {
  if (ordered !== '' && ordered !== eye) return 'notOrdered';
  const percent = view.eyes[eye] ?? 0;
  if (isDone || percent >= 100) return 'done';
  return percent > 0 ? 'inProgress' : 'waiting';
}

/** Percent of the completion circle of an eye (IMG-01). */
export const eyeCompletion = (situation: Situation, eye: Eye): number => {
  const status = eyeStatus(situation, eye);
  if (status === 'done') return 100;
  return status === 'inProgress' ? (situation.view.eyes[eye] ?? 0) : 0;
};

/** Percent of the completion circle of a camera test: 100 when it is done, else 0 (CAM-01). */
export const cameraCompletion = (isDone: boolean): number => (isDone ? 100 : 0);
