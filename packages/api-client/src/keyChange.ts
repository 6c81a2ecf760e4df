import type { CallAnswer } from '@isopter/contract/routes';
import { type CallState, useCall } from './hooks/useCall.ts';

/** Loads the state of a change of the zero-PII key, and the number of patients left [OUR-831]. */
export function useKeyChange(): CallState<CallAnswer<'getKeyChange'>> {
  return useCall('getKeyChange', {});
}
