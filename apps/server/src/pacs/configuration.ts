import type { PacsConfiguration, WorkItemFilter } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import type { Identity } from '../auth/identity.ts';
import { officeGroup } from '../db/schema.ts';
import type { PacsConnection } from '../db/pacsTypes.ts';
import type { Db } from '../db/store.ts';
import { forbidden, invalid } from '../lib/errors.ts';

/** For PACS users alone [ROLE-03]. @throws forbidden */
export function requirePacs({ flags }: Pick<Identity, 'flags'>): void {
  if (!flags.pacs_integration) throw forbidden();
}

/**
 * How the PACS of a pool is reached.
 * @param sandbox what stands in for a PACS where all is sample data
 * @returns undefined when none is set up
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
