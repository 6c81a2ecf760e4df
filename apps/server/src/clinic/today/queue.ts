import { courseSamples, largestChange, type LargestChange } from '@isopter/clinical/course';
import type { CallInput, ReadingOrder, ReadingPlace } from '@isopter/contract';
import { and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { patientScope, testScope } from '../../access/auth/scope.ts';
import { firstNameOf, inCommonOrder, inOrderOf, lastNameOf } from '../../platform/db/collation.ts';
import { isUnread, patient, readingAssignment, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { isWithinDays, testTimezone, timezonesOfGroup } from '../../platform/db/timezones.ts';
import { notFound } from '../../platform/lib/errors.ts';
import { findTestSamples } from '../tests/course/course.ts';
import { findAssignments } from '../tests/reading/reading.ts';

/** Maximum number of unread tests whose changes are computed, the newest first; others count as unknown. */
const MOST_COMPARED = 200;

const NEWEST = [desc(test.created), asc(test.id)];
const OLDEST = [asc(test.created), asc(test.id)];

/** Returns the tests in reach that a doctor, a kind of test and a device leave. */
export const narrowed = (
  user: Identity,
  { doctor, group, device }: Pick<CallInput<'getReadingPlace'>['query'], 'doctor' | 'group' | 'device'>,
): SQL | undefined =>
  and(
    testScope(user),
    doctor === undefined ? undefined : eq(test.doctorId, doctor),
    group && eq(test.group, group),
    device === undefined ? undefined : eq(test.deviceId, device),
  );

/** Returns the tests whose reading is assigned to the user, if a queue is narrowed to them [OUR-748]. */
export const assignedToUser = (
  db: Db,
  { accountId }: Identity,
  assigned: CallInput<'getReadingPlace'>['query']['assigned'],
): SQL | undefined =>
  assigned &&
  inArray(
    test.id,
    db.select({ id: readingAssignment.testId }).from(readingAssignment).where(eq(readingAssignment.toId, accountId)),
  );

/** Computes the largest change of each unread test against the test before, of those with any. */
async function changesOf(db: Db, user: Identity, isQueued: SQL | undefined) {
  const waiting = await db
    .select({ id: test.id, patientId: sql<string>`${test.patientId}` })
    .from(test)
    .where(and(isQueued, isNotNull(test.patientId)))
    .orderBy(...NEWEST)
    .limit(MOST_COMPARED);
  const samples = await findTestSamples(db, user, [...new Set(waiting.map(({ patientId }) => patientId))]);
  const compared = new Map([...samples].map(([id, own]) => [id, courseSamples(own)]));
  return new Map(
    waiting.flatMap(({ id, patientId }): [string, LargestChange][] => {
      const change = largestChange(compared.get(patientId) ?? [], id);
      return change ? [[id, change]] : [];
    }),
  );
}

/** The order of a queue, and the changes it is sorted by, if any. */
interface QueueOrder {
  by: SQL[];
  changes: ReadonlyMap<string, LargestChange>;
}

/**
 * Returns an order of the reading queue. The id makes each order total, so that every test has one place.
 * @param isQueued the tests of the queue
 */
export async function orderOfQueue(
  db: Db,
  user: Identity,
  isQueued: SQL | undefined,
  order: ReadingOrder,
): Promise<QueueOrder> {
  const changes: QueueOrder['changes'] = order === 'change' ? await changesOf(db, user, isQueued) : new Map();
  if (changes.size > 0) {
    // sorting is stable: of equal changes the newest test is first
    const ids = [...changes].toSorted(([, one], [, other]) => other.size - one.size).map(([id]) => sql`${id}::uuid`);
    const rank = sql`array_position(array[${sql.join(ids, sql`, `)}], ${test.id})`;
    return { by: [sql`${rank} asc nulls last`, ...NEWEST], changes };
  }
  const { app_language } = user.preferences;
  const names = [lastNameOf(patient), firstNameOf(patient)].map((name) => asc(inOrderOf(app_language, name)));
  const by: Record<ReadingOrder, SQL[]> = {
    oldest: OLDEST,
    newest: NEWEST,
    patient: [...names, asc(inCommonOrder(patient.patientIdNumber)), ...NEWEST],
    change: NEWEST,
  };
  return { by: by[order], changes };
}

/**
 * Finds the place of a test in the reading queue, and the unread tests next to it [OUR-744]. A test that was read meanwhile
 * is still counted.
 * @throws ApiError 404 if the test is out of reach
 */
export async function findReadingPlace(
  db: Db,
  user: Identity,
  id: string,
  { order, day, assigned, ...narrowing }: CallInput<'getReadingPlace'>['query'],
): Promise<ReadingPlace> {
  const timezones = await timezonesOfGroup(db, user.officeGroupId);
  const thatDay =
    day === undefined ? undefined : isWithinDays(test.timeEnd, testTimezone, timezones, { first: day, last: day });
  const isWaiting = and(narrowed(user, narrowing), isUnread, thatDay, assignedToUser(db, user, assigned));
  const isQueued = and(testScope(user), or(eq(test.id, id), isWaiting));
  const { by } = await orderOfQueue(db, user, isQueued, order);
  const over = sql`over (order by ${sql.join(by, sql`, `)})`;
  const queue = db
    .select({
      id: test.id,
      position: sql<number>`(row_number() ${over})::int`.as('position'),
      count: sql<number>`(count(*) over ())::int`.as('count'),
      previous: sql<string | null>`lag(${test.id}) ${over}`.as('previous'),
      next: sql<string | null>`lead(${test.id}) ${over}`.as('next'),
    })
    .from(test)
    .leftJoin(patient, and(eq(patient.id, test.patientId), patientScope(user)))
    .where(isQueued)
    .as('queue');
  const [place] = await db
    .select({ position: queue.position, count: queue.count, previous: queue.previous, next: queue.next })
    .from(queue)
    .where(eq(queue.id, id));
  if (!place) throw notFound();
  return { ...place, assigned: (await findAssignments(db, [id])).get(id) ?? null };
}
