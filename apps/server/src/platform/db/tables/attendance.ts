import type { Attention } from '@isopter/contract';
import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { account } from './people.ts';
import { test } from './tests.ts';

/** The user on the way to a running test, and the reasons; one at a time. */
export const attendance = pgTable('attendance', {
  testId: uuid()
    .primaryKey()
    .references(() => test.id, { onDelete: 'cascade' }),
  accountId: uuid()
    .notNull()
    .references(() => account.id),
  reasons: jsonb().$type<Attention[]>().notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
});
