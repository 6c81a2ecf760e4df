import type { CallAnswer } from '@isopter/contract/routes';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';

/** The preferences that hold for the person who is signed in; a failure is left to the screen. */
export function usePreferences(): CallState<CallAnswer<'getPreferences'>> {
  return useCall('getPreferences', {}, { silent: true });
}

/** Whatever part of the preferences is sent changes, the rest stays [PREF-13]. */
export function useUpdatePreferences(): MutationCall<'updatePreferences'> {
  return useMutationCall('updatePreferences', ['getPreferences']);
}
