import { POLL_DEVICES } from '@isopter/contract';
import type { CallAnswer } from '@isopter/contract/routes';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';

/**
 * Polls every 5 s which users are on the way to which running tests [OUR-87]. A failed poll shows no message, and
 * polling continues.
 * @param isAsked `false` for technicians, whom the server would refuse
 */
export function useAttendances(isAsked = true): CallState<CallAnswer<'listAttendances'>> {
  return useCall('listAttendances', isAsked ? {} : null, { poll: POLL_DEVICES, silent: true });
}

/** Says that somebody goes to a test, or does not after all [OUR-87]. */
export function useAttendTest(): MutationCall<'attendTest'> {
  return useMutationCall('attendTest', ['listAttendances']);
}
