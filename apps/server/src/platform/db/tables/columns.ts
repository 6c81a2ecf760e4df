import { customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/** An opaque key, made by the database. */
export const id = () => uuid().primaryKey().defaultRandom();

/** A moment in UTC. */
export const time = () => timestamp({ withTimezone: true });

/** The moment the row was made. */
export const created = () => time().notNull().defaultNow();

/** Number of changes of what a form shows of the row; triggers increase it (migration 0039). */
export const version = () => integer().notNull().default(0);

/** A piece of a file. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
