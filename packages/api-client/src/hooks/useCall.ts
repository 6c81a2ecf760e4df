import type { CallAnswer, CallArgs, CallName } from '@isopter/contract/routes';
import { useEffect } from 'react';
import useSWR, { type KeyedMutator, type SWRConfiguration, unstable_serialize } from 'swr';
import { COMMAND_TIMEOUT } from '@isopter/contract';
import { type ApiError, isAbort } from '../ApiError.ts';
import type { CallParameters } from '../http.ts';
import { useApi } from './ApiProvider.tsx';

export interface UseCallOptions<T> {
  /** Loads anew every so many milliseconds; a function decides by what is there (0 = not now). */
  poll?: number | ((data: T | undefined) => number);
  /** Shows what the last arguments brought until the new ones are there. */
  keepPrevious?: boolean;
  /** The general handler does not hear of a failure: the screen says it itself. */
  silent?: boolean;
}

export interface CallState<T> {
  data: T | undefined;
  error: ApiError | undefined;
  /** Nothing is there yet. */
  isLoading: boolean;
  /** Something is on the way, perhaps beside older data. */
  isValidating: boolean;
  /** When the data were as they are, milliseconds of the epoch; null before they are there. */
  asOf: number | null;
  /** Loads anew, or puts a known value in place. */
  mutate: KeyedMutator<T>;
}

type Key<N extends CallName> = readonly [name: N, args: CallArgs<N>];

/** Polls, and goes on after a failure: SWR by itself would wait for someone to try again. */
function polling<T>(
  poll: number | ((data: T | undefined) => number),
  latest: () => T | undefined,
): SWRConfiguration<T, unknown> {
  return {
    refreshInterval: poll,
    // while nobody looks nothing is asked: who comes back does not wait for the next time
    revalidateOnFocus: true,
    shouldRetryOnError: true,
    onErrorRetry: (_error, _key, _config, revalidate, retry) => {
      const delay = typeof poll === 'function' ? poll(latest()) : poll;
      if (delay > 0) setTimeout(() => void revalidate(retry), delay);
    },
  };
}

/**
 * Loads the answer of a GET call and keeps it: hooks with the same name and arguments share one request, which is
 * aborted when the last of them is gone.
 * @param args null = not yet
 */
export function useCall<N extends CallName>(
  name: N,
  args: CallArgs<N> | null,
  options: UseCallOptions<CallAnswer<N>> = {},
): CallState<CallAnswer<N>> {
  const { client, requests } = useApi();
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
  const config: SWRConfiguration<CallAnswer<N>, unknown> = {
    ...(options.poll !== undefined && polling(options.poll, () => data)),
    ...(options.keepPrevious !== undefined && { keepPreviousData: options.keepPrevious }),
    ...(options.silent && { onError: () => undefined }),
  };
  const { data, error, isLoading, isValidating, mutate } = useSWR<CallAnswer<N>, unknown, Key<N> | null>(
    key,
    load,
    config,
  );
  const aborted = isAbort(error);
  return {
    data,
    error: aborted ? undefined : (error as ApiError | undefined),
    isLoading: isLoading || (aborted && data === undefined),
    isValidating,
    asOf: requests.answeredAt(id) ?? null,
    mutate,
  };
}
