import { type MwlQuery, MWL_RESULTS_MAX, type PacsConfiguration, type WorkItemFilter } from '@isopter/contract';
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { lockAccount } from '../../access/auth/lockAccount.ts';
import { mwlItem, mwlQuery, officeGroup } from '../../platform/db/schema.ts';
import type { PacsConnection, PacsEndpoint, SentWorkItem } from '../../platform/db/tables/pacsTypes.ts';
import type { Db } from '../../platform/db/store.ts';
import { pacsConfiguration, USUAL } from '../../clinic/devices/pools.ts';
import { ApiError, notFound } from '../../platform/lib/errors.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { mwlTopic } from '../../platform/bus/topics.ts';
import type { PacsClient } from './client.ts';
import { worklistKeys } from './keys.ts';
import { namelessItem } from './workItem.ts';
import { presentItems } from './presentItems.ts';
import type { Found, PacsOutcome } from './wire.ts';

/** Queries of one person that wait for their PACS at once. */
const OPEN_MAX = 4;
/** A query that has not ended by then belongs to a server that stopped. */
const GRACE_SECONDS = 10;

const secondsAgo = (seconds: number): Date => new Date(Date.now() - seconds * 1000);

/** Services for PACS queries. */
interface Asking {
  db: Db;
  bus: Bus;
  pacs: PacsClient;
}

/**
 * Begins a query; one of a pool without a PACS has failed already.
 * @throws ApiError 429 when that many of this person wait already
 */
export async function beginQuery(
  db: Db,
  { accountId, officeGroupId }: Identity,
  poolId: string,
  { mwl_query_ttl_seconds }: PacsConfiguration,
  connection: PacsConnection | undefined,
): Promise<string> {
  await lockAccount(db, accountId);
  const isOpen = and(
    eq(mwlQuery.accountId, accountId),
    eq(mwlQuery.status, 'PENDING'),
    gt(mwlQuery.created, secondsAgo(mwl_query_ttl_seconds)),
  );
  if ((await db.$count(mwlQuery, isOpen)) >= OPEN_MAX) {
    throw new ApiError(429, { detail: 'Other worklist queries have not ended yet.', name: 'TooManyMwlQueries' });
  }
  const status = connection ? 'PENDING' : 'FAILED';
  const [made] = await db
    .insert(mwlQuery)
    .values({ officeGroupId, accountId, poolId, status })
    .returning({ id: mwlQuery.id });
  if (!made) throw new Error('no row was inserted');
  return made.id;
}

/**
 * Queries the PACS, stores the answer, and notifies the sockets that wait for it.
 * @param isNameless whether no personal data may be stored
 */
export async function runQuery(
  { db, bus, pacs }: Asking,
  id: string,
  endpoint: PacsEndpoint,
  filter: WorkItemFilter,
  { mwl_query_ttl_seconds }: PacsConfiguration,
  isNameless: boolean,
): Promise<void> {
  const asked = pacs.find(endpoint, worklistKeys(filter, endpoint.callingAe), MWL_RESULTS_MAX);
  const outcome = await inTime(asked, mwl_query_ttl_seconds);
  await db.transaction((tx) => endQuery(tx, id, outcome, isNameless ? namelessItem : (item) => item));
  bus.publish(mwlTopic(id), 'ended');
}

/** Returns the answer, or `late` after a time limit. */
async function inTime(asked: Promise<PacsOutcome<Found>>, seconds: number): Promise<PacsOutcome<Found> | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), seconds * 1000);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

async function endQuery(
  db: Db,
  id: string,
  outcome: PacsOutcome<Found> | 'late',
  kept: (item: SentWorkItem) => SentWorkItem,
): Promise<void> {
  const found = outcome !== 'late' && outcome.result === 'done' ? outcome.value : undefined;
  const status = found ? 'SUCCEEDED' : outcome === 'late' ? 'TIMED_OUT' : 'FAILED';
  const ended = await db
    .update(mwlQuery)
    .set({ status, truncated: found?.truncated ?? false })
    .where(and(eq(mwlQuery.id, id), eq(mwlQuery.status, 'PENDING')))
    .returning({ id: mwlQuery.id });
  if (ended.length === 0 || !found || found.items.length === 0) return;
  await db.insert(mwlItem).values(found.items.map((item, position) => ({ queryId: id, position, item: kept(item) })));
}

/** Limits queries to those of a user whose results are still stored. */
const isOwn = ({ accountId, officeGroupId }: Identity, resultsTtlSeconds: number) =>
  and(
    eq(mwlQuery.accountId, accountId),
    eq(mwlQuery.officeGroupId, officeGroupId),
    gt(mwlQuery.created, secondsAgo(resultsTtlSeconds)),
  );

/** Returns the state and patients of one of the user's queries. @throws notFound for other users' queries */
export async function readQuery(
  db: Db,
  user: Identity,
  id: string,
): Promise<{ query: MwlQuery; patientIds: string[]; hasEnded: boolean }> {
  const { mwl_query_ttl_seconds, mwl_query_results_ttl_seconds } = await pacsConfiguration(db, user);
  const [row] = await db
    .select()
    .from(mwlQuery)
    .where(and(eq(mwlQuery.id, id), isOwn(user, mwl_query_results_ttl_seconds)));
  if (!row) throw notFound();
  const { status, truncated, created } = row;
  if (status !== 'SUCCEEDED') {
    const isLost = status === 'PENDING' && created < secondsAgo(mwl_query_ttl_seconds + GRACE_SECONDS);
    const query = { status: isLost ? ('TIMED_OUT' as const) : status };
    return { query, patientIds: [], hasEnded: query.status !== 'PENDING' };
  }
  const rows = await db
    .select({ id: mwlItem.id, item: mwlItem.item })
    .from(mwlItem)
    .where(eq(mwlItem.queryId, id))
    .orderBy(asc(mwlItem.position));
  const results = await presentItems(db, user, rows);
  const patientIds = results.flatMap(({ visuall_patient_id }) => visuall_patient_id ?? []);
  return { query: { status, results, truncated }, patientIds, hasEnded: true };
}

/** Returns the queries of a user that still exist, without their results. */
export async function findQueries(db: Db, user: Identity, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { mwl_query_results_ttl_seconds } = await pacsConfiguration(db, user);
  const rows = await db
    .select({ id: mwlQuery.id })
    .from(mwlQuery)
    .where(and(inArray(mwlQuery.id, [...ids]), isOwn(user, mwl_query_results_ttl_seconds)));
  return new Set(rows.map(({ id }) => id));
}

/** Removes the queries whose results hold no more, and the results with them [PACS-03]. */
export async function removeOldQueries(db: Db): Promise<void> {
  const usual = USUAL.mwl_query_results_ttl_seconds;
  const held = sql`(select coalesce((${officeGroup.pacs} ->> 'mwl_query_results_ttl_seconds')::int, ${usual})
    from ${officeGroup} where ${officeGroup.id} = ${mwlQuery.officeGroupId})`;
  await db.delete(mwlQuery).where(lt(mwlQuery.created, sql`now() - ${held} * interval '1 second'`));
}
