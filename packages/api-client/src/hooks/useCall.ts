import type { CallAnswer, CallArgs, CallName } from '@isopter/contract/routes';
import { useEffect } from 'react';
import useSWR, { type KeyedMutator, type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import { COMMAND_TIMEOUT } from '@isopter/contract';
import { type ApiError, isAbort } from '../ApiError.ts';
import type { CallParameters } from '../http.ts';
import { useApi } from './ApiProvider.tsx';
import { useWhileMounted } from './useMutate.ts';

export interface UseCallOptions<T> {
  /** The polling interval in milliseconds; a function can derive it from the current data (0 pauses polling). */
  poll?: number | ((data: T | undefined) => number);
  /** Whether the data of the previous arguments are kept until the new ones are loaded. */
  keepPrevious?: boolean;
  /** Whether the general error handler is not called, because the screen reports the error itself. */
  silent?: boolean;
  /** Whether nothing is loaded: the data are those that another component has loaded with the same arguments. */
  onlyLoaded?: boolean;
}

export interface CallState<T> {
  data: T | undefined;
  error: ApiError | undefined;
  /** Whether the first data are being loaded. */
  isLoading: boolean;
  /** Whether data are being loaded, possibly in addition to older ones. */
  isValidating: boolean;
  /** The time of the data in milliseconds since the epoch; `null` before they are loaded. */
  asOf: number | null;
  /** Reloads the data, or replaces them with a known value. */
  mutate: KeyedMutator<T>;
}

type Key<N extends CallName> = readonly [name: N, args: CallArgs<N>];

/** Polls, and continues after a failure: SWR alone would wait for a retry by the user. */
function polling<T>(poll: number): SWRConfiguration<T, unknown> {
  return {
    refreshInterval: poll,
    // Two components that poll the same call, mounted at different times, still send one request per interval.
    ...(poll > 0 && { dedupingInterval: poll / 2 }),
    // while nobody looks nothing is asked: who comes back does not wait for the next time
    revalidateOnFocus: true,
    shouldRetryOnError: true,
    onErrorRetry: (_error, _key, _config, revalidate, retry) => {
      if (poll > 0) setTimeout(() => void revalidate(retry), poll);
    },
  };
}

/**
 * Loads and caches the answer of a GET call. Hooks with the same name and arguments share one request, which is aborted
 * when the last of them unmounts.
 * @param args the arguments; `null` while they are not known
 */
export function useCall<N extends CallName>(
  name: N,
  args: CallArgs<N> | null,
  options: UseCallOptions<CallAnswer<N>> = {},
): CallState<CallAnswer<N>> {
  const { client, requests } = useApi();
  const { cache } = useSWRConfig();
  const key: Key<N> | null = args === null ? null : [name, args];
  const id = unstable_serialize(key);
  useEffect(() => (id === '' ? undefined : requests.retain(id)), [id, requests]);

  const load = async ([called, given]: Key<N>): Promise<CallAnswer<N>> => {
    // a poll that nobody answers makes room for the next one
    const timeLimit = options.poll === undefined ? undefined : COMMAND_TIMEOUT;
    const more = { signal: requests.signal(id), ...(timeLimit !== undefined && { timeLimit }) };
    const answer = await client.call(called, ...([{ ...(given as object), ...more }] as unknown as CallParameters<N>));
    requests.answered(id);
    return answer;
  };
  // A number: SWR asks a function once, before there are any data, and polls never where that says 0.
  const poll = typeof options.poll === 'function' ? options.poll(cache.get(id)?.data as CallAnswer<N>) : options.poll;
  const config: SWRConfiguration<CallAnswer<N>, unknown> = {
    ...(poll !== undefined && polling(poll)),
    ...(options.keepPrevious !== undefined && { keepPreviousData: options.keepPrevious }),
    ...(options.silent && { onError: () => undefined }),
  };
  const { data, error, isLoading, isValidating, mutate } = useSWR<CallAnswer<N>, unknown, Key<N> | null>(
    key,
    options.onlyLoaded ? null : load,
    config,
  );
  const aborted = isAbort(error);
  return {
    data,
    error: aborted ? undefined : (error as ApiError | undefined),
    isLoading: isLoading || (aborted && data === undefined),
    isValidating,
    asOf: requests.answeredAt(id) ?? null,
    mutate: useWhileMounted(mutate),
  };
}
