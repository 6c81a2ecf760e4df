import type { MonitorSource } from '../follow.ts';

/** What a monitor of a Waggoner test starts from (H-096). */
export const loadWaggoner: MonitorSource['load'] = async (client, id, signal) => {
  const records = await client.call('getWaggonerState', { params: { id }, signal });
  return { records, seq_num: records.seq_num, run: records.run };
};
