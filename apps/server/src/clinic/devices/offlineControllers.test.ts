import { ERROR } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, accountOffice, office } from '../../platform/db/schema.ts';
import { type Browser, ENGINES, setFlags, signIn, startServer, type TestServer } from '../../../test/support/server.ts';

const create = (who: Browser, name: string, offices: string[]) =>
  who.call('createOfflineController', { body: { name, offices } });

/** The office admin administers Lakeview alone, and the doctor works there alone. */
describe.each(ENGINES)('offline controllers, on %s', (engine) => {
  let server: TestServer;
  let oga: Browser;
  let oa: Browser;
  let doctor: Browser;
  let lakeview: string;
  let main: string;

  beforeAll(async () => {
    server = await startServer(engine, 'small');
    const { db } = server.store;
    const offices = await db.select().from(office);
    const idOf = (name: string) => offices.find((one) => one.name === name)?.id ?? '';
    [lakeview, main] = [idOf('Northside Lakeview'), idOf('Northside Main Street')];
    for (const username of ['oa', 'doctor']) {
      const [row] = await db.select().from(account).where(eq(account.username, username));
      const accountId = row?.id ?? '';
      await db.delete(accountOffice).where(eq(accountOffice.accountId, accountId));
      await db.insert(accountOffice).values({ accountId, officeId: lakeview, administers: username === 'oa' });
    }
    [oga, oa, doctor] = [await signIn(server, 'oga'), await signIn(server, 'oa'), await signIn(server, 'doctor')];
  });
  afterAll(() => server.close());

  it('exist only if offline mode is available [NAV-06] [ROLE-03]', async () => {
    expect((await oga.call('listOfflineControllers')).status).toBe(403);
    expect((await create(oga, 'Van 1', [main])).status).toBe(403);
    await setFlags(server, { enable_offline_mode: true });
    expect((await oga.call('listOfflineControllers')).body).toEqual({ results: [], count: 0 });
  });

  it('are created with a code of the server, which no client can set or change [OFFC-01] [OFFC-02]', async () => {
    const { status, body } = await create(oga, 'Van 1', [main, lakeview]);
    expect(status).toBe(200);
    expect(body.code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const sent = { name: 'Van 2', offices: [main], code: 'AAAA-AAAA' };
    expect((await oga.call('createOfflineController', { body: sent })).status).toBe(400);
    const params = { id: body.id };
    expect((await oga.call('updateOfflineController', { params, body: { name: 'Van one' } })).status).toBe(204);
    expect((await oga.call('getOfflineController', { params })).body).toEqual({
      ...body,
      name: 'Van one',
      version: body.version + 1,
    });
    expect((await create(oga, '', [])).body.fields).toMatchObject({
      name: expect.any(Array),
      offices: expect.any(Array),
    });
    expect((await create(oga, 'VAN ONE', [main])).body.fields).toEqual({ name: [ERROR.DEVICE_NAME_TAKEN] });
  });

  it('are searched and paged, and show their code to those who may edit them [OFFC-01] [OUR-132]', async () => {
    await create(oga, 'Bus 1', [main]);
    const query = { limit: '1', offset: '0', search: 'van' };
    expect((await oga.call('listOfflineControllers', { query })).body).toMatchObject({
      results: [{ name: 'Van one' }],
      count: 1,
    });
    const all = await doctor.call('listOfflineControllers');
    expect(all.body).toMatchObject({ count: 2 });
    expect(all.body.results.map(({ code }: { code: string }) => code)).toEqual(['', '']);
    expect((await create(doctor, 'Mine', [lakeview])).status).toBe(403);
  });

  it('can be created and edited by an office admin in their offices, and deleted only by the group’s admin [OFFC-01] [DEV-11]', async () => {
    const { body } = await create(oa, 'Lakeview van', [lakeview]);
    const params = { id: body.id };
    expect((await create(oa, 'Main van', [main])).body.fields).toHaveProperty('offices');
    expect((await oa.call('updateOfflineController', { params, body: { name: 'Lake van' } })).status).toBe(204);
    const elsewhere = (await create(oga, 'Main van', [main])).body.id;
    expect((await oa.call('getOfflineController', { params: { id: elsewhere } })).status).toBe(404);
    expect((await oa.call('updateOfflineController', { params: { id: elsewhere }, body: { name: 'x' } })).status).toBe(
      404,
    );
    expect((await oa.call('deleteOfflineController', { params })).status).toBe(403);
    expect((await oga.call('deleteOfflineController', { params })).status).toBe(204);
    expect((await oga.call('getOfflineController', { params })).status).toBe(404);
  });
});
