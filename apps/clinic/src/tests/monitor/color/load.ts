import type { MonitorSource } from '../follow.ts';

/** What a monitor of a D-15 starts from (H-094). */
export const loadColor: MonitorSource['load'] = async (client, id, signal) => {
  const records = await client.call('getColorVisionState', { params: { id }, signal });
  return { records, seq_num: records.seq_num, run: records.run };
};
