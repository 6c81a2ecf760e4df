import { useAttendances, useRunningDevices } from '@isopter/api-client';
import { needing } from './needs.ts';
import { useCalls } from './useCalls.ts';

/**
 * On how many devices a test calls somebody now; 0 until it is known.
 * @param isAsked `false` for technicians, whom the server would refuse
 */
export function useNeeding(isAsked: boolean): number {
  const { data: devices } = useRunningDevices(isAsked);
  const calls = useCalls(devices);
  const { data: attendances = [] } = useAttendances(isAsked && devices !== undefined && devices.length > 0);
  return needing(devices ?? [], calls, attendances);
}
