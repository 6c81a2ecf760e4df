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
  /** A change of language loads everything anew: lists carry translated names [API-03]. */
  language?: string;
  /** The general handler of failed loads [ERR-01]; a call that says `silent` keeps its failure to itself. */
  onError?: (error: ApiError) => void;
  children: ReactNode;
}

/** Gives hooks their client and a cache of their own: unmounting it forgets everything that was loaded. */
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

/** The client, for calls that no hook makes. */
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
