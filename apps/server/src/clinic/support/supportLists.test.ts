import { and, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, audit, device, office, officeGroup } from '../../platform/db/schema.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { DEMO_ACCOUNTS } from '../../edge/seed/people.ts';

type ListCall = 'listSupportUsers' | 'listSupportOffices' | 'listSupportDevices';
const JOINED = '2021-03-04T23:30:00.500Z';

describe.each(ENGINES)('the lists of support, on %s', (engine) => {
  let server: TestServer;
  let support: Browser;
  let reader: Browser;
  beforeAll(async () => {
    server = await startServer(engine, 'small');
    const { db } = server.store;
    const [group] = await db.insert(officeGroup).values({ name: 'Percent 100% Optics' }).returning();
    const officeGroupId = group?.id ?? '';
    const person = (lastName: string, more: Partial<typeof account.$inferInsert> = {}) => ({
      officeGroupId,
      username: `u-${lastName}`,
      email: `${Buffer.from(lastName).toString('hex')}@percent.example`,
      firstName: 'Pat',
      lastName,
      groups: ['DOCTOR' as const],
      passwordHash: '',
      ...more,
    });
    await db
      .insert(account)
      .values([
        person('Per_cent', { created: new Date(JOINED), groups: ['OFFICE_ADMIN', 'DOCTOR'] }),
        person('Perxcent'),
        person('50%'),
        person('back\\slash'),
        person('Deleted', { active: false }),
      ]);
    const address = { officeGroupId, city: 'Elm', state: 'Ohio', phone: '+15075550111', country: 'United States' };
    await db.insert(office).values([
      { ...address, name: 'Percent East', streetAddress: '7 East Way' },
      { ...address, name: 'percent West', streetAddress: '9 West Way', zip: '55057' },
    ]);
    await db.insert(device).values([
      { officeGroupId, name: 'Percent lane', deviceType: 'S', serialNumber: 'SN-1', appVersion: '5.0.0' },
      { officeGroupId, name: 'Percent home', deviceType: 'H' },
      { officeGroupId, name: 'Percent old', deviceType: 'S', active: false },
    ]);
    support = await signIn(server, 'support');
    reader = await signIn(server, 'reader');
  });
  afterAll(() => server.close());

  const ask = async (call: ListCall, query: Record<string, string> = {}) => (await support.call(call, { query })).body;
  const names = async (query: Record<string, string>): Promise<string[]> =>
    (await ask('listSupportUsers', query)).results.map((row: { last_name: string }) => row.last_name);
  const ofPercent = { office_group__iexact: 'percent 100% optics' };

  it('have the users of all office groups who were not deleted, with all fields [SUP-02] [ENT-45]', async () => {
    const { results, count } = await ask('listSupportUsers', { limit: '100' });
    expect(count).toBe(DEMO_ACCOUNTS.length + 4);
    expect(results).toHaveLength(count);
    expect(results.find((row: { last_name: string }) => row.last_name === 'Per_cent')).toEqual({
      id: expect.any(String),
      employee_id: expect.any(String),
      first_name: 'Pat',
      last_name: 'Per_cent',
      email: `${Buffer.from('Per_cent').toString('hex')}@percent.example`,
      username: 'u-Per_cent',
      groups: ['OFFICE_ADMIN', 'DOCTOR'],
      office_group: 'Percent 100% Optics',
      date_joined: JOINED,
    });
  });

  it.each([
    ['last_name__iexact', 'per_CENT', ['Per_cent']],
    ['last_name__iexact', 'per_cen', []],
    ['last_name__icontains', 'R_C', ['Per_cent']],
    ['last_name__icontains', '%', ['50%']],
    ['last_name__icontains', '\\', ['back\\slash']],
    ['last_name__istartswith', 'PER', ['Per_cent', 'Perxcent']],
    ['last_name__istartswith', '_', []],
    ['last_name__iendswith', 'CENT', ['Per_cent', 'Perxcent']],
    ['last_name__iendswith', '%', ['50%']],
    ['last_name__gte', 'PERXCENT', ['Perxcent']],
    ['last_name__lte', '50%', ['50%']],
    ['groups__iexact', 'office_admin', ['Per_cent']],
    ['groups__icontains', 'ADMIN', ['Per_cent']],
    ['username__istartswith', 'u-back', ['back\\slash']],
    ['date_joined__lte', '2021-03-04', ['Per_cent']],
    ['date_joined__lte', JOINED, ['Per_cent']],
    ['date_joined__lte', '2021-03-04T23:30:00.499Z', []],
    ['date_joined__gte', '2021-03-05', ['50%', 'back\\slash', 'Perxcent']],
    ['date_joined__gte', JOINED, ['50%', 'back\\slash', 'Per_cent', 'Perxcent']],
    ['date_joined__istartswith', '2021-03', ['Per_cent']],
  ])(
    'finds by %s %s what fits, and takes no sign of it for a pattern [SUP-01] [SUP-06]',
    async (filter, value, found) => {
      expect(await names({ ...ofPercent, [filter]: value })).toEqual(found);
    },
  );

  it('combine filters, and refuse unknown ones [SUP-06]', async () => {
    expect(await names({ ...ofPercent, last_name__istartswith: 'per', last_name__icontains: 'x' })).toEqual([
      'Perxcent',
    ]);
    for (const query of [
      { password_hash__icontains: 'a' },
      { last_name__regex: 'a' },
      { ordering: 'password_hash' },
      { date_joined__lte: 'yesterday' },
      { last_name__icontains: 'x'.repeat(201) },
    ] as Record<string, string>[]) {
      expect([query, (await support.call('listSupportUsers', { query })).status]).toEqual([query, 400]);
    }
  });

  it.each(['groups', 'office_group', 'username', 'date_joined', 'email', 'first_name', 'last_name'])(
    'sorts users by %s, both ways [SUP-06]',
    async (field) => {
      const { results } = await ask('listSupportUsers', { ordering: field, limit: '100' });
      const down = (await ask('listSupportUsers', { ordering: `-${field}`, limit: '100' })).results;
      const of = (rows: Record<string, unknown>[]) => rows.map((row) => [row[field]].flat().join(' ').toLowerCase());
      expect(of(down)).toEqual(of(results).toReversed());
      expect(of(results)[0]).not.toBe(of(results).at(-1));
    },
  );

  it('page without gaps or duplicates, by last name by default [SUP-01]', async () => {
    const whole = await names({ limit: '100' });
    const pages: string[] = [];
    for (let offset = 0; offset < whole.length; offset += 7) {
      pages.push(...(await names({ limit: '7', offset: `${offset}` })));
    }
    expect(pages).toEqual(whole);
    expect(whole.indexOf('50%')).toBeLessThan(whole.indexOf('back\\slash'));
    expect(whole.indexOf('back\\slash')).toBeLessThan(whole.indexOf('Bourne'));
    expect((await ask('listSupportUsers', { ...ofPercent, offset: '50' })).count).toBe(4);
  });

  it('has the offices of all office groups [SUP-05] [ENT-45]', async () => {
    const { results, count } = await ask('listSupportOffices', { city__iexact: 'elm' });
    expect(count).toBe(2);
    expect(results[0]).toEqual({
      name: 'Percent East',
      office_group: 'Percent 100% Optics',
      street_address: '7 East Way',
      city: 'Elm',
      zip: null,
      state: 'Ohio',
      phone: '+15075550111',
      country: 'United States',
    });
    expect((await ask('listSupportOffices', { zip__istartswith: '550', city__iexact: 'elm' })).count).toBe(1);
    const sorted = (await ask('listSupportOffices', { city__iexact: 'elm', ordering: '-street_address' })).results;
    expect(sorted.map(({ name }: { name: string }) => name)).toEqual(['percent West', 'Percent East']);
    expect((await ask('listSupportOffices')).count).toBeGreaterThan(6);
  });

  it('has the devices of all office groups that are not retired, and whether they are claimed [SUP-05] [ENT-45]', async () => {
    const { results, count } = await ask('listSupportDevices', ofPercent);
    expect(count).toBe(2);
    expect(results[1]).toEqual({
      id: expect.any(String),
      name: 'Percent lane',
      device_type: 'S',
      app_version: '5.0.0',
      serial_number: 'SN-1',
      office_group: 'Percent 100% Optics',
      claimed: false,
    });
    expect((await ask('listSupportDevices', { serial_number__iexact: 'sn-1' })).count).toBe(1);
    expect((await ask('listSupportDevices', { ...ofPercent, device_type__iexact: 'H' })).results[0].name).toBe(
      'Percent home',
    );
  });

  it('is saved by basic support as an Excel file of all that is found, whatever the page [SUP-02] [SUP-06] [OUR-302]', async () => {
    const query = new URLSearchParams({ ...ofPercent, format: 'xlsx', limit: '1', ordering: '-last_name' });
    const answer = await server.app.inject({
      url: `/api/support/reports/active-users/?${query}`,
      cookies: support.cookies,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('spreadsheetml.sheet');
    expect(answer.headers['content-disposition']).toContain('users.xlsx');
    const parts = unzipSync(new Uint8Array(answer.rawPayload));
    const words = strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array());
    expect(strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array()).match(/<row /g)).toHaveLength(5);
    for (const name of ['Per_cent', 'Perxcent', '50%']) expect(words).toContain(name);
    expect(words).not.toContain('Bourne');
    const done = and(eq(audit.action, 'listSupportUsers'), eq(audit.result, 200));
    expect(await server.store.db.select().from(audit).where(done)).toMatchObject([{ objectKind: 'account' }]);
  });

  it('can be read by read-only support, without usernames, and by no other role [SUP-02] [SRV-03] [OUR-300]', async () => {
    const { status, body } = await reader.call('listSupportUsers', { query: ofPercent });
    expect([status, body.count]).toEqual([200, 4]);
    expect(body.results.map(({ username }: { username: string }) => username)).toEqual(['', '', '', '']);
    const refused: Record<string, string>[] = [
      { username__icontains: 'u' },
      { ordering: '-username' },
      { format: 'xlsx' },
    ];
    for (const query of refused) {
      expect((await reader.call('listSupportUsers', { query })).status).toBe(403);
    }
    for (const call of ['listSupportOffices', 'listSupportDevices'] as const) {
      expect((await reader.call(call)).status).toBe(200);
    }
    const oga = await signIn(server, 'oga');
    for (const call of ['listSupportUsers', 'listSupportOffices', 'listSupportDevices'] as const) {
      expect((await oga.call(call)).status).toBe(403);
    }
  });
});
