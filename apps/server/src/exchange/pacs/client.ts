import { serialize } from 'node:v8';
import type { PacsEndpoint } from '../../platform/db/tables/pacsTypes.ts';
import { areSources } from '../../platform/lib/places.ts';
import { threadOptions } from '../../platform/lib/threads.ts';
import { PoolError, workerPool } from '../../platform/lib/pool.ts';
import type { CommitmentReport } from '../../platform/dicom/commitment.ts';
import type {
  CommitmentTask,
  DicomObject,
  Found,
  PacsOutcome,
  PacsTask,
  StepMessage,
  Stored,
  WorklistKeys,
} from './wire.ts';

/** Talks to PACS. It fails with an outcome, never with an error. */
export interface PacsClient {
  find: (endpoint: PacsEndpoint, keys: WorklistKeys, most: number) => Promise<PacsOutcome<Found>>;
  store: (endpoint: PacsEndpoint, objects: readonly DicomObject[]) => Promise<PacsOutcome<Stored>>;
  /** Tells a system of a procedure step. */
  reportStep: (endpoint: PacsEndpoint, message: StepMessage) => Promise<PacsOutcome<null>>;
  /** Asks an archive to confirm objects. The answer is null if it comes later. */
  commit: (endpoint: PacsEndpoint, task: CommitmentTask) => Promise<PacsOutcome<CommitmentReport | null>>;
  /** Asks for a sign of life. */
  echo: (endpoint: PacsEndpoint) => Promise<PacsOutcome<null>>;
  close: () => Promise<void>;
}

/** Conversations at once that a user waits for: queries and connection tests. Each has a thread, which takes some memory. */
const AT_ONCE = 3;
/** Conversations of jobs at once. They have separate threads, so that no query waits for them. */
const JOBS_AT_ONCE = 2;
const WAITING = 64;
const HEAP = 256;
const MINUTE = 60_000;

const TEXTS: Readonly<Record<PoolError['reason'], string>> = {
  full: 'Too many PACS are being talked to.',
  closed: 'The server is being stopped.',
  'took too long': 'The PACS takes too long.',
  'worker ended': 'What the PACS answered could not be read.',
};

const poolOf = (size: number) =>
  workerPool({
    module: new URL(areSources ? './worker.ts' : './pacsWorker.js', import.meta.url),
    worker: threadOptions(HEAP),
    size,
    waiting: WAITING,
    longest: MINUTE,
    idle: 10 * MINUTE,
  });

export function pacsClient(): PacsClient {
  const users = poolOf(AT_ONCE);
  const jobs = poolOf(JOBS_AT_ONCE);

  async function talk<T>(pool: typeof users, task: PacsTask): Promise<PacsOutcome<T>> {
    try {
      return (await pool.run(new Uint8Array(serialize(task)))) as PacsOutcome<T>;
    } catch (error) {
      return { result: 'unreached', details: TEXTS[error instanceof PoolError ? error.reason : 'worker ended'] };
    }
  }

  return {
    find: (endpoint, keys, most) => talk(users, { of: 'find', endpoint, keys, most }),
    store: (endpoint, objects) => talk(jobs, { of: 'store', endpoint, objects }),
    reportStep: (endpoint, message) => talk(jobs, { of: 'step', endpoint, message }),
    commit: (endpoint, task) => talk(jobs, { of: 'commit', endpoint, task }),
    echo: (endpoint) => talk(users, { of: 'echo', endpoint }),
    close: async () => void (await Promise.all([users.close(0), jobs.close(0)])),
  };
}
