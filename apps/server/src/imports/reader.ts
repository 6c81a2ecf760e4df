import { areSources } from '../lib/places.ts';
import { threadOptions } from '../lib/threads.ts';
import { PoolError, type PoolOptions, workerPool } from '../reports/pool.ts';
import type { PageText } from './reading/words.ts';

/** Heap of the thread, MiB. */
const HEAP = 256;

const LIMITS: Omit<PoolOptions, 'worker'> = {
  module: new URL(areSources ? './worker.ts' : './importWorker.js', import.meta.url),
  // somebody waits for no import: they come one after the other
  size: 1,
  waiting: 8,
  longest: 20_000,
  idle: 60_000,
};

/** Why a file was not read, without a word of what is in it. */
export type ReadingFailure = 'unreadable' | 'took too long' | 'too large' | 'closed' | 'full';

const FAILURES: Readonly<Record<PoolError['reason'], ReadingFailure>> = {
  full: 'full',
  closed: 'closed',
  'took too long': 'took too long',
  'worker ended': 'too large',
};

/** What is read of a file, or why nothing is. */
export type ReadingOutcome = { readonly pages: readonly PageText[] } | { readonly failure: ReadingFailure };

/** Reads the files of others outside of the thread that serves everybody: the worst of them ends its own thread. */
export interface ReportReader {
  /** @param file its memory is handed over */
  read: (file: Uint8Array<ArrayBuffer>) => Promise<ReadingOutcome>;
  close: () => Promise<void>;
}

/** @param limits in place of the usual ones */
export function reportReader(limits: Partial<Omit<PoolOptions, 'worker'>> = {}): ReportReader {
  const pool = workerPool({ ...LIMITS, ...limits, worker: threadOptions(HEAP) });
  return {
    read: (file) =>
      pool.run(file).then(
        (pages) => ({ pages: pages as PageText[] }),
        (error: unknown) => ({ failure: error instanceof PoolError ? FAILURES[error.reason] : 'unreadable' }),
      ),
    // an import that is cut short is read again
    close: () => pool.close(0),
  };
}
