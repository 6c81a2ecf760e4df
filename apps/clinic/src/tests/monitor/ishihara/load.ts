import type { MonitorSource } from '../follow.ts';

/** What a monitor of an Ishihara test starts from (H-095). */
export const loadIshihara: MonitorSource['load'] = async (client, id, signal) => {
  const records = await client.call('getIshiharaState', { params: { id }, signal });
  return { records, seq_num: records.seq_num, run: records.run };
};
