import { ERROR_NAME, type PacsConfiguration, type PacsTest, type WorkItemFilter } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { officeGroup } from '../../platform/db/schema.ts';
import type { PacsConnection, PacsEndpoint } from '../../platform/db/tables/pacsTypes.ts';
import type { Db } from '../../platform/db/store.ts';
import { ApiError, forbidden, invalid, notFound } from '../../platform/lib/errors.ts';
import { characterSetsOf } from './characters.ts';
import type { PacsClient } from './client.ts';
import { unwritableFilters } from './keys.ts';
import type { PacsOutcome } from './wire.ts';

/** For PACS users alone [ROLE-03]. @throws forbidden */
export function requirePacs({ flags }: Pick<Identity, 'flags'>): void {
  if (!flags.pacs_integration) throw forbidden();
}

/**
 * Returns the connection to the PACS of a pool.
 * @param sandbox the stand-in for a PACS if all data are samples
 * @returns undefined if none is set up
 */
export async function connectionOf(
  db: Db,
  officeGroupId: string,
  poolId: string,
  sandbox: PacsConnection | undefined,
): Promise<PacsConnection | undefined> {
  const [group] = await db
    .select({ connections: officeGroup.pacsConnections })
    .from(officeGroup)
    .where(eq(officeGroup.id, officeGroupId));
  return group?.connections[poolId] ?? sandbox;
}

/** Returns the system that results are sent to. */
export const archiveOf = ({ archive, worklist }: PacsConnection): PacsEndpoint => archive ?? worklist;

/** Filters this office group has: the pool is its own, and what is hidden is not asked for [PACS-02]. @throws invalid */
export function requireFilter(filter: WorkItemFilter, configuration: PacsConfiguration): void {
  const isPool = configuration.device_pools.some(({ id }) => id === filter.pacs_integration_device_pool);
  const isSet = (field: string) => Boolean((filter as Record<string, unknown>)[field]);
  const hidden = configuration.disabled_mwl_query_filters.filter(isSet);
  if (isPool && hidden.length === 0) return;
  throw invalid({
    ...(!isPool && { pacs_integration_device_pool: ['There is no such pool.'] }),
    ...Object.fromEntries(hidden.map((field) => [field, ['This filter is not used here.']])),
  });
}

/** Filters that the PACS can be asked by: it has no others than the characters of its set. @throws invalid */
export function requireWritable(filter: WorkItemFilter, endpoint: Pick<PacsEndpoint, 'characterSet'>): void {
  const fields = unwritableFilters(filter, characterSetsOf(endpoint));
  if (fields.length === 0) return;
  const message = 'The PACS does not have some of these letters. Use others, or leave the field empty.';
  throw new ApiError(400, {
    detail: message,
    name: ERROR_NAME.LETTERS_UNKNOWN,
    fields: Object.fromEntries(fields.map((field) => [field, [message]])),
  });
}

function testResult(outcome: PacsOutcome<null>): NonNullable<PacsTest['worklist']> {
  if (outcome.result === 'done') return 'CONNECTED';
  return outcome.result === 'unreached' && outcome.trouble ? outcome.trouble : 'FAILED';
}

/** Asks the systems of a pool for a sign of life, one after the other. */
export async function testConnection(
  pacs: Pick<PacsClient, 'echo'>,
  connection: PacsConnection | undefined,
): Promise<PacsTest> {
  const test = async (endpoint: PacsEndpoint | null | undefined) =>
    endpoint ? testResult(await pacs.echo(endpoint)) : null;
  return {
    worklist: await test(connection?.worklist),
    archive: await test(connection?.archive),
    mpps: await test(connection?.mpps),
  };
}

/** @throws notFound for a pool that is none of the office group's */
export function requirePool(poolId: string, { device_pools }: Pick<PacsConfiguration, 'device_pools'>): void {
  if (!device_pools.some(({ id }) => id === poolId)) throw notFound();
}
