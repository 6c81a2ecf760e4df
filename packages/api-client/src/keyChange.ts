import type { CallAnswer } from '@isopter/contract/routes';
import { type CallState, useCall } from './hooks/useCall.ts';

/** Returns whether the key of zero-PII mode is being changed, and how many patients are left [OUR-831]. */
export function useKeyChange(): CallState<CallAnswer<'getKeyChange'>> {
  return useCall('getKeyChange', {});
}
