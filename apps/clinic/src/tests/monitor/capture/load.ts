import type { MonitorSource } from '../follow.ts';

/** What a monitor starts from that follows the progress alone (H-083). */
export const loadProgress: MonitorSource['load'] = async (client, id, signal) => ({
  records: await client.call('getTestProgress', { params: { id }, signal }),
});
