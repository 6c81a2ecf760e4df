import type { LiveStatus } from '@isopter/api-client';
import { isEnded } from '@isopter/contract';
import type { Dashboard } from './dashboard.ts';

/** The reason why a monitor may be out of date: the server does not answer, or the device is silent. */
export interface Staleness {
  lost: 'server' | 'device';
  /** Since when nothing has changed, milliseconds of the epoch; null where that is not known. */
  since: number | null;
}

/** The state that decides whether a monitor is out of date. */
export interface StalenessSituation {
  live: LiveStatus;
  isLoaded: boolean;
  dashboard: Pick<Dashboard, 'status' | 'is_connected'>;
  /** When the device was heard last, as far as it was watched; milliseconds of the epoch. */
  device_heard: number | null;
  /** The device works without a connection, and hands in its results later. */
  isOffline: boolean;
}

/** Returns whether and why the data may be out of date; null while live, and once the test is over. */
export function stalenessOf(situation: StalenessSituation): Staleness | null {
  const { live, isLoaded, dashboard, device_heard, isOffline } = situation;
  if (!isLoaded || isEnded(dashboard.status)) return null;
  // also after the end of the session, until the state is reloaded
  if ('heard' in live) return { lost: 'server', since: live.heard };
  // a device that was not there yet has nothing to say of a test that has not begun
  const isSilent = !dashboard.is_connected && dashboard.status !== 'pending';
  if (isSilent && !isOffline) return { lost: 'device', since: device_heard };
  return null;
}
