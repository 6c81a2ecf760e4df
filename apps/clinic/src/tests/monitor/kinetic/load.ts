import type { MonitorSource } from '../follow.ts';

/** What a monitor of a kinetic test (H-092) starts from. */
export const loadKinetic: MonitorSource['load'] = async (client, id, signal) => {
  const records = await client.call('getKineticState', { params: { id }, signal });
  const run = records.at(-1)?.run;
  return { records, ...(run !== undefined && { run }) };
};
