import type { ApiClient, LiveSnapshot } from '@isopter/api-client';
import type { ContrastRecord } from '@isopter/contract';

/** What a monitor of contrast sensitivity starts from: what was answered (H-101), and what is asked now (H-102) [MON-19]. */
export async function loadContrast(
  client: ApiClient,
  id: string,
  signal: AbortSignal,
): Promise<LiveSnapshot & { records: readonly ContrastRecord[] }> {
  const [answered, ongoing] = await Promise.all([
    client.call('getContrastResponses', { query: { test: id }, signal }),
    client.call('getContrastOngoingState', { params: { id }, signal }),
  ]);
  const records = ongoing === null ? answered : [...answered, ongoing];
  const run = records.at(-1)?.run;
  return { records, ...(run !== undefined && { run }) };
}
