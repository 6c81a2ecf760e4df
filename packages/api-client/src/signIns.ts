import type { CallAnswer } from '@isopter/contract/routes';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';

/** The browsers the user is signed in with [OUR-120]. */
export function useSignIns(): CallState<CallAnswer<'listSignIns'>> {
  return useCall('listSignIns', {});
}

/** Signs one of them out [OUR-121]. */
export function useEndSignIn(): MutationCall<'endSignIn'> {
  return useMutationCall('endSignIn', ['listSignIns']);
}

/** Signs all others out [OUR-121]. */
export function useEndOtherSignIns(): MutationCall<'endOtherSignIns'> {
  return useMutationCall('endOtherSignIns', ['listSignIns']);
}
