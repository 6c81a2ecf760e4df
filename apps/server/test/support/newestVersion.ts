import { sql } from 'drizzle-orm';
import type { Db } from '../../src/platform/db/store.ts';
import { digest } from '../../src/platform/lib/secret.ts';

/** Tables of the records that a PUT of their address saves. */
const TABLES: Readonly<Record<string, string>> = {
  patients: 'patient',
  offices: 'office',
  employees: 'account',
  devices: 'device',
  'offline-controllers': 'offline_controller',
  testschedules: 'test_schedule',
  appointments: 'appointment',
  'webauthn/authenticators': 'security_key',
  'tests-external': 'import',
};

/** Versions of what belongs to the session. */
const OF_SESSION: Readonly<Record<string, string>> = {
  '/api/update-user/': 'account.version',
  '/api/update-preferences/': 'account.preferences_version + office_group.preferences_version',
  '/api/dev/config/': 'office_group.dev_config_version',
};

const RECORD = /^\/api\/([a-z-]+|webauthn\/authenticators)\/([0-9a-f-]{36})\/$/;

/**
 * Returns the newest version of the record that a PUT of an address saves, as a form sends it that nobody interfered with;
 * undefined if the address is of no record.
 */
export async function newestVersion(
  db: Db,
  url: string,
  cookies: Readonly<Record<string, string>>,
): Promise<number | undefined> {
  const ofSession = OF_SESSION[url];
  const [, kind = '', id = ''] = RECORD.exec(url) ?? [];
  const table = TABLES[kind];
  if (ofSession === undefined && table === undefined) return undefined;
  const rows =
    ofSession === undefined
      ? await db.execute(sql`select version from ${sql.identifier(table ?? '')} where id = ${id}::uuid`)
      : await db.execute(sql`select ${sql.raw(ofSession)} as version from session
          join account on account.id = session.account_id
          join office_group on office_group.id = coalesce(session.office_group_id, account.office_group_id)
          where session.digest = ${digest(cookies['sessionid'] ?? '')}`);
  return (rows as unknown as { rows: { version: number }[] }).rows[0]?.version ?? 0;
}
