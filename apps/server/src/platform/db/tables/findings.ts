import type { EnteredEye } from '@isopter/contract';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { created, time } from './columns.ts';
import { account } from './people.ts';
import { test } from './tests.ts';

/** Facts entered with a test. `version` counts the writes and serves as optimistic lock. */
export const enteredFacts = pgTable('entered_facts', {
  testId: uuid()
    .primaryKey()
    .references(() => test.id, { onDelete: 'cascade' }),
  version: integer().notNull().default(1),
  od: jsonb().$type<EnteredEye>(),
  os: jsonb().$type<EnteredEye>(),
  comment: text(),
  updated: created(),
  updatedBy: uuid()
    .notNull()
    .references(() => account.id),
});

/**
 * A doctor's interpretation of a test, in addition to its `signOff`: the draft, and the first reviewer. `version` as
 * above.
 */
export const interpretation = pgTable('interpretation', {
  testId: uuid()
    .primaryKey()
    .references(() => test.id, { onDelete: 'cascade' }),
  version: integer().notNull().default(1),
  draft: text(),
  reviewed: time(),
  reviewedBy: uuid().references(() => account.id),
});

/** The doctor who was asked to read a finished test, until it is read. */
export const readingAssignment = pgTable(
  'reading_assignment',
  {
    testId: uuid()
      .primaryKey()
      .references(() => test.id, { onDelete: 'cascade' }),
    toId: uuid()
      .notNull()
      .references(() => account.id),
    byId: uuid()
      .notNull()
      .references(() => account.id),
    at: created(),
    note: text(),
  },
  (t) => [index().on(t.toId)],
);

/** A signed interpretation; `number` counts the amendments. A trigger refuses every change of a row. */
export const signedText = pgTable(
  'signed_text',
  {
    testId: uuid()
      .notNull()
      .references(() => test.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    text: text().notNull(),
    signed: created(),
    signedBy: uuid()
      .notNull()
      .references(() => account.id),
  },
  (t) => [primaryKey({ columns: [t.testId, t.number] })],
);
