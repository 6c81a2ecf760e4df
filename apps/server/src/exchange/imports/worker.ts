// Reads and draws imported reports in a separate thread, one after the other. It has no database access and logs
// nothing.
import { setPriority } from 'node:os';
import { reportProgress, serveTasks } from '../../platform/lib/serveTasks.ts';
import { isDicom } from './dicom/isDicom.ts';
import { UnreadableReport } from './failure.ts';
import type { ImportTask } from './task.ts';

/** Below what serves examinations, and below reports that a person waits for; on Linux a priority is of one thread alone. */
if (process.platform === 'linux') setPriority(10);

/** Loads a module that some tasks need; the time this takes is not the task's. */
async function loaded<Module>(loading: Promise<Module>): Promise<Module> {
  const module = await loading;
  reportProgress();
  return module;
}

/** Runs a task; its code is loaded with the first task of its kind. */
async function done(task: ImportTask): Promise<unknown> {
  // a copy: the buffer is part of the message, and PDF.js takes ownership of the memory it gets
  const file = new Uint8Array(task.file);
  if (isDicom(file)) return (await loaded(import('./dicom/task.ts'))).doneOfDicom(file, task, reportProgress);
  if (task.does === 'read') {
    const { readFile } = await loaded(import('./pages/readFile.ts'));
    const { readReport } = await loaded(import('./reading/readReport.ts'));
    return readReport(await readFile(file, reportProgress), task.today);
  }
  if (task.does === 'crop') return (await loaded(import('./pages/crops.ts'))).crops(file, task.boxes);
  return (await loaded(import('./pages/asPdf.tsx'))).asPdf(file);
}

serveTasks((task: ImportTask) =>
  done(task).catch((error: unknown) => {
    // a library's message could quote the patient
    throw error instanceof UnreadableReport ? error.reason : 'unreadable';
  }),
);
