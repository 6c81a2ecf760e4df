import type { ExportParameters, ExportStatus } from '@isopter/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, created, id, time } from './columns.ts';
import { account, officeGroup } from './people.ts';

/** An export of tests; only for its user, as its file has what that user may see. */
export const exportTask = pgTable(
  'export_task',
  {
    id: id(),
    officeGroupId: uuid()
      .notNull()
      .references(() => officeGroup.id),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    parameters: jsonb().$type<ExportParameters>().notNull(),
    /** Host of the request: reports are made under its brand. */
    host: text().notNull(),
    status: text().$type<ExportStatus>().notNull().default('PENDING'),
    /** Number of attempts; also identifies the claim of the server that makes the export. */
    attempts: integer().notNull().default(0),
    /**
     * While unfinished, the time from which it may be started or taken over; then the time when its file is removed.
     */
    due: time().notNull().defaultNow(),
    /** Tests in the file. */
    testIds: uuid().array().notNull().default([]),
    patientIds: uuid().array().notNull().default([]),
    /** The file has names and dates of birth. */
    isNamed: boolean().notNull().default(false),
    /** Size of the file in bytes. */
    size: bigint({ mode: 'number' }),
    created: created(),
  },
  (t) => [
    index().on(t.accountId, t.officeGroupId, t.created),
    index('export_task_due_idx')
      .on(t.due)
      .where(sql`${t.status} in ('PENDING', 'STARTED', 'FINISHED')`),
  ],
);

/** The file of an export in pieces, which any server can hand out; those of an attempt that was given up are left out. */
export const exportPart = pgTable(
  'export_part',
  {
    taskId: uuid()
      .notNull()
      .references(() => exportTask.id, { onDelete: 'cascade' }),
    attempt: integer().notNull(),
    number: integer().notNull(),
    content: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.taskId, t.attempt, t.number] })],
);
