import { type CallInput, type TestOrdering, testStatus } from '@isopter/contract';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Identity } from '../../../access/auth/identity.ts';
import { isUnread, test } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { isBetween, testTimezone, timezonesOfGroup } from '../../../platform/db/timezones.ts';
import { totalOf } from '../../../access/http/paging.ts';
import { presentTests } from '../present.ts';

type Filters = Omit<CallInput<'listTests'>['query'], 'patient'>;

/** Newest first, as the indexes hold it; the id makes the order total, so that pages never overlap. */
const NEWEST = [sql`${test.created} desc nulls last`, asc(test.id)];

/** Each column sorts through an index that begins with the office group, or within the few tests of one patient. */
const ORDER: Record<TestOrdering, SQL[]> = {
  created: [sql`${test.created} asc nulls first`, desc(test.id)],
  '-created': NEWEST,
  status: [asc(test.status), ...NEWEST],
  '-status': [desc(test.status), ...NEWEST],
  test_group: [asc(test.group), asc(test.strategy), asc(test.protocol), ...NEWEST],
  '-test_group': [desc(test.group), desc(test.strategy), desc(test.protocol), ...NEWEST],
};

const filtersOf = (query: Filters, timezones: readonly string[]): (SQL | undefined)[] => {
  const statuses = query.status__name__in?.flatMap((name) => testStatus(name) ?? []);
  return [
    statuses && inArray(test.status, statuses),
    query.group && eq(test.group, query.group),
    query.strategy && eq(test.strategy, query.strategy),
    query.doctor === undefined ? undefined : eq(test.doctorId, query.doctor),
    query.device === undefined ? undefined : eq(test.deviceId, query.device),
    isBetween(test.created, testTimezone, timezones, { from: query.created__gte, before: query.created__lt }),
    query.unread === undefined ? undefined : query.unread ? isUnread : sql`not (${isUnread})`,
  ];
};

/** A page of the tests that a condition and the filters leave, newest first unless asked otherwise. */
export async function findTests(db: Db, user: Identity, within: SQL | undefined, query: Filters) {
  const where = and(within, ...filtersOf(query, await timezonesOfGroup(db, user.officeGroupId)));
  const rows = await db
    .select()
    .from(test)
    .where(where)
    .orderBy(...ORDER[query.ordering ?? '-created'])
    .limit(query.limit)
    .offset(query.offset);
  const total = await totalOf(rows.length, query, () => db.select({ count: count() }).from(test).where(where));
  return { results: await presentTests(db, rows), count: total };
}
