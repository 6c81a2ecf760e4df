import type { MonitorSource } from '../follow.ts';

/** What a monitor of visual acuity starts from (H-093). */
export const loadAcuity: MonitorSource['load'] = async (client, id, signal) => {
  const records = await client.call('getAcuityResults', { params: { id }, signal });
  const run = records.at(-1)?.run;
  return { records, ...(run !== undefined && { run }) };
};
