// Draws reports in a thread of its own, one after the other. It knows no database, and says nothing.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { deserialize } from 'node:v8';
import type { ReportJob } from './job.ts';
import { makeReport } from './make.ts';

/** Below whatever serves examinations; on Linux a priority is of one thread, elsewhere it would be of the whole server. */
if (process.platform === 'linux') setPriority(5);

type Answer = { result: unknown } | { error: unknown } | { ready: true };

// a port of a thread has no origin
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const answer = (said: Answer): void => parentPort?.postMessage(said);

parentPort?.on('message', (job: Uint8Array) => {
  makeReport(deserialize(job) as ReportJob, new Date()).then(
    (result) => answer({ result }),
    (error: unknown) => answer({ error }),
  );
});

answer({ ready: true });
