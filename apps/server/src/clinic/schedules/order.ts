import { dayIn, isNameless, type Preferences } from '@isopter/contract';
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { device, officeGroup, test, testBundle, testSchedule } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { refreshLastTest } from '../patients/lastTest.ts';
import { isConnected } from '../devices/present.ts';
import { preferencesIn } from '../../access/preferences/preferences.ts';
import { isInZeroPii } from '../../access/preferences/zeroPii.ts';
import { homePinOf } from '../tests/home/homePin.ts';
import { type Announce, giveToDevice, setStatus } from '../tests/lifecycle.ts';
import type { TestRow } from '../tests/states/records.ts';
import { dayOrdered, nextOrder } from './days.ts';
import type { ScheduleRow } from './read.ts';
import { templatesOf } from './templates.ts';

/** Schedules in one transaction. */
const AT_ONCE = 100;

/**
 * Orders what has become due, each of it once: a schedule is locked while its test is made and moved on to its next day
 * in the same transaction, so that a server beside this one passes it over and one that ends in between orders nothing.
 * @returns how many were ordered; there may be more when that is not 0
 */
export async function orderDue(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(testSchedule)
      .where(lte(testSchedule.due, now))
      .orderBy(asc(testSchedule.due), asc(testSchedule.id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    // Schedules that ended while no server ran order nothing.
    const wanted = due.filter(({ endDate, timezone }) => dayIn(now, timezone) <= endDate);
    const templates = await templatesOf(tx, wanted);
    const orders = wanted.flatMap((schedule) => {
      const template = templates.get(schedule.id) ?? [];
      return template.length === 0 ? [] : [{ schedule, template }];
    });
    const clinics = await clinicsOf(tx, wanted);
    await repeatBundles(tx, orders, clinics);
    const rows = orders.flatMap(({ schedule, template }) =>
      schedule.bundleId === null ? template.map((one) => repeated(one, schedule, clinics, now)) : [],
    );
    if (rows.length > 0) await tx.insert(test).values(rows);
    for (const schedule of due) {
      const last = wanted.includes(schedule) ? dayOrdered(schedule, now) : schedule.last;
      await tx
        .update(testSchedule)
        .set({ last, ...nextOrder({ ...schedule, last }, now) })
        .where(eq(testSchedule.id, schedule.id));
    }
    await refreshLastTest(tx, [...new Set(due.map(({ patientId }) => patientId))]);
    return due.length;
  });
}

type Clinics = ReadonlyMap<string, Preferences>;

/** Reads the present preferences of the clinics: the PIN at home may have changed since the last order. */
async function clinicsOf(db: Db, schedules: readonly ScheduleRow[]): Promise<Clinics> {
  const ids = [...new Set(schedules.map(({ officeGroupId }) => officeGroupId))];
  const { id, preferences, flags } = officeGroup;
  if (ids.length === 0) return new Map();
  const columns = { id, preferences, flags, isInZeroPii: isInZeroPii() };
  const rows = await db.select(columns).from(officeGroup).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, preferencesIn(row)]));
}

/**
 * A test like the one a schedule repeats; it waits until its device is free.
 * @param told when the patient is to be told of it, and asked for a PIN; null for a test that follows another
 */
function repeated(
  template: TestRow,
  { id, patientId, officeId, createdBy }: ScheduleRow,
  clinics: Clinics,
  told: Date | null,
): typeof test.$inferInsert {
  const { officeGroupId, deviceId, doctorId, operatorId, group, strategy, protocol, eye } = template;
  const { home_pin: _, ...like } = template.options;
  const clinic = clinics.get(officeGroupId);
  const home_pin = told && clinic ? homePinOf(clinic) : undefined;
  const options = { ...like, ...(home_pin && { home_pin }) };
  const kind = { group, strategy, protocol, eye, options, noticeDue: clinic && isNameless(clinic) ? null : told };
  const whose = { officeGroupId, officeId, siteId: officeId, patientId, deviceId, doctorId, operatorId, createdBy };
  return { ...kind, ...whose, status: 'pending', scheduleId: id };
}

async function repeatBundles(
  db: Db,
  orders: readonly { schedule: ScheduleRow; template: TestRow[] }[],
  clinics: Clinics,
): Promise<void> {
  for (const { schedule, template } of orders) {
    if (schedule.bundleId === null) continue;
    const [former] = await db.select().from(testBundle).where(eq(testBundle.id, schedule.bundleId));
    if (!former) continue;
    const { id: _, created: _c, deleted: _d, ...like } = former;
    const { patientId, officeId, createdBy } = schedule;
    const [bundle] = await db
      .insert(testBundle)
      .values({ ...like, patientId, officeId, createdBy })
      .returning({ id: testBundle.id, created: testBundle.created });
    if (!bundle) throw new Error('no row was inserted');
    await db.insert(test).values(
      template.map((one, index) => ({
        ...repeated(one, schedule, clinics, index === 0 ? bundle.created : null),
        bundleId: bundle.id,
        bundleIndex: index + 1,
        // Lists sort by this: the tests of a bundle keep their order there.
        created: new Date(bundle.created.getTime() + index),
      })),
    );
  }
}

/**
 * Gives ordered tests of schedules to their devices when these are free, the oldest first; on a connected device the
 * test begins.
 */
export async function giveOrdered(db: Db): Promise<Announce> {
  const waiting = await db
    .selectDistinctOn([test.deviceId], { id: test.id, deviceId: test.deviceId })
    .from(test)
    .innerJoin(device, eq(device.id, test.deviceId))
    .where(
      and(
        sql`${test.scheduleId} is not null`,
        eq(test.status, 'pending'),
        isNull(test.deleted),
        or(isNull(test.bundleIndex), eq(test.bundleIndex, 1)),
        isNull(device.testId),
        eq(device.active, true),
      ),
    )
    .orderBy(asc(test.deviceId), asc(test.created), asc(test.id));
  const announcements: Announce[] = [];
  for (const { id, deviceId } of waiting) announcements.push(await give(db, id, deviceId));
  return (bus) => {
    for (const announce of announcements) announce(bus);
  };
}

/** Device first, then test, as everybody locks them. */
const give = (db: Db, testId: string, deviceId: string): Promise<Announce> =>
  db.transaction(async (tx) => {
    const [target] = await tx.select().from(device).where(eq(device.id, deviceId)).for('update');
    const [row] = await tx.select().from(test).where(eq(test.id, testId)).for('update');
    if (!target || target.testId !== null || row?.status !== 'pending' || row.deleted) return () => undefined;
    const announceStatus = isConnected(target) ? await setStatus(tx, testId, 'started') : () => undefined;
    const announceOrder = await giveToDevice(tx, deviceId, testId);
    return (bus) => {
      announceOrder(bus);
      announceStatus(bus);
    };
  });
