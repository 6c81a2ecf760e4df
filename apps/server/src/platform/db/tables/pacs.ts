import type { MwlQueryStatus } from '@isopter/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { created, id, time } from './columns.ts';
import type { SentWorkItem, StepStatus } from './pacsTypes.ts';
import { account, officeGroup } from './people.ts';
import { test } from './tests.ts';

/** A query of the worklist, with its user: only that user gets its results [PACS-03]. */
export const mwlQuery = pgTable(
  'mwl_query',
  {
    id: id(),
    officeGroupId: uuid()
      .notNull()
      .references(() => officeGroup.id),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    poolId: uuid().notNull(),
    status: text().$type<MwlQueryStatus>().notNull().default('PENDING'),
    /** The PACS found more than are kept. */
    truncated: boolean().notNull().default(false),
    created: created(),
  },
  (t) => [index().on(t.accountId, t.created), index('mwl_query_created_idx').on(t.created)],
);

/** The results of a query in the order of the PACS. */
export const mwlItem = pgTable(
  'mwl_item',
  {
    id: id(),
    queryId: uuid()
      .notNull()
      .references(() => mwlQuery.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    item: jsonb().$type<SentWorkItem>().notNull(),
  },
  (t) => [index('mwl_item_query_idx').on(t.queryId, t.position)],
);

/** The request of a test's result for storage commitment: the archive answers under its transaction UID. */
export const storageCommitment = pgTable(
  'storage_commitment',
  {
    testId: uuid()
      .primaryKey()
      .references(() => test.id, { onDelete: 'cascade' }),
    transaction: text().notNull().unique(),
    attempts: integer().notNull().default(0),
    /** When the archive accepted the request. */
    requested: time(),
    /** When the request is sent, sent again, or given up for want of an answer; null once it is settled. */
    due: time(),
  },
  (t) => [
    index('storage_commitment_due_idx')
      .on(t.due)
      .where(sql`${t.due} is not null`),
  ],
);

/** The performed procedure step of one run of a test that was made from an order, and how much of it was reported (MPPS). */
export const procedureStep = pgTable(
  'procedure_step',
  {
    testId: uuid()
      .notNull()
      .references(() => test.id, { onDelete: 'cascade' }),
    run: integer().notNull(),
    /** The pool whose system receives the reports. */
    poolId: uuid().notNull(),
    status: text().$type<StepStatus>().notNull().default('IN_PROGRESS'),
    /** The last reported status; null before the first report. */
    reported: text().$type<StepStatus>(),
    /** Reason of the last failure. */
    details: text(),
    attempts: integer().notNull().default(0),
    /** Time of the next report or retry, by any server; null if there is no automatic one. */
    due: time(),
    started: time().notNull(),
    ended: time(),
  },
  (t) => [
    primaryKey({ columns: [t.testId, t.run] }),
    index('procedure_step_due_idx')
      .on(t.due)
      .where(sql`${t.due} is not null`),
    index('procedure_step_open_idx')
      .on(t.testId)
      .where(sql`${t.status} = 'IN_PROGRESS'`),
  ],
);
