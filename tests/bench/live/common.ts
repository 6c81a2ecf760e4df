/** What the processes of the live benchmark share. */

/** Told to the process of the headsets: how many records a second each one sends, and for how long. */
export interface Order {
  rate: number;
  seconds: number;
}

/** Its answer once everything is sent: records, headsets the server sent away, and the seconds of processor time it needed. */
export interface Report {
  sent: number;
  cutOff: number;
  cpu: number;
}

export const deviceToken = (index: number): string => `bench-${index}`;

/**
 * The moment a record leaves the device, kept in its response time (0 to 60 s): seconds of the machine's monotonic
 * clock, which all its processes share, within the minute.
 */
export const stamp = (): number => (Number(process.hrtime.bigint()) / 1e9) % 60;

/** Milliseconds since a stamp of the last minute. */
export const since = (stamped: number): number => ((stamp() - stamped + 60) % 60) * 1000;

/** Does the work for 0 to count - 1, a few at a time. */
export async function eachOf<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next++;
      // oxlint-disable-next-line no-await-in-loop
      results[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: 20 }, worker));
  return results;
}
