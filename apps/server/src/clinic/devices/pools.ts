import { isNameless, type PacsConfiguration } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { officeGroup } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';

/** Defaults of a PACS; results of a query are valid for a day [ENT-43]. */
export const USUAL: PacsConfiguration = {
  device_pools: [],
  disabled_mwl_query_filters: [],
  mwl_query_modality_default: '',
  mwl_query_ttl_seconds: 60,
  mwl_query_results_ttl_seconds: 86_400,
};

/** Filters by name, which are not for servers that get no names. */
const NAMES = ['patient_first_name', 'patient_last_name'];

/** The PACS configuration of an office group, with the pools its devices can belong to [DEV-10]. */
export async function pacsConfiguration(
  db: Db,
  { officeGroupId, preferences }: Pick<Identity, 'officeGroupId' | 'preferences'>,
): Promise<PacsConfiguration> {
  const [group] = await db
    .select({ pacs: officeGroup.pacs })
    .from(officeGroup)
    .where(eq(officeGroup.id, officeGroupId));
  const configuration = { ...USUAL, ...group?.pacs };
  if (!isNameless(preferences)) return configuration;
  const disabled = new Set([...configuration.disabled_mwl_query_filters, ...NAMES]);
  return { ...configuration, disabled_mwl_query_filters: [...disabled] };
}
