import { type Id, POLL_DEVICES } from '@isopter/contract';
import type { CallAnswer } from '@isopter/contract/routes';
import { useMemo } from 'react';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';

/**
 * The connected devices and the tests they are running, polled every 5 s [PAT-03]. A failed poll is silent and followed
 * by the next one.
 */
export function useActiveDevices(): CallState<CallAnswer<'listActiveDevices'>> {
  return useCall('listActiveDevices', {}, { poll: POLL_DEVICES, silent: true });
}

/**
 * All devices.
 * @param isAsked `false` for technicians, whose request the server would refuse
 */
export function useAllDevices(isAsked = true): CallState<CallAnswer<'listAllDevices'>> {
  return useCall('listAllDevices', isAsked ? {} : null);
}

/**
 * The devices that are running a test, including those that lost their connection during it, polled every 5 s. A failed
 * poll is silent and followed by the next one.
 * @param isAsked as of `useAllDevices`
 */
export function useRunningDevices(isAsked = true): CallState<CallAnswer<'listAllDevices'>> {
  const all = useCall('listAllDevices', isAsked ? {} : null, { poll: POLL_DEVICES, silent: true });
  const data = useMemo(() => all.data?.filter(({ administering_test }) => administering_test), [all.data]);
  return { ...all, data };
}

/**
 * The devices available for a new test [FORM-03], refreshed while a form is open so that a device taken in the meantime
 * is shown.
 */
export function useTestDevices(patient_id?: Id): CallState<CallAnswer<'listTestDevices'>> {
  return useCall('listTestDevices', { query: { ...(patient_id && { patient_id }) } }, { poll: POLL_DEVICES });
}

/** Play, pause, forward, backward, volume, streaming, skip eye [MON-09]. */
export function useSendDeviceMessage(): MutationCall<'sendDeviceMessage'> {
  return useMutationCall('sendDeviceMessage');
}
