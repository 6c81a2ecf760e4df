import { dayAfter, today } from '@isopter/contract';
import { count, isNotNull, sql } from 'drizzle-orm';
import { patient, test, testSchedule } from '../../../apps/server/src/platform/db/schema.ts';
import type { Db } from '../../../apps/server/src/platform/db/store.ts';
import { seedHeadsets } from '../../live/seed.ts';

const HEADSETS = 20;
const AT_ONCE = 500;
/** Longer ago than the period: it was due for days while no server ran. */
const LAST = dayAfter(today('UTC'), -40);

/** A clinic in which so many tests at home recur and are due. */
export async function seedDue(db: Db, many: number): Promise<void> {
  const { groupId, doctorId, deviceIds } = await seedHeadsets(db, HEADSETS);
  const patients = await db.select({ id: patient.id }).from(patient);
  for (let from = 0; from < many; from += AT_ONCE) {
    const made = await db
      .insert(test)
      .values(
        Array.from({ length: Math.min(AT_ONCE, many - from) }, (_, index) => ({
          officeGroupId: groupId,
          patientId: patients[(from + index) % patients.length]?.id ?? null,
          deviceId: deviceIds[(from + index) % HEADSETS] ?? '',
          doctorId,
          status: 'finished' as const,
          group: 'PERIMETRY' as const,
          strategy: 'AVA_FAST' as const,
          protocol: '24-2' as const,
          eye: '' as const,
          options: {},
        })),
      )
      .returning({ id: test.id, patientId: test.patientId });
    await db.insert(testSchedule).values(
      made.map(({ id, patientId }) => ({
        officeGroupId: groupId,
        patientId: patientId ?? '',
        testId: id,
        periodInDays: 30,
        endDate: '2999-12-31',
        last: LAST,
        next: dayAfter(LAST, 30),
        due: new Date(dayAfter(LAST, 30)),
        timezone: 'UTC',
      })),
    );
  }
}

/** How many schedules have ordered something, and how many of these more than once. */
export async function countOrdered(db: Db): Promise<{ ordered: number; twice: number }> {
  const orders = db
    .select({ n: count().as('n') })
    .from(test)
    .where(isNotNull(test.scheduleId))
    .groupBy(test.scheduleId)
    .as('orders');
  const [found] = await db
    .select({ ordered: count(), twice: sql<number>`(count(*) filter (where ${orders.n} > 1))::int` })
    .from(orders);
  return found ?? { ordered: 0, twice: 0 };
}
