import type { CallArgs } from '@isopter/contract/routes';
import { useCallback } from 'react';
import { useClient } from './hooks/ApiProvider.tsx';
import { type PageOfRows, usePage } from './hooks/usePage.ts';
import type { PageState } from './paging.ts';

/** Filters of the access log. */
export type AuditWish = CallArgs<'exportAudit'>['query'] & object;

/** A page of the access log, the newest first [OUR-140]. */
export function useAudit(page: PageState, wish: AuditWish): PageOfRows<'listAudit'> {
  return usePage('listAudit', { query: wish }, page);
}

/** Returns a function that loads the access log as a CSV file, however long that takes [OUR-142]. @throws ApiError */
export function useExportAudit(): (wish: AuditWish) => Promise<Blob> {
  const client = useClient();
  return useCallback((wish) => client.call('exportAudit', { query: wish, timeLimit: Infinity }), [client]);
}
