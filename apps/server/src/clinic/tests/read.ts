import { and, eq } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { testScope } from '../../access/auth/scope.ts';
import { test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { notFound } from '../../platform/lib/errors.ts';
import { requireSession } from '../technicians/current.ts';
import type { TestRow } from './states/records.ts';

/** Audit entry of a call about a test. */
export const about = (row: TestRow) => ({
  objectKind: 'test',
  objectIds: [row.id],
  patientIds: row.patientId ? [row.patientId] : [],
});

/** A test of the caller's scope; one outside of it is not found [SRV-07]. */
export async function readTest(db: Db, user: Identity, id: string): Promise<TestRow> {
  const [row] = await db
    .select()
    .from(test)
    .where(and(testScope(user), eq(test.id, id)));
  if (!row) throw notFound();
  return row;
}

/** The same, locked until the end of a call that changes it; a technician has to be in a session with its patient. */
export async function lockTest(db: Db, user: Identity, id: string): Promise<TestRow> {
  const [row] = await db
    .select()
    .from(test)
    .where(and(testScope(user), eq(test.id, id)))
    .for('update');
  if (!row) throw notFound();
  await requireSession(db, user, row.patientId);
  return row;
}
