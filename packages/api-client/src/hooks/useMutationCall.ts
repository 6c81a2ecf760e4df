import type { CallAnswer, CallName } from '@isopter/contract/routes';
import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { ApiError } from '../ApiError.ts';
import type { CallParameters } from '../http.ts';
import { useClient } from './ApiProvider.tsx';

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
 * @param outdates the calls whose answers become outdated; their loaded answers are reloaded after success
 */
export function useMutationCall<N extends CallName>(name: N, outdates: readonly CallName[] = []): MutationCall<N> {
  const client = useClient();
  const { mutate } = useSWRConfig();
  const [state, setState] = useState<{ pending: number; error: ApiError | undefined }>({
    pending: 0,
    error: undefined,
  });
  const old = outdates.join(' ');

  const send = useCallback(
    async (...args: CallParameters<N>): Promise<CallAnswer<N>> => {
      setState(({ pending }) => ({ pending: pending + 1, error: undefined }));
      try {
        const answer = await client.call(name, ...args);
        setState(({ pending, error }) => ({ pending: pending - 1, error }));
        const names = old.split(' ');
        void mutate((key) => Array.isArray(key) && names.includes(String(key[0])));
        return answer;
      } catch (error) {
        setState(({ pending }) => ({ pending: pending - 1, error: error as ApiError }));
        throw error;
      }
    },
    [client, mutate, name, old],
  );
  return { send, isSending: state.pending > 0, error: state.error };
}
