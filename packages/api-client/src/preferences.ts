import type { CallAnswer } from '@isopter/contract/routes';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';

export function usePreferences(): CallState<CallAnswer<'getPreferences'>> {
  return useCall('getPreferences', {});
}

/** Any subset of the preferences; what is left out stays [PREF-13]. */
export function useUpdatePreferences(): MutationCall<'updatePreferences'> {
  return useMutationCall('updatePreferences', ['getPreferences']);
}
