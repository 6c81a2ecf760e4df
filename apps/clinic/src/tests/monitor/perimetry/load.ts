import type { MonitorSource } from '../follow.ts';

/** What a monitor of perimetry starts from (H-090). */
export const loadPerimetry: MonitorSource['load'] = async (client, id, signal) => {
  const records = await client.call('getPerimetryState', { params: { id }, signal });
  return { seq_num: records.seq_num, run: records.run, records };
};
