import { type CallName, calls, ERROR_NAME, type RecordChanged } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Identity } from '../auth/identity.ts';
import type { patient } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { ApiError } from '../../platform/lib/errors.ts';
import { differingFields } from './differingFields.ts';
import { type ChangedRecord, findLatestChange, type LatestChange } from './latestChange.ts';

/** Calls whose 409 carries the record that they did not overwrite. */
type SavingCall = {
  [N in CallName]: (typeof calls)[N] extends { conflict: z.ZodMiniType<RecordChanged<object>> } ? N : never;
}[CallName];

/** A table whose rows have a version. */
type Versioned = PgTable & { id: AnyPgColumn; version: AnyPgColumn };

interface Caller {
  db: Db;
  user: Pick<Identity, 'officeGroupId'>;
}

/** A record that a call is about to change. */
interface Saved<R extends { version: number } = { version: number }> extends ChangedRecord {
  /** Reads the record as the caller may see it. */
  read: () => Promise<R>;
  /** Returns the author and time of the latest change, for records that store them. @default read from the access log */
  latest?: (record: R) => LatestChange;
}

/**
 * Locks a row until the end of the call and refuses to overwrite a newer version of it. The caller reads what it changes
 * after this, not before; triggers increase the version.
 * @param sent the body of the call
 * @throws ApiError 409 `RecordChanged`
 */
export async function requireVersion<R extends { version: number }>(
  call: SavingCall,
  { db, user }: Caller,
  sent: { version: number },
  { table, ...saved }: Saved<R> & { table: Versioned; id: string },
): Promise<void> {
  // all of them have the same two columns
  const one = table as typeof patient;
  const [row] = await db.select({ version: one.version }).from(one).where(eq(one.id, saved.id)).for('no key update');
  if (row?.version !== sent.version) throw await recordChanged(call, { db, user }, sent, saved);
}

/** Returns the refusal of a call whose version is not the newest, with what the caller may read of the record. */
export async function recordChanged<R extends { version: number }>(
  call: SavingCall,
  { db, user }: Caller,
  sent: object,
  { read, latest, ...record }: Saved<R>,
): Promise<ApiError> {
  // as in an answer, undeclared fields are removed
  const stored = await read();
  const current = z.parse(calls[call].conflict.shape.current, stored);
  const changed_fields = differingFields(sent, current);
  const body = {
    detail: 'Somebody else changed this record after it was read.',
    name: ERROR_NAME.RECORD_CHANGED,
    current,
    changed_fields,
    ...(latest?.(stored) ?? (await findLatestChange(db, user, call, record, changed_fields))),
  };
  return new ApiError(409, body);
}
