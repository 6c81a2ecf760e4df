import type { MonitorSource } from '../follow.ts';

/** What a monitor of eye movements starts from (H-097). */
export const loadEoms: MonitorSource['load'] = async (client, id, signal) => {
  const records = await client.call('getEyeMovementResponses', { params: { id }, signal });
  const run = records.at(-1)?.run;
  return { records, ...(run !== undefined && { run }) };
};

/** What a monitor of a cover test starts from: where it has got to (H-099), and what was measured (H-092). */
export const loadCover: MonitorSource['load'] = async (client, id, signal) => {
  const [state, records] = await Promise.all([
    client.call('getCoverState', { params: { id }, signal }),
    client.call('getKineticState', { params: { id }, signal }),
  ]);
  const { run } = state;
  return { records: { state, records }, ...(run !== undefined && { run }) };
};

/** What a monitor of a sensorimotor test starts from: its newest state (H-100). */
export const loadSensorimotor: MonitorSource['load'] = async (client, id, signal) => {
  const records = await client.call('getSensorimotorState', { params: { id }, signal });
  return { records, ...(records.run !== undefined && { run: records.run }) };
};
