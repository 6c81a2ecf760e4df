import type { PhoneCameraScreen } from '@isopter/contract';
import type { Sending } from './sending.ts';

/** The inputs of {@link screenOf}. */
export interface Shown {
  isVisible: boolean;
  sending: Sending['state'];
  /** Whether the camera is on. */
  isOn: boolean;
  hasProblem: boolean;
}

/** Returns the screen that the monitor shows; `undefined` while the camera is being opened. */
export function screenOf({ isVisible, sending, isOn, hasProblem }: Shown): PhoneCameraScreen | undefined {
  if (!isVisible) return 'page hidden';
  if (sending === 'sending') return 'sending picture';
  if (sending === 'failed') return 'picture not sent';
  if (isOn) return 'camera ready';
  return hasProblem ? 'camera off' : undefined;
}
