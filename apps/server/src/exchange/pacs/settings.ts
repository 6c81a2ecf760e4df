import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isTimezone, type PacsConfiguration, WorkItemFilter } from '@isopter/contract';
import { and, eq, not, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { office, officeGroup } from '../../platform/db/schema.ts';
import type { PacsConnection, PacsEndpoint } from '../../platform/db/tables/pacsTypes.ts';
import type { Db } from '../../platform/db/store.ts';
import { areCharacterSets } from '../../platform/dicom/characterSets.ts';
import { StartError } from '../../platform/lib/startError.ts';

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const seconds = z.int().check(z.minimum(1), z.maximum(7 * 86_400));
/** Printable ASCII without a backslash (PS3.5, 6.2). */
const aeTitle = z.string().check(z.regex(/^[!-[\]-~]{1,16}$/));

/** A filter that can be hidden; without a pool nothing can be asked. */
const hideable = Object.keys(WorkItemFilter.shape).filter((field) => field !== 'pacs_integration_device_pool');

const Endpoint = z.object({
  host: text(253),
  port: z.int().check(z.minimum(1), z.maximum(65_535)),
  called_ae: aeTitle,
  character_set: z.optional(z.string().check(z.maxLength(200), z.refine(areCharacterSets))),
  tls: z.optional(z.boolean()),
  /** Path of a PEM file. */
  tls_ca: z.optional(text(1000)),
});
type Endpoint = z.infer<typeof Endpoint>;
/** Whether an archive is asked to confirm what it stored. */
const Confirming = { commitment: z.optional(z.boolean()) };
/** A system of a pool other than its worklist, which may know us by another AE title. */
const Other = z.strictObject({ ...Endpoint.shape, calling_ae: z.optional(aeTitle) });
type Other = z.infer<typeof Other> & { commitment?: boolean | undefined };
const Pool = z.strictObject({
  name: text(100),
  ...Endpoint.shape,
  ...Confirming,
  calling_ae: aeTitle,
  archive: z.optional(z.strictObject({ ...Other.shape, ...Confirming })),
  mpps: z.optional(Other),
});
type Pool = z.infer<typeof Pool>;
const Group = z.strictObject({
  office_group: text(100),
  timezone: z.optional(z.string().check(z.refine(isTimezone))),
  pools: z.array(Pool).check(z.minLength(1)),
  disabled_mwl_query_filters: z.optional(z.array(z.enum(hideable))),
  mwl_query_modality_default: z.optional(z.string().check(z.maxLength(3))),
  mwl_query_ttl_seconds: z.optional(seconds),
  mwl_query_results_ttl_seconds: z.optional(seconds),
});
const File = z.array(Group);

/** Connections to the PACS of office groups; docs/deploying.md has an example. */
type PacsSettings = z.infer<typeof File>;

/** The file `ISOPTER_PACS` names. @throws StartError for one that cannot be read, or says something else */
export function pacsOf(env: Readonly<Record<string, string | undefined>>): PacsSettings {
  const path = env['ISOPTER_PACS'];
  if (!path) return [];
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new StartError(`ISOPTER_PACS: ${path} cannot be read as JSON.`);
  }
  const read = z.safeParse(File, content);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new StartError(`ISOPTER_PACS: ${path} is wrong at ${issue?.path.join('.') || 'its beginning'}.`);
}

const USUAL_CHARACTERS = 'ISO_IR 192';

/** @throws StartError for certificates that cannot be read */
function certificates(path: string | undefined): string | null {
  if (path === undefined) return null;
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new StartError(`ISOPTER_PACS: ${path} cannot be read.`);
  }
}

const endpointOf = (
  {
    host,
    port,
    called_ae,
    character_set = USUAL_CHARACTERS,
    tls = false,
    tls_ca,
    commitment,
  }: Endpoint & Pick<Other, 'commitment'>,
  callingAe: string,
): PacsEndpoint => ({
  host,
  port,
  calledAe: called_ae,
  callingAe,
  characterSet: character_set,
  tls,
  ca: certificates(tls_ca),
  ...(commitment && { commitment }),
});

function connectionOf({ archive, mpps, calling_ae, ...worklist }: Pool): PacsConnection {
  const other = (endpoint: Other | undefined): PacsEndpoint | null =>
    endpoint ? endpointOf(endpoint, endpoint.calling_ae ?? calling_ae) : null;
  return { worklist: endpointOf(worklist, calling_ae), archive: other(archive), mpps: other(mpps) };
}

/**
 * Sets up the PACS of office groups from the file. A pool keeps its id while it keeps its name, so that devices stay in
 * it.
 * @throws StartError when there is no office group of a name
 */
export async function setUpPacs(db: Db, settings: PacsSettings): Promise<void> {
  for (const { office_group: name, timezone, pools, ...more } of settings) {
    const [group] = await db
      .select({ id: officeGroup.id, pacs: officeGroup.pacs })
      .from(officeGroup)
      .where(eq(officeGroup.name, name));
    if (!group) throw new StartError(`ISOPTER_PACS: there is no office group "${name}".`);
    const known = new Map(group.pacs.device_pools?.map((pool) => [pool.name, pool.id]));
    const named = pools.map((pool) => ({ ...pool, id: known.get(pool.name) ?? randomUUID() }));
    const connections = named.map((pool) => [pool.id, connectionOf(pool)] as const);
    const pacs: Partial<PacsConfiguration> = {
      ...more,
      device_pools: named.map(({ id, name: of }) => ({ id, name: of })),
    };
    await db
      .update(officeGroup)
      .set({
        pacs,
        pacsConnections: Object.fromEntries(connections),
        flags: sql`${officeGroup.flags} || '{"pacs_integration": true}'::jsonb`,
      })
      .where(eq(officeGroup.id, group.id));
    if (timezone === undefined) continue;
    await db
      .update(office)
      .set({ timezone })
      .where(and(eq(office.officeGroupId, group.id), not(office.timezoneConfirmed)));
  }
}
