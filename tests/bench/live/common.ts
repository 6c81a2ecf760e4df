import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** Shared types of the processes of the live benchmark. */

/** Told to the process of the headsets: how many records a second each one makes, and for how long. */
export interface Order {
  rate: number;
  seconds: number;
}

/** Answer of the headsets once every record of the order is made. */
export interface Sent {
  sent: number;
  /** Seconds of processor time since the last answer. */
  cpu: number;
}

/** Later answer of the headsets, to `settle`. */
export interface Settled {
  /** Records the server has not acknowledged. */
  unacknowledged: number;
  /** Times a headset had lost its connection; it came again and repeated what was not acknowledged. */
  returns: number;
  cpu: number;
}

/** Counts of the monitors, with which they answer `report`; they then start counting from zero. */
export interface Known {
  /** Records of the headsets they know, each once, by event or by state. */
  known: number;
  /** Times a monitor loaded the state because it had lost its connection or missed a number. */
  reloads: number;
  /** Milliseconds from the headset to the monitor. */
  p50: number;
  p99: number;
  longest: number;
  cpu: number;
}

/**
 * The moment a record leaves the device, kept in its response time (0 to 60 s): seconds of the machine's monotonic
 * clock, which all its processes share, within the minute.
 */
export const stamp = (): number => (Number(process.hrtime.bigint()) / 1e9) % 60;

/** Milliseconds since a stamp of the last minute; what takes longer than a minute is taken for less. */
export const since = (stamped: number): number => ((stamp() - stamped + 60) % 60) * 1000;

/** A stopwatch of this process's processor time. @returns seconds since it was asked last */
export function cpuTimer(): () => number {
  let last = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(last);
    last = process.cpuUsage();
    return (user + system) / 1e6;
  };
}

/** A process of the benchmark that answers questions one after the other. */
export interface Helper extends AsyncDisposable {
  ask: <T>(question: unknown) => Promise<T>;
}

/** Starts a program of this folder and waits until it is ready. */
export async function startHelper(file: string, args: readonly string[]): Promise<Helper> {
  const child = fork(join(import.meta.dirname, file), args);
  const answer = <T>() => answerOf<T>(child, file);
  await answer();
  return {
    ask(question) {
      child.send(question as object);
      return answer();
    },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.disconnect();
      }),
  };
}

const answerOf = <T>(child: ChildProcess, name: string): Promise<T> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`${name} ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (answer) => {
      child.off('exit', ended);
      resolve(answer as T);
    });
  });

/** Runs in such a process: reports that it is ready, answers questions, and ends with the benchmark. */
export function answerWith(answer: (question: never) => unknown): void {
  process.on('disconnect', () => process.exit(0));
  process.on('message', (question) => void Promise.resolve(answer(question as never)).then((it) => process.send?.(it)));
  process.send?.('ready');
}

/** Does the work for 0 to count - 1, a few at a time. */
export async function eachOf<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next++;
      results[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: 20 }, worker));
  return results;
}
