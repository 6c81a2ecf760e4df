import { type Id, POLL_DEVICES } from '@isopter/contract';
import type { CallAnswer } from '@isopter/contract/routes';
import { useMemo } from 'react';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';

/** The connected devices with what they are running, every 5 s [PAT-03]; a failed poll is silent, the next one follows. */
export function useActiveDevices(): CallState<CallAnswer<'listActiveDevices'>> {
  return useCall('listActiveDevices', {}, { poll: POLL_DEVICES, silent: true });
}

/** @param isAsked false for whom the server would refuse, and with that sign out: technicians */
export function useAllDevices(isAsked = true): CallState<CallAnswer<'listAllDevices'>> {
  return useCall('listAllDevices', isAsked ? {} : null);
}

/**
 * The devices that are running a test, every 5 s, also those that lost their connection in the middle of it; a failed
 * poll is silent, the next one follows.
 */
export function useRunningDevices(): CallState<CallAnswer<'listAllDevices'>> {
  const all = useCall('listAllDevices', {}, { poll: POLL_DEVICES, silent: true });
  const data = useMemo(() => all.data?.filter(({ administering_test }) => administering_test), [all.data]);
  return { ...all, data };
}

/** Devices a test can be made for [FORM-03], kept fresh while a form is open so that one taken meanwhile shows. */
export function useTestDevices(patient_id?: Id): CallState<CallAnswer<'listTestDevices'>> {
  return useCall('listTestDevices', { query: { ...(patient_id && { patient_id }) } }, { poll: POLL_DEVICES });
}

/** Play, pause, forward, backward, volume, streaming, skip eye [MON-09]. */
export function useSendDeviceMessage(): MutationCall<'sendDeviceMessage'> {
  return useMutationCall('sendDeviceMessage');
}
