import type { CallAnswer } from '@isopter/contract/routes';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';

/** Loads whether the user's calendar has an address; the screen handles failures. */
export function useCalendarFeed(): CallState<CallAnswer<'getCalendarFeed'>> {
  return useCall('getCalendarFeed', {}, { silent: true });
}

/** Creates the address, or renews it. */
export function useCreateCalendarFeed(): MutationCall<'createCalendarFeed'> {
  return useMutationCall('createCalendarFeed', ['getCalendarFeed']);
}

export function useDeleteCalendarFeed(): MutationCall<'deleteCalendarFeed'> {
  return useMutationCall('deleteCalendarFeed', ['getCalendarFeed']);
}
