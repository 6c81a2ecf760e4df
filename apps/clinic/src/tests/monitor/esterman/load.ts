import type { MonitorSource } from '../follow.ts';

/** What a monitor of an Esterman test (H-091) starts from. */
export const loadEsterman: MonitorSource['load'] = async (client, id, signal) => {
  const records = await client.call('getEstermanState', { params: { id }, signal });
  return { seq_num: records.seq_num, records, ...(records.run !== undefined && { run: records.run }) };
};
