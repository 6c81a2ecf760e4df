import { describeError } from '../lib/aboutError.ts';
import type { Db } from '../db/store.ts';
import type { Log } from '../lib/log.ts';
import { claim, enqueue, fail, finish, giveUp, type Job } from './queue.ts';

/** The work of a queue. It may run twice for one job, so it must be idempotent. */
export interface JobKind {
  run(payload: unknown): Promise<void>;
  /** Milliseconds between two runs of a recurring job. */
  every?: number;
}

export interface Runner {
  /** Looks for work now instead of at the next poll. */
  wake(): void;
  /** Takes no more work and waits for what is being done. */
  stop(): Promise<void>;
}

const POLL_MS = 2_000;
const AT_ONCE = 4;
/** Interval of checks that recurring jobs are queued. */
const PLAN_MS = 60_000;

/** Works on the queues named in `kinds`, in parallel with other servers of the same database. */
export function startJobs(db: Db, kinds: Record<string, JobKind>, log: Log): Runner {
  let stopped = false;
  let planned = 0;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;

  async function work(job: Job): Promise<void> {
    const kind = kinds[job.queue];
    if (!kind) return;
    try {
      await kind.run(job.payload);
      await finish(db, job.id);
    } catch (error) {
      log.error({ queue: job.queue, job: job.id, error: describeError(error) }, 'job failed');
      await fail(db, job, describeError(error));
    }
    if (kind.every) await enqueue(db, job.queue, { dedupe: job.queue, delay: kind.every });
  }

  const queues = Object.keys(kinds);
  const recurring = queues.filter((queue) => kinds[queue]?.every !== undefined);

  /** Sees to it that of everything that recurs one job waits. */
  async function plan(): Promise<void> {
    await giveUp(db, queues);
    await Promise.all(recurring.map((queue) => enqueue(db, queue, { dedupe: queue })));
  }

  async function round(): Promise<void> {
    if (Date.now() - planned > PLAN_MS) {
      await plan();
      planned = Date.now();
    }
    for (;;) {
      const jobs = stopped ? [] : await claim(db, queues, AT_ONCE);
      if (jobs.length === 0) return;
      await Promise.all(jobs.map(work));
    }
  }

  function wake(): void {
    if (stopped || working) return;
    clearTimeout(timer);
    working = round()
      .catch((error: unknown) => log.error({ error: describeError(error) }, 'the job table cannot be read'))
      .then(() => {
        working = undefined;
        if (!stopped) timer = setTimeout(wake, POLL_MS);
      });
  }

  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}
