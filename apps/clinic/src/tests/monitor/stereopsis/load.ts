import type { MonitorSource } from '../follow.ts';

/** What a monitor of a stereopsis test starts from: its plates (H-103), and the progress they do not tell (H-083). */
export const loadStereopsis: MonitorSource['load'] = async (client, id, signal) => {
  const [responses, progress] = await Promise.all([
    client.call('getStereopsisResponses', { params: { id }, signal }),
    client.call('getTestProgress', { params: { id }, signal }),
  ]);
  const run = responses.at(-1)?.run;
  return { records: { responses, progress }, ...(run !== undefined && { run }) };
};
