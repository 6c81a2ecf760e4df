import { sql } from 'drizzle-orm';
import { job } from '../db/schema.ts';
import type { Db } from '../db/store.ts';

export interface Job {
  id: number;
  queue: string;
  payload: unknown;
  attempts: number;
}

export interface Enqueue {
  payload?: unknown;
  /** Only one job of the queue waits under this key. */
  dedupe?: string;
  /** Milliseconds from now. */
  delay?: number;
}

const inMs = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`;

/** Puts work into a queue, in the caller's transaction when `db` is one. */
export async function enqueue(db: Db, queue: string, { payload = {}, dedupe, delay = 0 }: Enqueue = {}): Promise<void> {
  await db
    .insert(job)
    .values({ queue, payload, dedupe: dedupe ?? null, runAt: inMs(delay) })
    .onConflictDoNothing();
}

/** Claims due jobs for a minute; after that, another server may claim them. */
export async function claim(db: Db, queues: string[], limit: number): Promise<Job[]> {
  const due = sql`select ${job.id} from ${job} where ${job.queue} in ${queues} and ${job.doneAt} is null
    and ${job.attempts} < ${job.maxAttempts} and ${job.runAt} <= now()
    and (${job.lockedUntil} is null or ${job.lockedUntil} < now())
    order by ${job.runAt}, ${job.id} for update skip locked limit ${limit}`;
  return db
    .update(job)
    .set({ lockedUntil: inMs(60_000), attempts: sql`${job.attempts} + 1` })
    .where(sql`${job.id} in (${due})`)
    .returning({ id: job.id, queue: job.queue, payload: job.payload, attempts: job.attempts });
}

/**
 * Gives up jobs that reached the limit of attempts without an end, as when the server crashed each time: they would
 * never be claimed again, and would block new jobs with their key.
 */
export async function giveUp(db: Db, queues: string[]): Promise<void> {
  await db
    .update(job)
    .set({ doneAt: sql`now()`, lockedUntil: null, error: sql`coalesce(${job.error}, 'it never ended')` })
    .where(
      sql`${job.queue} in ${queues} and ${job.doneAt} is null and ${job.attempts} >= ${job.maxAttempts}
        and ${job.lockedUntil} < now()`,
    );
}

/** Removes jobs that ended this many milliseconds ago. */
export async function removeDone(db: Db, age: number): Promise<void> {
  await db.delete(job).where(sql`${job.doneAt} < ${inMs(-age)}`);
}

export async function finish(db: Db, id: number): Promise<void> {
  await db
    .update(job)
    .set({ doneAt: sql`now()`, lockedUntil: null, error: null })
    .where(sql`${job.id} = ${id}`);
}

/** Gives a job back; it is tried again after 2, 4, 8 … seconds. After its last attempt it is done, with its error. */
export async function fail(db: Db, { id, attempts }: Job, error: string): Promise<void> {
  await db
    .update(job)
    .set({
      lockedUntil: null,
      error,
      runAt: inMs(1_000 * 2 ** attempts),
      doneAt: sql`case when ${job.attempts} >= ${job.maxAttempts} then now() end`,
    })
    .where(sql`${job.id} = ${id}`);
}
