import type { MonitorSource } from '../follow.ts';

/** What a monitor of a hearing test starts from (H-104). */
export const loadPureTone: MonitorSource['load'] = async (client, id, signal) => {
  const records = await client.call('getPureToneResponses', { params: { id }, signal });
  const run = records.at(-1)?.run;
  return { records, ...(run !== undefined && { run }) };
};
