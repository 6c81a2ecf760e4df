// Talks to PACS in a thread of its own: what they answer is not trusted, and whatever it does ends with the thread.
import { deserialize } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { findWorklist, storeObjects } from './conversation.ts';
import type { PacsTask } from './wire.ts';

type Answer = { result: unknown } | { error: unknown } | { ready: true };

// a port of a thread has no origin
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const answer = (said: Answer): void => parentPort?.postMessage(said);

const work = (task: PacsTask) =>
  task.of === 'find'
    ? findWorklist(task.connection, task.keys, task.most)
    : storeObjects(task.connection, task.objects);

parentPort?.on('message', (task: Uint8Array) => {
  work(deserialize(task) as PacsTask).then(
    (result) => answer({ result }),
    (error: unknown) => answer({ error }),
  );
});

answer({ ready: true });
