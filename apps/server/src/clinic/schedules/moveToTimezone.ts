import { startOfDay } from '@isopter/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import { testSchedule } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';

/** Moves the schedules of an office to its new time zone: they stay on their days, which begin at another instant. */
export async function moveToTimezone(db: Db, officeId: string, timezone: string): Promise<void> {
  const ofOffice = eq(testSchedule.officeId, officeId);
  await db.update(testSchedule).set({ timezone }).where(ofOffice);
  const waiting = await db
    .selectDistinct({ next: testSchedule.next })
    .from(testSchedule)
    .where(and(ofOffice, isNotNull(testSchedule.due)));
  for (const { next } of waiting) {
    await db
      .update(testSchedule)
      .set({ due: startOfDay(next, timezone) })
      .where(and(ofOffice, isNotNull(testSchedule.due), eq(testSchedule.next, next)));
  }
}
