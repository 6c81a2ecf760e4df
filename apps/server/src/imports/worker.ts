// Reads imported reports in a thread of its own, one after the other. It knows no database, and says nothing.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { pdfText, UnreadableReport } from './pdfText.ts';

/** Below whatever serves examinations; on Linux a priority is of one thread, elsewhere it would be of the whole server. */
if (process.platform === 'linux') setPriority(5);

// a port of a thread has no origin
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const answer = (said: { result: unknown } | { error: unknown }): void => parentPort?.postMessage(said);

parentPort?.on('message', (file: Uint8Array<ArrayBuffer>) => {
  pdfText(file).then(
    (result) => answer({ result }),
    // what a library says of a file could quote the patient
    (error: unknown) => answer({ error: error instanceof UnreadableReport ? error.message : 'it failed' }),
  );
});
