import { type ReactNode, createContext, useContext, useEffect, useMemo, useRef } from 'react';
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
  /** The language of the application. A change reloads everything, because lists contain translated names [API-03]. */
  language?: string;
  /** Called when loading fails [ERR-01], except for calls with `silent`. */
  onError?: (error: ApiError) => void;
  children: ReactNode;
}

/** Provides the hooks with a client and a separate cache, which is discarded on unmount. */
export function ApiProvider({ client, language, onError, children }: ApiProviderProps): ReactNode {
  const api = useMemo<Api>(() => ({ client, requests: new Requests() }), [client]);
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
        <ReloadOn language={language} />
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

function ReloadOn({ language }: { language: string | undefined }): null {
  const { mutate } = useSWRConfig();
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    void mutate(() => true);
  }, [language, mutate]);
  return null;
}
