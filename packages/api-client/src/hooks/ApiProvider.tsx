import { type ReactNode, createContext, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { ApiError } from '../ApiError.ts';
import type { ApiClient } from '../http.ts';
import { Requests } from './requests.ts';

interface Api {
  client: ApiClient;
  requests: Requests;
}
const ApiContext = createContext<Api | undefined>(undefined);

export interface ApiProviderProps {
  client: ApiClient;
  /**
   * A value that every answer depends on, such as the language of the names in lists. A change reloads the shown
   * answers and drops the others [API-03].
   */
  basis?: string;
  /** Called when loading fails [ERR-01], except for calls with `silent`. */
  onError?: (error: ApiError) => void;
  children: ReactNode;
}

/** Provides the hooks with a client and a separate cache, which is discarded on unmount. */
export function ApiProvider({ client, basis, onError, children }: ApiProviderProps): ReactNode {
  const api = useMemo<Api>(() => ({ client, requests: new Requests() }), [client]);
  // before the effects of screens, which may reload
  useLayoutEffect(() => api.requests.mount(), [api]);
  const handler = useRef(onError);
  useEffect(() => {
    handler.current = onError;
  });
  const config = useMemo(
    () => ({
      provider: () => new Map(),
      shouldRetryOnError: false,
      revalidateOnFocus: false,
      onError: (error: unknown) => {
        if (error instanceof ApiError) handler.current?.(error);
      },
    }),
    [],
  );
  return (
    <ApiContext value={api}>
      <SWRConfig value={config}>
        <ReloadOn basis={basis} />
        {children}
      </SWRConfig>
    </ApiContext>
  );
}

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('ApiProvider is missing');
  return api;
}

/** Returns the client, for calls without a hook. */
export function useClient(): ApiClient {
  return useApi().client;
}

function ReloadOn({ basis }: { basis: string | undefined }): null {
  const { requests } = useApi();
  const { cache, mutate } = useSWRConfig();
  const shown = useRef(basis);
  useEffect(() => {
    if (shown.current === basis) return;
    shown.current = basis;
    void mutate(() => true);
    // what comes back to the screen must not begin with what it was
    for (const key of cache.keys()) if (!requests.isUsed(key)) cache.delete(key);
  }, [basis, cache, mutate, requests]);
  return null;
}
