import { readFileSync } from 'node:fs';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { ENGINES } from '../../../test/support/server.ts';
import { officeGroup } from './schema.ts';

const POSTGRES = process.env['TEST_DATABASE_URL'];
const migration = readFileSync(new URL('../../../migrations/0050_pacs_endpoints.sql', import.meta.url), 'utf8');
const POOL = '0a000000-0000-4000-8000-000000000001';

describe.each(ENGINES)('the migration to endpoints of a PACS on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await newDatabase('large', engine === 'postgres' ? POSTGRES : undefined);
  });
  afterAll(() => database.close());

  it('uses the configured system as worklist and archive [OUR-728]', async () => {
    const { db } = database.store;
    const groups = await db.select().from(officeGroup).orderBy(asc(officeGroup.name));
    const [one, other] = groups;
    const former = JSON.stringify({
      [POOL]: { host: 'pacs', port: 104, calledAe: 'PACS', callingAe: 'ISOPTER', timezone: 'America/Chicago' },
    });
    await db
      .update(officeGroup)
      .set({ pacsConnections: sql`${former}::jsonb` })
      .where(eq(officeGroup.id, one!.id));
    await db.execute(sql.raw(migration));
    const [after] = await db.select().from(officeGroup).where(eq(officeGroup.id, one!.id));
    expect(after!.pacsConnections).toEqual({
      [POOL]: {
        worklist: {
          host: 'pacs',
          port: 104,
          calledAe: 'PACS',
          callingAe: 'ISOPTER',
          characterSet: 'ISO_IR 192',
          tls: false,
          ca: null,
        },
        archive: null,
      },
    });
    const [untouched] = await db.select().from(officeGroup).where(eq(officeGroup.id, other!.id));
    expect(untouched!.pacsConnections).toEqual({});
  });
});
