import type { MonitorSource } from '../follow.ts';

/** What a monitor of a pupil test (H-098) starts from. */
export const loadPupil: MonitorSource['load'] = async (client, id, signal) => {
  const records = await client.call('getPupillometryState', { params: { id }, signal });
  const { seq_num, run } = records;
  return { records, seq_num, ...(run !== undefined && { run }) };
};
