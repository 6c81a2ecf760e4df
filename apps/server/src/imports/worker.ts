// Reads and draws imported reports in a thread of its own, one after the other. It knows no database, and says nothing.
import { setPriority } from 'node:os';
import { deserialize } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { isDicom } from './dicom/isDicom.ts';
import { UnreadableReport } from './failure.ts';
import type { ImportTask } from './task.ts';

/** Below what serves examinations, and below reports that a person waits for; on Linux a priority is of one thread alone. */
if (process.platform === 'linux') setPriority(10);

type Message = { result: unknown } | { error: unknown } | { progress: true } | { ready: true };

// a port of a thread has no origin
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const post = (message: Message): void => parentPort?.postMessage(message);

const onProgress = (): void => post({ progress: true });

/** Loads a module that some tasks need; the time this takes is not the task's. */
async function loaded<Module>(loading: Promise<Module>): Promise<Module> {
  const module = await loading;
  onProgress();
  return module;
}

/** What a task needs is loaded when the first of its kind comes. */
async function done(task: ImportTask): Promise<unknown> {
  // a part of the message: whoever takes the memory of a file over needs one of its own
  const file = new Uint8Array(task.file);
  if (isDicom(file)) return (await loaded(import('./dicom/task.ts'))).doneOfDicom(file, task, onProgress);
  if (task.does === 'read') {
    const { readFile } = await loaded(import('./readFile.ts'));
    const { readReport } = await loaded(import('./reading/readReport.ts'));
    return readReport(await readFile(file, onProgress), task.today);
  }
  if (task.does === 'crop') return (await loaded(import('./crops.ts'))).crops(file, task.boxes);
  return (await loaded(import('./asPdf.tsx'))).asPdf(file);
}

parentPort?.on('message', (message: Uint8Array) => {
  done(deserialize(message) as ImportTask).then(
    (result) => post({ result }),
    // what a library says of a file could quote the patient
    (error: unknown) => post({ error: error instanceof UnreadableReport ? error.reason : 'unreadable' }),
  );
});

post({ ready: true });
