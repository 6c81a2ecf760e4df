import { useCallback } from 'react';
import { type ScopedMutator, useSWRConfig } from 'swr';
import { useApi } from './ApiProvider.tsx';

/** Returns a `mutate` of SWR that does nothing once the provider is unmounted: an answer may arrive after a user signed out. */
export function useWhileMounted<M extends (...args: never[]) => Promise<unknown>>(mutate: M): M {
  const { requests } = useApi();
  return useCallback(
    (...args: Parameters<M>) => (requests.isMounted ? mutate(...args) : Promise.resolve(undefined)),
    [mutate, requests],
  ) as unknown as M;
}

/** Returns the `mutate` of the whole cache, with the same limit. */
export const useMutate = (): ScopedMutator => useWhileMounted(useSWRConfig().mutate);
