import { proxy } from 'valtio';
import { withLock } from '../browser/locks.ts';

/**
 * Background jobs in zero-PII mode: encrypting patients, encrypting them with a new key, and updating the copy.
 */
export type JobKind = 'encrypt' | 'changeKey' | 'store';

/** One job, and how far it is, in patients [PII-14]. */
export interface Job {
  readonly status: 'QUEUED' | 'IN_PROGRESS' | 'SUCCEEDED' | 'FAILED';
  readonly done: number;
  /** 0 until it is known. */
  readonly count: number;
}

/** The jobs of this window; a kind that was never asked for is not there. */
export const jobs = proxy<Partial<Record<JobKind, Job>>>({});

/** Returns whether a job has ended, well or not. */
export const isOver = (job: Job | undefined): boolean => job?.status === 'SUCCEEDED' || job?.status === 'FAILED';

/** The name of the lock that keeps the jobs of all windows apart. */
const LOCK = 'isopter.zero-pii';

/** Called with how far a job is, in patients. */
export type OnProgress = (done: number, count: number) => void;

/** Does the work of a job. */
export type Work = (signal: AbortSignal, onProgress: OnProgress) => Promise<void>;

/**
 * Runs a job when no other one runs, in this window or another [PII-14]. A failed job gets the state FAILED and changes
 * nothing else.
 */
export async function runJob(kind: JobKind, work: Work, signal: AbortSignal): Promise<void> {
  const note = (job: Job): void => {
    if (!signal.aborted) jobs[kind] = job;
  };
  note({ status: 'QUEUED', done: 0, count: 0 });
  let progress = { done: 0, count: 0 };
  try {
    await withLock(LOCK, signal, async () => {
      note({ status: 'IN_PROGRESS', ...progress });
      await work(signal, (done, count) => {
        progress = { done, count };
        note({ status: 'IN_PROGRESS', ...progress });
      });
    });
    note({ status: 'SUCCEEDED', ...progress });
  } catch {
    // the server is asked again at the next start
    note({ status: 'FAILED', ...progress });
  }
}

/** Forgets the jobs of who left. */
export function forgetJobs(): void {
  delete jobs.encrypt;
  delete jobs.changeKey;
  delete jobs.store;
}
