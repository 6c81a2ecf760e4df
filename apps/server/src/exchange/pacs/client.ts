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

/** Conversations at once, and those that wait for one to end: each has a thread, which takes some memory. */
const AT_ONCE = 3;
const WAITING = 64;
const HEAP = 256;
const MINUTE = 60_000;

const TEXTS: Readonly<Record<PoolError['reason'], string>> = {
  full: 'Too many PACS are being talked to.',
  closed: 'The server is being stopped.',
  'took too long': 'The PACS takes too long.',
  'worker ended': 'What the PACS answered could not be read.',
};

export function pacsClient(): PacsClient {
  const pool = workerPool({
    module: new URL(areSources ? './worker.ts' : './pacsWorker.js', import.meta.url),
    worker: threadOptions(HEAP),
    size: AT_ONCE,
    waiting: WAITING,
    longest: MINUTE,
    idle: 10 * MINUTE,
  });

  async function talk<T>(task: PacsTask): Promise<PacsOutcome<T>> {
    try {
      return (await pool.run(new Uint8Array(serialize(task)))) as PacsOutcome<T>;
    } catch (error) {
      return { result: 'unreached', details: TEXTS[error instanceof PoolError ? error.reason : 'worker ended'] };
    }
  }

  return {
    find: (endpoint, keys, most) => talk({ of: 'find', endpoint, keys, most }),
    store: (endpoint, objects) => talk({ of: 'store', endpoint, objects }),
    reportStep: (endpoint, message) => talk({ of: 'step', endpoint, message }),
    commit: (endpoint, task) => talk({ of: 'commit', endpoint, task }),
    echo: (endpoint) => talk({ of: 'echo', endpoint }),
    close: () => pool.close(0),
  };
}
