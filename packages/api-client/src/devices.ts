import { type Id, MAX_PAGE_SIZE, POLL_DEVICES } from '@isopter/contract';
import type { CallAnswer } from '@isopter/contract/routes';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';
import { type PageOfRows, usePage } from './hooks/usePage.ts';
import type { PageState } from './paging.ts';

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
  return useCall('listAllDevices', isAsked ? { query: { running: true } } : null, { poll: POLL_DEVICES, silent: true });
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

/** A page of the devices [DEV-01], polled every 5 s: what they are doing changes. */
export function useDevices(page: PageState): PageOfRows<'listDevices'> {
  return usePage('listDevices', {}, page, { poll: POLL_DEVICES });
}

/** One device, polled every 5 s: it may be paired meanwhile. */
export function useDevice(id: Id): CallState<CallAnswer<'getDevice'>> {
  return useCall('getDevice', { params: { id } }, { poll: POLL_DEVICES, silent: true });
}

/** The offices a device can be given to: those the user administers [DEV-11]. */
export function useOfficeChoices(): CallState<CallAnswer<'listOffices'>> {
  return useCall('listOffices', { query: { limit: MAX_PAGE_SIZE } }, { silent: true });
}

export function useCreateDevice(): MutationCall<'createDevice'> {
  return useMutationCall('createDevice', ['listDevices', 'listAllDevices', 'listTestDevices']);
}

export function useUpdateDevice(): MutationCall<'updateDevice'> {
  return useMutationCall('updateDevice', ['listDevices', 'listAllDevices', 'listTestDevices', 'getDevice']);
}

export function useDeleteDevice(): MutationCall<'deleteDevice'> {
  return useMutationCall('deleteDevice', ['listDevices', 'listAllDevices', 'listTestDevices']);
}

/** Makes the link in the QR code of an unclaimed camera [DEV-04]. */
export function useCreateCameraLink(): MutationCall<'createCameraLink'> {
  return useMutationCall('createCameraLink');
}

/** Unlinks a device in dev mode [DEV-02]. */
export function useUnlinkDevice(): MutationCall<'unlinkDeviceInDevMode'> {
  return useMutationCall('unlinkDeviceInDevMode', ['listDevices', 'listAllDevices', 'listTestDevices', 'getDevice']);
}
