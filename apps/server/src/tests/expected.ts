import { publishedDuration } from '@isopter/clinical/perimetry';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { test } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import type { TestRow } from './states/records.ts';

/** From so many finished tests on the clinic's own durations are believed; of more than the newest it is not asked. */
const ENOUGH = 5;
const NEWEST = 50;

type Kind = Pick<TestRow, 'officeGroupId' | 'group' | 'strategy' | 'protocol' | 'eye'>;

/**
 * How long a test of this kind usually takes: the median of the newest finished ones of the office group that were not
 * restarted, or what is published of its strategy.
 * @returns seconds; null where neither is known
 */
export async function expectedSeconds(db: Db, row: Kind): Promise<number | null> {
  const seconds = sql<number>`extract(epoch from ${test.timeEnd} - ${test.timeStart})`.as('seconds');
  const newest = db
    .select({ seconds })
    .from(test)
    .where(
      and(
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
    .limit(NEWEST)
    .as('newest');
  const [own] = await db
    .select({
      count: sql<number>`count(seconds)::int`,
      median: sql<number | null>`round((percentile_cont(0.5) within group (order by seconds))::numeric)::int`,
    })
    .from(newest);
  if (own && own.count >= ENOUGH) return own.median;
  return publishedDuration(row, row.eye === '' && row.strategy !== 'ESTERMAN' ? 2 : 1) ?? null;
}
