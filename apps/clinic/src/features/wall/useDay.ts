import { useActiveDevices, useCall } from '@isopter/api-client';
import { type ActiveDevice, POLL_TESTS, today, type Today } from '@isopter/contract';
import { useSignedIn } from '../../lib/platform/session/session.ts';

const NONE: readonly ActiveDevice[] = [];

/**
 * The work of today and the connected devices, asked for every few seconds; undefined until they are known. Without an
 * answer about the devices there are none, and the tests are shown all the same.
 */
export function useDay(): { today: Today | undefined; devices: readonly ActiveDevice[] | undefined } {
  const { timezone } = useSignedIn();
  const { data } = useCall('getToday', { query: { day: today(timezone) } }, { poll: POLL_TESTS, silent: true });
  const { data: devices, error } = useActiveDevices();
  return { today: data, devices: devices ?? (error === undefined ? undefined : NONE) };
}
