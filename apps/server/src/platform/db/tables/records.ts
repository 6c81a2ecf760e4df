import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { created } from './columns.ts';
import { test } from './tests.ts';

/** Records of devices, exactly once per test, run and seq, in the order of `seqNum`. */
export const testRecord = pgTable(
  'test_record',
  {
    testId: uuid()
      .notNull()
      .references(() => test.id, { onDelete: 'cascade' }),
    run: integer().notNull(),
    seq: integer().notNull(),
    seqNum: integer().notNull(),
    type: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    at: created(),
  },
  // The states are read by it too: nearly all records of a run are of the type they ask for.
  (t) => [primaryKey({ columns: [t.testId, t.run, t.seq] })],
);
