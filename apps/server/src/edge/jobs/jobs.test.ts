import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { job } from '../../platform/db/schema.ts';
import { memoryBus } from '../../platform/bus/bus.ts';
import { ENGINES, startServer, type TestServer } from '../../../test/support/server.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { jobKinds } from './kinds.ts';
import { claim, enqueue, fail, finish } from '../../platform/jobs/queue.ts';
import { startJobs } from '../../platform/jobs/runner.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const ago = (hours: number) => sql`now() - ${hours} * interval '1 hour'`;

describe.each(ENGINES)('jobs on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(engine, 'small');
  });
  afterAll(() => server.close());
  beforeEach(() => server.store.db.delete(job).where(sql`queue like 't-%'`));

  it('hands each job to one worker only', async () => {
    const { db } = server.store;
    for (let number = 0; number < 20; number += 1) {
      await enqueue(db, 't-share', { payload: { number } });
    }
    const shares = await Promise.all([1, 2, 3, 4].map(() => claim(db, ['t-share'], 7)));
    const ids = shares.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(14);
  });

  it('keeps one waiting job under a key, and takes a new one once that is done', async () => {
    const { db } = server.store;
    await enqueue(db, 't-key', { dedupe: 'k' });
    await enqueue(db, 't-key', { dedupe: 'k' });
    const [only, ...more] = await claim(db, ['t-key'], 10);
    expect(more).toEqual([]);
    await finish(db, only?.id ?? 0);
    await enqueue(db, 't-key', { dedupe: 'k' });
    expect(await claim(db, ['t-key'], 10)).toHaveLength(1);
  });

  it('gathers the statistics that a search by name needs to use its index', async () => {
    const { db } = server.store;
    await jobKinds({ db, bus: memoryBus() })['database-statistics']?.run(undefined);
    const [row] = await db
      .select({ columns: sql<number>`count(*)::int` })
      .from(sql`pg_stats`)
      .where(sql`tablename = 'patient'`);
    expect(row?.columns).toBeGreaterThan(5);
  });

  it('tries a failed job again later, and gives it up after its last attempt', async () => {
    const { db } = server.store;
    await enqueue(db, 't-fail');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const [taken] = await claim(db, ['t-fail'], 1);
      expect(taken?.attempts).toBe(attempt);
      if (taken) await fail(db, taken, 'Error: no luck');
      expect(await claim(db, ['t-fail'], 1)).toEqual([]);
      await db
        .update(job)
        .set({ runAt: sql`now()` })
        .where(sql`queue = 't-fail'`);
    }
    const [row] = await db
      .select()
      .from(job)
      .where(sql`queue = 't-fail'`);
    expect(row).toMatchObject({ error: 'Error: no luck', doneAt: expect.any(Date) });
  });

  it('are removed a day after they were done, and not before', async () => {
    const { db } = server.store;
    await db.insert(job).values([
      { queue: 't-old', payload: {}, doneAt: ago(25) },
      { queue: 't-lately', payload: {}, doneAt: ago(23) },
      { queue: 't-waiting', payload: {}, runAt: ago(30) },
    ]);
    await jobKinds({ db, bus: memoryBus() })['job-cleanup']?.run(undefined);
    const left = await db
      .select({ queue: job.queue })
      .from(job)
      .where(sql`queue like 't-%'`)
      .orderBy(job.id);
    expect(left).toEqual([{ queue: 't-lately' }, { queue: 't-waiting' }]);
  });

  it('retries recurring jobs even if the server crashed in each run', async () => {
    const { db } = server.store;
    await enqueue(db, 't-crash', { dedupe: 't-crash' });
    for (let crash = 1; crash <= 5; crash += 1) {
      expect(await claim(db, ['t-crash'], 1)).toHaveLength(1);
      await db
        .update(job)
        .set({ lockedUntil: sql`now() - interval '1 second'` })
        .where(sql`queue = 't-crash'`);
    }
    const ran = vi.fn<() => Promise<void>>().mockResolvedValue();
    const runner = startJobs(db, { 't-crash': { every: 60_000, run: ran } }, silent);
    await eventually(() => expect(ran).toHaveBeenCalledOnce());
    await runner.stop();
    const [first] = await db
      .select()
      .from(job)
      .where(sql`queue = 't-crash'`)
      .orderBy(job.id);
    expect(first).toMatchObject({ attempts: 5, error: 'it never ended', doneAt: expect.any(Date) });
  });

  it('repeats recurring jobs, and finishes the current one before it stops', async () => {
    const { db } = server.store;
    let runs = 0;
    const runner = startJobs(db, { 't-recur': { every: 1, run: async () => void (runs += 1) } }, silent);
    await eventually(() => {
      runner.wake();
      expect(runs).toBeGreaterThan(2);
    });
    await runner.stop();
    const after = runs;
    runner.wake();
    expect(runs).toBe(after);
    await eventually(async () => expect(await claim(db, ['t-recur'], 1)).toHaveLength(1));
  });
});
