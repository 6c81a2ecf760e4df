import { useAttendances, useRunningDevices } from '@isopter/api-client';
import { needing } from './needs.ts';

/**
 * On how many devices a test needs somebody now; 0 until it is known.
 * @param isAsked `false` for technicians, whom the server would refuse
 */
export function useNeeding(isAsked: boolean): number {
  const { data: devices = [] } = useRunningDevices(isAsked);
  const { data: attendances = [] } = useAttendances(isAsked && devices.length > 0);
  return needing(devices, attendances);
}
