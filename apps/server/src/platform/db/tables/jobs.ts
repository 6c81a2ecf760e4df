import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created, time } from './columns.ts';

/** Work to be done later, at least once. A job with a `dedupe` key waits only once in its queue. */
export const job = pgTable(
  'job',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    queue: text().notNull(),
    payload: jsonb().notNull(),
    dedupe: text(),
    runAt: time().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    maxAttempts: integer().notNull().default(5),
    lockedUntil: time(),
    doneAt: time(),
    error: text(),
    created: created(),
  },
  (t) => [
    index('job_due_idx')
      .on(t.queue, t.runAt)
      .where(sql`${t.doneAt} is null`),
    uniqueIndex('job_dedupe_unique')
      .on(t.queue, t.dedupe)
      .where(sql`${t.doneAt} is null`),
  ],
);
