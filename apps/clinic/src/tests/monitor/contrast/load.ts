import type { ApiClient, LiveSnapshot } from '@isopter/api-client';
import type { ContrastRecord } from '@isopter/contract';

/** What two calls make of a contrast test: what was answered, and what is asked now [MON-19]. */
export interface LoadedContrast extends LiveSnapshot {
  readonly records: readonly ContrastRecord[];
  /** The newest question; null before the first. */
  readonly ongoing: ContrastRecord | null;
}

/** What a monitor of contrast sensitivity starts from (H-101, H-102). */
export async function loadContrast(client: ApiClient, id: string, signal: AbortSignal): Promise<LoadedContrast> {
  const [answered, ongoing] = await Promise.all([
    client.call('getContrastResponses', { query: { test: id }, signal }),
    client.call('getContrastOngoingState', { params: { id }, signal }),
  ]);
  const records = ongoing === null ? answered : [...answered, ongoing];
  const run = records.at(-1)?.run;
  return { records, ongoing, ...(run !== undefined && { run }) };
}
