import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { created, time } from './columns.ts';
import { account } from './people.ts';

/** The address at which a doctor's calendar reads their appointments: one for each account. Its token is not stored. */
export const calendarFeed = pgTable('calendar_feed', {
  accountId: uuid()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  tokenDigest: text().notNull().unique(),
  created: created(),
  /** When a calendar read it last. */
  lastRead: time(),
});
