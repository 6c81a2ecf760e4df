import { AUDIT_OBJECT_KINDS, type AuditObject, type AuditObjectKind } from '@isopter/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  account,
  appointment,
  customBundle,
  device,
  exportTask,
  importedReport,
  invitation,
  office,
  officeGroup,
  securityKey,
  offlineController,
  test,
  testBundle,
  testSchedule,
} from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { REFUSED, type SelectedAudit } from './select.ts';

/** Maximum number of objects named in a row. */
const NAMED = 3;

const person = { from: account, name: sql`last_name || ', ' || first_name`, exists: sql`active` };
const live = sql`deleted is null`;

/**
 * The table of each kind of object, the name its rows have, and which of them still exist. Patients are named apart; objects
 * of the other kinds that are missing here have no name that would say more than their kind.
 */
const FOUND: Partial<Record<AuditObjectKind, { from: PgTable; name?: SQL; exists?: SQL; group?: SQL }>> = {
  account: person,
  preferences: person,
  device: { from: device, name: sql`name`, exists: sql`active` },
  office: { from: office, name: sql`name` },
  office_group: { from: officeGroup, name: sql`name`, group: sql`id` },
  offline_controller: { from: offlineController, name: sql`name` },
  invitation: { from: invitation, name: sql`email` },
  security_key: {
    from: securityKey,
    name: sql`label`,
    group: sql`(select account.office_group_id from account where account.id = account_id)`,
  },
  custom_bundle: { from: customBundle, name: sql`name` },
  export: { from: exportTask },
  import: { from: importedReport },
  test: { from: test, exists: live },
  test_bundle: { from: testBundle, exists: live },
  test_schedule: { from: testSchedule },
  appointment: { from: appointment },
};

/** The objects of audit rows that exist in the office group, by their ids. */
export type KnownObjects = ReadonlyMap<string, AuditObject>;

/** Looks up the objects that rows name. */
export async function knownObjects(db: Db, group: string, rows: readonly SelectedAudit[]): Promise<KnownObjects> {
  const known = new Map<string, AuditObject>();
  for (const kind of AUDIT_OBJECT_KINDS) {
    const found = FOUND[kind];
    const named = rows.filter(({ objectKind }) => objectKind === kind).flatMap((row) => row.objectIds.slice(0, NAMED));
    if (!found || named.length === 0) continue;
    const ids = [...new Set(named)];
    const { from, name = sql`null`, exists = sql`true`, group: column = sql`office_group_id` } = found;
    const { rows: objects } = (await db.execute(
      sql`select id, ${name} as name from ${from} where ${column} = ${group} and ${exists} and id in ${ids}`,
    )) as unknown as { rows: { id: string; name: string | null }[] };
    for (const one of objects) known.set(one.id, { ...one, exists: true });
  }
  return known;
}

/**
 * Returns the objects that a row shows; none of kinds that are not looked up. A refused call may have named any id, so only
 * objects of the office group are shown for it.
 */
export function objectsOf({ objectKind, objectIds, result }: SelectedAudit, known: KnownObjects): AuditObject[] {
  if (objectKind === null || !(objectKind in FOUND)) return [];
  return objectIds.slice(0, NAMED).flatMap((id) => known.get(id) ?? (result < REFUSED ? { id, exists: false } : []));
}
