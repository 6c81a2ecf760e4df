import type { SingleEye } from '@isopter/contract';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, created, id } from './columns.ts';
import { test } from './tests.ts';

/** A picture that a camera sent during a capture test, re-encoded by this server as a JPEG. */
export const testPicture = pgTable(
  'test_picture',
  {
    id: id(),
    testId: uuid()
      .notNull()
      .references(() => test.id, { onDelete: 'cascade' }),
    /** The run of the test during which it was taken. */
    run: integer().notNull(),
    eye: text().$type<SingleEye>().notNull(),
    /** The camera's own id of it, so that it is stored once. */
    key: uuid().notNull(),
    /** Pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    jpeg: bytes().notNull(),
    created: created(),
  },
  (t) => [unique().on(t.testId, t.key), index().on(t.testId, t.run)],
);
