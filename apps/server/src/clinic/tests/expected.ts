import { publishedDuration } from '@isopter/clinical/perimetry';
import type { ExpectedTime } from '@isopter/contract';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import type { TestRow } from './states/records.ts';

/** Number of finished tests from which on the clinic's own durations are used; only the newest are read. */
const ENOUGH = 5;
const NEWEST = 50;
/** Number of a patient's newest tests that determine their own pace. */
const OF_PATIENT = 3;

type Kind = Pick<TestRow, 'officeGroupId' | 'group' | 'strategy' | 'protocol' | 'eye'>;

/** Selects the median duration, in seconds, of the newest finished tests of a kind, without restarted ones. */
async function medianOf(db: Db, row: Kind, limit: number, further?: SQL) {
  const seconds = sql<number>`extract(epoch from ${test.timeEnd} - ${test.timeStart})`.as('seconds');
  const newest = db
    .select({ seconds })
    .from(test)
    .where(
      and(
        further,
        eq(test.officeGroupId, row.officeGroupId),
        eq(test.group, row.group),
        row.strategy === null ? isNull(test.strategy) : eq(test.strategy, row.strategy),
        row.protocol === null ? isNull(test.protocol) : eq(test.protocol, row.protocol),
        eq(test.eye, row.eye),
        eq(test.status, 'finished'),
        eq(test.run, 1),
        isNull(test.deleted),
      ),
    )
    .orderBy(desc(test.created))
    .limit(limit)
    .as('newest');
  const [own] = await db
    .select({
      count: sql<number>`count(seconds)::int`,
      seconds: sql<number | null>`round((percentile_cont(0.5) within group (order by seconds))::numeric)::int`,
    })
    .from(newest);
  return own ?? { count: 0, seconds: null };
}

/**
 * Returns the usual duration of a test of this kind: with this patient, else in the office group, else as published for
 * its strategy [OUR-23, OUR-182].
 */
export async function expectedTime(db: Db, row: Kind, patientId?: string): Promise<ExpectedTime> {
  if (patientId !== undefined) {
    const known = await medianOf(db, row, OF_PATIENT, eq(test.patientId, patientId));
    if (known.count > 0) return { ...known, source: 'PATIENT' };
  }
  const own = await medianOf(db, row, NEWEST);
  if (own.count >= ENOUGH) return { ...own, source: 'CLINIC' };
  const seconds = publishedDuration(row, row.eye === '' && row.strategy !== 'ESTERMAN' ? 2 : 1) ?? null;
  return { seconds, source: seconds === null ? null : 'PUBLISHED', count: 0 };
}

/** @returns seconds; null where nothing is known */
export const expectedSeconds = async (db: Db, row: Kind): Promise<number | null> =>
  (await expectedTime(db, row)).seconds;
