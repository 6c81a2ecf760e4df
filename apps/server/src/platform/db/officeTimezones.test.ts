import { readFileSync } from 'node:fs';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { ENGINES } from '../../../test/support/server.ts';
import { office, officeGroup, test, testSchedule } from './schema.ts';

const POSTGRES = process.env['TEST_DATABASE_URL'];
const statements = readFileSync(
  new URL('../../../migrations/0032_office_timezones.sql', import.meta.url),
  'utf8',
).split('--> statement-breakpoint');
/** The statements that fill the new columns of offices and tests that exist. */
const fills = statements.filter((statement) => /^\s*(--[^\n]*\n)*UPDATE/.test(statement));

describe.each(ENGINES)('the migration to time zones of offices on %s', (engine) => {
  let database: TestDatabase;
  const db = () => database.store.db;

  beforeAll(async () => {
    database = await newDatabase('large', engine === 'postgres' ? POSTGRES : undefined);
  });
  afterAll(() => database.close());

  const migrate = async (): Promise<void> => {
    await db().update(office).set({ timezone: 'UTC', timezoneConfirmed: false });
    await db().update(test).set({ siteId: null });
    for (const fill of fills) await db().execute(sql.raw(fill));
  };
  const zonesOf = async (officeGroupId: string): Promise<string[]> =>
    (await db().select().from(office).where(eq(office.officeGroupId, officeGroupId)).orderBy(asc(office.name))).map(
      ({ timezone }) => timezone,
    );

  it('guesses the zone by the schedules of an office, else by the PACS of its office group, else UTC [OUR-442]', async () => {
    expect(fills).toHaveLength(2);
    const [one] = await db()
      .select()
      .from(test)
      .where(sql`${test.officeId} is not null and ${test.patientId} is not null`);
    const { officeGroupId, officeId, patientId } = one!;
    const offices = await db()
      .select()
      .from(office)
      .where(eq(office.officeGroupId, officeGroupId))
      .orderBy(asc(office.name));
    const place = offices.findIndex(({ id }) => id === officeId);
    await migrate();
    expect(await zonesOf(officeGroupId)).toEqual(['UTC', 'UTC']);

    const days = { periodInDays: 7, last: '2026-11-01', next: '2026-11-08', endDate: '2027-11-01' };
    const tests = await db().select({ id: test.id }).from(test).where(eq(test.officeGroupId, officeGroupId)).limit(6);
    const sent = ['UTC', 'UTC', 'UTC', 'Europe/Paris', 'America/Denver', 'America/Denver'];
    await db()
      .insert(testSchedule)
      .values(
        sent.map((timezone, index) => ({
          ...days,
          officeGroupId,
          officeId,
          patientId: patientId!,
          testId: tests[index]!.id,
          timezone,
        })),
      );
    await migrate();
    expect((await zonesOf(officeGroupId))[place]).toBe('America/Denver');
    expect((await zonesOf(officeGroupId))[1 - place]).toBe('UTC');

    const pools = JSON.stringify({
      '0a000000-0000-4000-8000-000000000001': { host: 'pacs', timezone: 'America/Chicago' },
    });
    await db()
      .update(officeGroup)
      .set({ pacsConnections: sql`${pools}::jsonb` })
      .where(eq(officeGroup.id, officeGroupId));
    await migrate();
    expect((await zonesOf(officeGroupId))[place]).toBe('America/Denver');
    expect((await zonesOf(officeGroupId))[1 - place]).toBe('America/Chicago');
  });

  it('takes tests to have been done in the office they belong to [OUR-440]', async () => {
    await migrate();
    const elsewhere = sql`${test.siteId} is distinct from ${test.officeId}`;
    expect(await db().$count(test, elsewhere)).toBe(0);
    expect(await db().$count(test, sql`${test.siteId} is not null`)).toBeGreaterThan(0);
  });
});
