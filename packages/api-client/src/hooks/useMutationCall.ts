import { ERROR_NAME } from '@isopter/contract';
import type { CallAnswer, CallName } from '@isopter/contract/routes';
import { useCallback, useState } from 'react';
import type { ApiError } from '../ApiError.ts';
import type { CallParameters } from '../http.ts';
import { useClient } from './ApiProvider.tsx';
import { useReload } from './useReload.ts';

export interface MutationCall<N extends CallName> {
  /**
   * Makes the call.
   * @throws ApiError
   */
  send: (...args: CallParameters<N>) => Promise<CallAnswer<N>>;
  isSending: boolean;
  /** The error of the last call. */
  error: ApiError | undefined;
}

/**
 * A call that changes data.
 * @param outdates the calls whose answers become outdated; their loaded answers are reloaded after success, and when the
 *   record was changed by somebody else
 */
export function useMutationCall<N extends CallName>(name: N, outdates: readonly CallName[] = []): MutationCall<N> {
  const client = useClient();
  const reload = useReload(...outdates);
  const [state, setState] = useState<{ pending: number; error: ApiError | undefined }>({
    pending: 0,
    error: undefined,
  });

  const send = useCallback(
    async (...args: CallParameters<N>): Promise<CallAnswer<N>> => {
      setState(({ pending }) => ({ pending: pending + 1, error: undefined }));
      try {
        const answer = await client.call(name, ...args);
        setState(({ pending, error }) => ({ pending: pending - 1, error }));
        reload();
        return answer;
      } catch (error) {
        setState(({ pending }) => ({ pending: pending - 1, error: error as ApiError }));
        if ((error as ApiError).name === ERROR_NAME.RECORD_CHANGED) reload();
        throw error;
      }
    },
    [client, name, reload],
  );
  return { send, isSending: state.pending > 0, error: state.error };
}
