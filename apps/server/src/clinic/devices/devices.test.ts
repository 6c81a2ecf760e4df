import { ERROR } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, accountOffice, device, deviceOffice, office, officeGroup } from '../../platform/db/schema.ts';
import { USUAL_LIMITS } from '../../platform/lib/weekly.ts';
import { type Lane, startLane } from '../../../test/support/lane.ts';
import { DEMO_OFFICE_GROUP } from '../../edge/seed/people.ts';
import { pair } from '../../../test/support/device.ts';
import { type Browser, ENGINES, setFlags, signIn, startServer, type TestServer } from '../../../test/support/server.ts';

const NEW = { device_type: 'S', pacs_integration_device_pool: null };

const create = (who: Browser, name: string, offices: string[], more: object = {}) =>
  who.call('createDevice', { body: { ...NEW, name, offices, ...more } });
const update = (who: Browser, id: string, body: object) => who.call('updateDevice', { params: { id }, body });

/** The office admin administers Lakeview alone. */
describe.each(ENGINES)('the administration of devices, on %s', (engine) => {
  let server: TestServer;
  let oga: Browser;
  let oa: Browser;
  let lakeview: string;
  let main: string;

  const pooled = (name: string, pool: string | null) =>
    create(oga, name, [main], { pacs_integration_device_pool: pool });
  const readLink = (code: string) => server.app.inject({ url: `/api/cameras/link/?${new URLSearchParams({ code })}` });

  beforeAll(async () => {
    server = await startServer(engine, 'large', undefined, { weeklyLimits: { ...USUAL_LIMITS, unlinks: 2 } });
    const { db } = server.store;
    const offices = await db.select().from(office);
    const idOf = (name: string) => offices.find((one) => one.name === name)?.id ?? '';
    [lakeview, main] = [idOf('Northside Lakeview'), idOf('Northside Main Street')];
    const [row] = await db.select().from(account).where(eq(account.username, 'oa'));
    await db.delete(accountOffice).where(eq(accountOffice.accountId, row?.id ?? ''));
    await db.insert(accountOffice).values({ accountId: row?.id ?? '', officeId: lakeview, administers: true });
    [oga, oa] = [await signIn(server, 'oga'), await signIn(server, 'oa')];
  });
  afterAll(() => server.close());

  it('creates a device with a unique code, with which a headset pairs [DEV-03] [DEV-09]', async () => {
    const one = await create(oga, 'Lane 11', [main]);
    const other = await create(oga, 'Lane 12', [main]);
    expect(one).toMatchObject({
      status: 200,
      body: { name: 'Lane 11', device_type: 'S', offices: [main], user: null },
    });
    expect(one.body.code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(other.body.code).not.toBe(one.body.code);
    expect((await pair(server, one.body.code)).status).toBe(200);
    const { body } = await oga.call('getDevice', { params: { id: one.body.id } });
    expect(body).toMatchObject({ code: '', user: expect.any(String) });
    expect((await pair(server, one.body.code)).status).toBe(400);
  });

  it('needs name, type and an office [DEV-03]', async () => {
    expect((await create(oga, ' ', [main])).body.fields).toHaveProperty('name');
    expect((await create(oga, 'Lane 13', [])).body.fields).toHaveProperty('offices');
    expect((await create(oga, 'Lane 13', [main], { device_type: 'X' })).body.fields).toHaveProperty('device_type');
  });

  it('makes cameras in research mode only [DEV-03] [ROLE-03]', async () => {
    const camera = { device_type: 'CAMERA' };
    await setFlags(server, { research_mode: false });
    expect((await create(oga, 'Camera 2', [main], camera)).body.fields).toHaveProperty('device_type');
    await setFlags(server, { research_mode: true });
    expect((await create(oga, 'Camera 2', [main], camera)).status).toBe(200);
  });

  it('gives a name once in an office group, also when two ask at once [DEV-06]', async () => {
    const both = await Promise.all([create(oga, 'Twice', [main]), create(oa, 'twice', [lakeview])]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(both.find(({ status }) => status === 400)?.body.fields).toEqual({ name: [ERROR.DEVICE_NAME_TAKEN] });
    const { body } = await create(oga, 'Once', [main]);
    expect((await update(oga, body.id, { name: 'TWICE' })).body.fields).toEqual({ name: [ERROR.DEVICE_NAME_TAKEN] });
    expect((await update(oga, body.id, { name: 'ONCE' })).body).toMatchObject({ name: 'ONCE', offices: [main] });
  });

  it('lets an office admin assign devices only to the offices they administer [DEV-11]', async () => {
    expect((await create(oa, 'Mine', [lakeview])).status).toBe(200);
    expect((await create(oa, 'Not mine', [lakeview, main])).body.fields).toHaveProperty('offices');
    expect((await server.store.db.select().from(device).where(eq(device.name, 'Not mine'))).length).toBe(0);
  });

  it('lets an office admin change a device that shares an office with them, and no other [DEV-05]', async () => {
    const shared = (await create(oga, 'Shared', [lakeview, main])).body;
    const foreign = (await create(oga, 'Foreign', [main])).body;
    expect((await update(oa, foreign.id, { name: 'Taken over' })).status).toBe(404);
    expect((await update(oa, shared.id, { offices: [lakeview] })).status).toBe(200);
    const rows = await server.store.db.select().from(deviceOffice).where(eq(deviceOffice.deviceId, shared.id));
    expect(rows.map(({ officeId }) => officeId).toSorted()).toEqual([lakeview, main].toSorted());
  });

  it.each(['doctor', 'operator', 'ca', 'ta', 'tu', 'support'])(
    'lets %s make, change and unlink none [DEV-01] [DEV-02] [DEV-05]',
    async (name) => {
      const who = await signIn(server, name);
      const { body } = await create(oga, `Not for ${name}`, [main]);
      expect((await create(who, `By ${name}`, [main])).status).toBe(403);
      expect((await update(who, body.id, { name: `By ${name}` })).status).toBe(403);
      expect((await who.call('unlinkDeviceInDevMode', { params: { id: body.id } })).status).toBe(403);
    },
  );

  it('unlinks in dev mode only, with a new code, up to the weekly limit [DEV-02] [DEV-06] [SRV-05]', async () => {
    const unlink = (id: string) => oga.call('unlinkDeviceInDevMode', { params: { id } });
    const made = async (name: string) => {
      const { body } = await create(oga, name, [main]);
      await pair(server, body.code);
      return body as { id: string; code: string };
    };
    const first = await made('Unlinked 1');
    await setFlags(server, { dev_mode: false });
    expect((await unlink(first.id)).status).toBe(403);
    await setFlags(server, { dev_mode: true });
    expect((await oa.call('unlinkDeviceInDevMode', { params: { id: first.id } })).status).toBe(403);
    expect((await unlink(first.id)).status).toBe(204);
    const { body } = await oga.call('getDevice', { params: { id: first.id } });
    expect(body).toMatchObject({ user: null, code: expect.stringMatching(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/) });
    expect(body.code).not.toBe(first.code);
    expect((await unlink(first.id)).status).toBe(400);
    expect((await unlink((await made('Unlinked 2')).id)).status).toBe(204);
    const third = await made('Unlinked 3');
    expect(await unlink(third.id)).toMatchObject({ status: 400, body: { detail: ERROR.UNLINK_WEEKLY_LIMIT } });
    expect((await oga.call('getDevice', { params: { id: third.id } })).body.user).toEqual(expect.any(String));
  });

  it('assigns devices to a pool of the PACS, only with a PACS and of the same office group [DEV-03] [DEV-10]', async () => {
    const POOL = { id: '9f000000-0000-4000-8000-000000000001', name: 'Ground floor' };
    expect((await oga.call('getPacsConfiguration')).status).toBe(403);
    expect((await pooled('Pooled', POOL.id)).body.fields).toHaveProperty('pacs_integration_device_pool');
    await setFlags(server, { pacs_integration: true });
    await server.store.db
      .update(officeGroup)
      .set({ pacs: { device_pools: [POOL] } })
      .where(eq(officeGroup.name, DEMO_OFFICE_GROUP));
    expect((await oga.call('getPacsConfiguration')).body).toMatchObject({ device_pools: [POOL] });
    expect((await pooled('Pooled', lakeview)).body.fields).toHaveProperty('pacs_integration_device_pool');
    const { body } = await pooled('Pooled', POOL.id);
    expect(body.pacs_integration_device_pool).toBe(POOL.id);
    const kept = await update(oga, body.id, { name: 'Pooled 2' });
    expect(kept.body).toMatchObject({ name: 'Pooled 2', pacs_integration_device_pool: POOL.id });
    expect((await update(oga, body.id, { pacs_integration_device_pool: null })).body).toMatchObject({
      pacs_integration_device_pool: null,
    });
  });

  it('is deleted when no test runs on it: it leaves the lists and the channel, and its name stays used [DEV-08] [DEV-06]', async () => {
    const { body } = await create(oga, 'Old lane', [main]);
    const params = { id: body.id };
    expect((await oa.call('deleteDevice', { params })).status).toBe(403);
    expect((await oga.call('deleteDevice', { params })).status).toBe(204);
    expect((await oga.call('getDevice', { params })).status).toBe(404);
    expect((await oga.call('deleteDevice', { params })).status).toBe(404);
    const { results } = (await oga.call('listDevices', { query: { search: 'Old lane' } })).body;
    expect(results).toEqual([]);
    expect((await pair(server, body.code)).status).toBe(400);
    expect((await create(oga, 'Old lane', [main])).body.fields).toEqual({ name: [ERROR.DEVICE_NAME_TAKEN] });
  });

  it('leads the QR code of a camera to the page for phones, whatever the code is, and changes nothing [DEV-04] [OUR-131]', async () => {
    const { body } = await create(oga, 'Camera 3', [main], { device_type: 'CAMERA' });
    for (const code of [body.code, 'ABCD-2345']) {
      const answer = await readLink(code);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, `/camera?code=${code}`]);
    }
    expect((await readLink('<script>')).statusCode).toBe(400);
    expect((await pair(server, body.code, 'CAMERA')).status).toBe(200);
  });
});

describe.each(ENGINES)('a device that runs a test, on %s', (engine) => {
  let lane: Lane;
  beforeAll(async () => {
    lane = await startLane(engine);
    await setFlags(lane.server, { dev_mode: true });
  });
  afterAll(() => lane.close());

  it('is not unlinked under it [DEV-02]', async () => {
    await lane.order({ test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' } });
    const oga = await signIn(lane.server, 'oga');
    expect(await oga.call('unlinkDeviceInDevMode', { params: { id: lane.deviceId } })).toMatchObject({
      status: 409,
      body: { name: 'DeviceInUse' },
    });
  });
});
