import { deserialize } from 'node:v8';
import { parentPort } from 'node:worker_threads';

type Message = { result: unknown } | { error: unknown } | { progress: true } | { ready: true };

// a port of a thread has no origin
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const post = (message: Message): void => parentPort?.postMessage(message);

/** Tells a pool that a task makes progress, so that it gets its time again. */
export const reportProgress = (): void => post({ progress: true });

/**
 * Does the tasks that a `workerPool` gives this thread, and reports that the thread is ready.
 * @param doTask its result is the answer to the task, and so is its error
 */
export function serveTasks(doTask: (task: never) => Promise<unknown>): void {
  parentPort?.on('message', (message: Uint8Array) => {
    doTask(deserialize(message) as never).then(
      (result) => post({ result }),
      (error: unknown) => post({ error }),
    );
  });
  post({ ready: true });
}
