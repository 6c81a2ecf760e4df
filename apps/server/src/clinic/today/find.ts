import {
  type CallInput,
  type PlannedTest,
  type ReadingOrder,
  type Today,
  type UnreadTest,
  dayAfter,
} from '@isopter/contract';
import { and, asc, count, desc, eq, gte, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { findDayAppointments } from '../appointments/find.ts';
import type { Identity } from '../../access/auth/identity.ts';
import { deviceScope, patientScope, scheduleScope } from '../../access/auth/scope.ts';
import { firstNameOf, inOrderOf, lastNameOf } from '../../platform/db/collation.ts';
import { device, isUnread, patient, test, testSchedule } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { isWithinDays, testTimezone, timezonesOfGroup } from '../../platform/db/timezones.ts';
import { totalOf } from '../../access/http/paging.ts';
import { summaryOf } from '../patients/present.ts';
import { templatesOf } from '../schedules/templates.ts';
import { presentTests } from '../tests/present.ts';
import { findAssignments } from '../tests/reading/reading.ts';
import { assignedToUser, narrowed, orderOfQueue } from './queue.ts';

/** Rows of each list, and of lists with thumbnails. */
const AT_MOST = 100;
const DRAWN_AT_MOST = 30;

/** A test at home waits 30 days at most and then takes 30 at most [OUR-192]: what ends today was ordered since. */
const ORDERED_WITHIN_DAYS = 61;

type Query = CallInput<'getToday'>['query'] & {
  /** The current day where the user works. */
  today: string;
};

/** The work of a day, with as many queries however much there is [OUR-260]. */
export async function findToday(db: Db, user: Identity, query: Query): Promise<Today> {
  const { day, today, unread_order = 'oldest' } = query;
  const timezones = await timezonesOfGroup(db, user.officeGroupId);
  const within = narrowed(user, query);
  const isToday = day === today;
  const [isPast, isToCome] = [day < today, day > today];

  // what is left for later is found in the lists of tests from the next day on
  const isOpen = or(
    inArray(test.status, ['started', 'paused', 'pending', 'syncing']),
    and(eq(test.status, 'stopped'), isWithinDays(test.timeStart, testTimezone, timezones, { first: day })),
  );
  const isPending = sql`${test.status} = 'pending'`;
  const thatDay = isWithinDays(test.timeEnd, testTimezone, timezones, { first: day, last: day });
  const ordered = { first: dayAfter(day, -ORDERED_WITHIN_DAYS), last: day };
  const isEnded = and(
    inArray(test.status, ['finished', 'failed', 'expired']),
    isWithinDays(test.created, testTimezone, timezones, ordered),
    thatDay,
  );
  const oldest = [asc(test.created), asc(test.id)];

  const open = isToday ? await findDay(db, user, and(within, isOpen), [isPending, ...oldest], AT_MOST) : NOTHING;
  const ended = isToCome
    ? NOTHING
    : await findDay(db, user, and(within, isEnded), [desc(test.timeEnd), asc(test.id)], AT_MOST);
  const isToRead = and(within, isUnread, isPast ? thatDay : undefined, assignedToUser(db, user, query.assigned));
  const unread = isToCome ? NOTHING : await findUnread(db, user, isToRead, unread_order);
  return {
    open,
    appointments: await findDayAppointments(db, user, query, AT_MOST),
    planned: isToCome ? await findPlanned(db, user, query) : { count: 0, results: [] },
    ended,
    unread,
  };
}

interface Found {
  count: number;
  results: UnreadTest[];
}
const NOTHING: Found = { count: 0, results: [] };

/** Finds what is to be read, in an order of the reading queue [OUR-743]. */
async function findUnread(db: Db, user: Identity, isToRead: SQL | undefined, order: ReadingOrder): Promise<Found> {
  const { by, changes } = await orderOfQueue(db, user, isToRead, order);
  const { count: all, results } = await findDay(db, user, isToRead, by, DRAWN_AT_MOST);
  const assignments = await findAssignments(
    db,
    results.map(({ test: { id } }) => id),
  );
  return {
    count: all,
    results: results.map((row) => ({
      ...row,
      ...(order === 'change' && { change: changes.get(row.test.id)?.verdict ?? null }),
      assigned: assignments.get(row.test.id) ?? null,
    })),
  };
}

async function findDay(
  db: Db,
  user: Identity,
  where: SQL | undefined,
  order: readonly SQL[],
  limit: number,
): Promise<Found> {
  const rows = await db
    .select({ test, patient, device: device.name })
    .from(test)
    .leftJoin(device, and(eq(device.id, test.deviceId), deviceScope(db, user)))
    .leftJoin(patient, and(eq(patient.id, test.patientId), patientScope(user)))
    .where(where)
    .orderBy(...order)
    .limit(limit);
  const tests = await presentTests(
    db,
    rows.map((row) => row.test),
  );
  const page = { limit, offset: 0 };
  return {
    count: await totalOf(rows.length, page, () => db.select({ count: count() }).from(test).where(where)),
    results: rows.map((row, index) => ({
      test: tests[index]!,
      patient: row.patient && summaryOf(row.patient, user.preferences),
      device: row.device,
      ordered: row.test.created.toISOString(),
      picture: row.test.status === 'finished' ? (row.test.result?.picture ?? null) : null,
    })),
  };
}

/** Finds orders of schedules on a day; a schedule with a short period orders on each of its days up to its end. */
async function findPlanned(
  db: Db,
  user: Identity,
  { day, doctor, group, device: deviceId }: Query,
): Promise<Today['planned']> {
  const rows = await db
    .select({ schedule: testSchedule, patient })
    .from(testSchedule)
    .innerJoin(patient, and(eq(patient.id, testSchedule.patientId), patientScope(user)))
    .where(
      and(
        scheduleScope(user),
        isNotNull(testSchedule.due),
        lte(testSchedule.next, day),
        gte(testSchedule.endDate, day),
        sql`(${day}::date - ${testSchedule.next}) % ${testSchedule.periodInDays} = 0`,
      ),
    )
    .orderBy(
      ...[lastNameOf(patient), firstNameOf(patient)].map((name) => asc(inOrderOf(user.preferences.app_language, name))),
      asc(testSchedule.id),
    );
  const templates = await templatesOf(
    db,
    rows.map(({ schedule }) => schedule),
  );
  const planned = rows.flatMap(({ schedule, patient: person }): PlannedTest[] => {
    const template = (templates.get(schedule.id) ?? []).filter(
      (one) =>
        (!doctor || one.doctorId === doctor) &&
        (!group || one.group === group) &&
        (!deviceId || one.deviceId === deviceId),
    );
    if (template.length === 0) return [];
    return [
      {
        id: schedule.id,
        patient: summaryOf(person, user.preferences),
        test_groups: template.map(({ group: kind, strategy, protocol }) => ({ group: kind, strategy, protocol })),
        period_in_days: schedule.periodInDays,
      },
    ];
  });
  return { count: planned.length, results: planned.slice(0, AT_MOST) };
}
