import type { PhoneCameraStatus } from '@isopter/api-client';

/** The screens of the phone page. */
export type Phase =
  /** The link asks whether this phone becomes the camera. */
  | 'start'
  | 'linkRefused'
  /** The phone is no camera, and no link was opened. */
  | 'noLink'
  | 'connecting'
  | 'offline'
  /** The camera was unlinked or deleted. */
  | 'removed'
  /** The page is open a second time. */
  | 'replaced'
  | 'waiting'
  | 'test';

/** The inputs of {@link phaseOf}. */
export interface Situation {
  /** State of the link: no link, opened but not used yet, or refused by the server. */
  link: 'none' | 'opened' | 'refused';
  status: PhoneCameraStatus;
  /** Whether the phone was connected since the page was opened. */
  wasConnected: boolean;
  hasTest: boolean;
}

/** Returns what the page shows. A lost connection does not take the camera away from a test. */
export function phaseOf({ link, status, wasConnected, hasTest }: Situation): Phase {
  if (link !== 'none') return link === 'opened' ? 'start' : 'linkRefused';
  if (status === 'refused') return wasConnected ? 'removed' : 'noLink';
  if (status === 'replaced') return 'replaced';
  if (hasTest) return 'test';
  if (status === 'lost') return 'offline';
  return status === 'connected' ? 'waiting' : 'connecting';
}
