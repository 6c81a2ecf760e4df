import { and, eq } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { scheduleScope } from '../../access/auth/scope.ts';
import { testSchedule } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { notFound } from '../../platform/lib/errors.ts';

export type ScheduleRow = typeof testSchedule.$inferSelect;

/** Audit entry of a call about a schedule. */
export const aboutSchedule = (row: ScheduleRow) => ({
  objectKind: 'test_schedule',
  objectIds: [row.id],
  patientIds: [row.patientId],
});

/** A schedule of the caller's scope, locked until the end of the call; one outside of it is not found [SRV-07]. */
export async function readSchedule(db: Db, user: Identity, id: string): Promise<ScheduleRow> {
  const [row] = await db
    .select()
    .from(testSchedule)
    .where(and(scheduleScope(user), eq(testSchedule.id, id)))
    .for('update');
  if (!row) throw notFound();
  return row;
}
