import { ERROR_NAME, LIVE_CLOSE } from '@isopter/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { account, audit, corporation, officeGroup, test } from '../../platform/db/schema.ts';
import { connect, pair, type ScriptedDevice, stimulus } from '../../../test/support/device.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { status } from '../../../test/support/lane.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { sandbox, type Sandbox } from '../../platform/outbox/sandbox.ts';
import type { Letter } from '../../platform/outbox/outbox.ts';
import { SAMPLE_PIN } from '../../access/preferences/demoPin.ts';

const HOUR_MS = 3_600_000;

describe.each(ENGINES)('a visit of the demo mode, on %s', (engine) => {
  let server: TestServer;
  let address: string;
  let sent: Sandbox;
  let isOutboxDown = false;
  let headset: ScriptedDevice;
  let demo: Browser;

  beforeAll(async () => {
    sent = sandbox();
    const sendLetter = (letter: Letter) =>
      isOutboxDown ? Promise.reject(new Error('no mail server')) : sent.outbox.sendLetter!(letter);
    server = await startServer(engine, 'small', undefined, { outbox: { ...sent.outbox, sendLetter } });
    address = await server.listen();
    headset = await connect(address, (await pair(server, 'SHOW-1')).body.token);
  });
  beforeEach(async () => {
    demo = await signIn(server, 'demo');
  });
  afterAll(async () => {
    headset.socket.terminate();
    await server.close();
  });

  const lock = async (ends_visit: boolean, who = demo) =>
    (await who.call('lockDemoMode', { body: { ends_visit } })).body;
  const givePin = (who = demo) => who.call('checkDemoPin', { body: { pin: SAMPLE_PIN } });

  /** A visitor gives their name and begins a test. */
  async function begin(name: string, who = demo) {
    const email = `${name.toLowerCase()}@example.org`;
    const { id: patient, doctor_id: doctor } = (await who.call('createDemoPatient', { body: { name, email } })).body;
    const { device, operator } = (await who.call('getPreferences')).body;
    const made = await who.call('createTest', {
      body: {
        status: 1,
        patient,
        device,
        doctor,
        operator,
        language: 'en',
        test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '30-2' },
      },
    });
    expect(made.status).toBe(200);
    const start = await headset.next((frame) => frame.type === 'start');
    if (start.type !== 'start') throw new Error('no order came');
    return { patient, email, order: start.test, test: made.body.id as string };
  }
  type Begun = Awaited<ReturnType<typeof begin>>;

  async function report({ order }: Begun, seq: number, value: Parameters<typeof status>[0]) {
    headset.report(order, seq, [status(value)]);
    await headset.next((frame) => frame.type === 'ack' && frame.seq === seq);
  }
  /** Ends a test that has begun, with something to report of it. */
  async function end(visit: Begun) {
    headset.report(visit.order, 2, [stimulus(1)]);
    await report(visit, 3, 'finished');
  }
  async function finish(visit: Begun) {
    await report(visit, 1, 'started');
    await end(visit);
  }
  const lettersTo = (email: string) => sent.messages().filter(({ to }) => to === email);
  const reach = async ({ patient, test: id }: Begun, who = demo) => [
    (await who.call('getPatient', { params: { id: patient } })).status,
    (await who.call('getTest', { params: { id } })).status,
    (await who.call('getTestProgress', { params: { id } })).status,
  ];

  it('shows visitors no PIN of tests at home (of OUR-535)', async () => {
    await server.store.db.update(officeGroup).set({
      preferences: sql`${officeGroup.preferences} || '{"enable_home_test_pin": true, "home_test_pin": "4711"}'`,
    });
    await lock(false);
    expect((await demo.call('getPreferences')).body.home_test_pin).toBeNull();
    await givePin();
    expect((await demo.call('getPreferences')).body.home_test_pin).toBe('4711');
  });

  it('is all that its session reaches until the PIN is given [OUR-535]', async () => {
    const former = await begin('Former');
    await finish(former);
    const visit = await begin('Vera');
    expect(await reach(visit)).toEqual([200, 200, 200]);
    expect(await reach(former)).toEqual([404, 404, 404]);
    for (const closed of [
      'listPatients',
      'listTests',
      'listActiveDevices',
      'listEmployees',
      'listAllDevices',
    ] as const) {
      const { status: code, body } = await demo.call(closed, { query: { limit: '5', offset: '0' } });
      expect([closed, code, body.name]).toEqual([closed, 403, ERROR_NAME.DEMO_MODE]);
    }
    const { device } = (await demo.call('getPreferences')).body;
    expect((await demo.call('getDevice', { params: { id: device } })).status).toBe(200);
    const staff = await signIn(server, 'demo');
    await givePin(staff);
    const [other] = (await staff.call('listAllDevices')).body.filter(({ id }: { id: string }) => id !== device);
    expect((await demo.call('getDevice', { params: { id: other.id } })).status).toBe(404);
    const { doctor_id: doctor } = (await staff.call('getPatient', { params: { id: former.patient } })).body;
    const foreign = { status: 1, device, doctor, operator: null, test_group: visit.order.test_group, language: 'en' };
    for (const patient of [former.patient, null]) {
      expect((await demo.call('createTest', { body: { ...foreign, patient } })).status).toBe(404);
    }
    await finish(visit);
  });

  it('ends only with the PIN, in the session in which it is entered [OUR-535] [DEMO-04]', async () => {
    const off = { body: { enable_demo_mode: false } };
    const refused = await demo.call('updatePreferences', off);
    expect([refused.status, refused.body.name]).toEqual([403, ERROR_NAME.DEMO_MODE]);
    expect((await demo.call('updatePreferences', { body: { device: null } })).status).toBe(403);
    expect((await demo.call('updatePreferences', { body: { app_language: 'es-es' } })).status).toBe(204);
    expect((await demo.call('checkDemoPin', { body: { pin: '1357' } })).status).toBe(400);
    expect((await demo.call('listPatients')).status).toBe(403);
    const elsewhere = await signIn(server, 'demo');
    expect((await givePin()).status).toBe(204);
    expect((await demo.call('listPatients')).status).toBe(200);
    expect((await elsewhere.call('listPatients')).status).toBe(403);
    // the start screen and a reload give the window to visitors again
    expect(await lock(false)).toEqual({ test: null });
    expect((await demo.call('listPatients')).status).toBe(403);
    await givePin();
    expect((await demo.call('updatePreferences', off)).status).toBe(204);
    expect((await elsewhere.call('listPatients')).status).toBe(200);
    await elsewhere.call('updatePreferences', { body: { enable_demo_mode: true, app_language: 'en-us' } });
    expect((await demo.call('listPatients')).status).toBe(403);
  });

  it('is not left through another office group [OUR-535]', async () => {
    const { db } = server.store;
    const [ca] = await db.select().from(account).where(eq(account.username, 'ca'));
    const [own] = await db.select().from(officeGroup).where(eq(officeGroup.id, ca!.officeGroupId));
    const [shared] = await db.select().from(corporation);
    const flags = { ...own!.flags, demo_mode: true };
    await db.update(officeGroup).set({ flags }).where(eq(officeGroup.id, own!.id));
    const [sister] = await db
      .insert(officeGroup)
      .values({ name: 'Sister', corporationId: own!.corporationId ?? shared!.id })
      .returning();
    const preferences = { ...ca!.preferences, enable_demo_mode: true };
    await db.update(account).set({ preferences }).where(eq(account.id, ca!.id));
    const visitor = await signIn(server, 'ca');
    const headers = { 'x-office-group': sister!.id };
    expect((await visitor.call('listPatients', { headers })).status).toBe(401);
    expect((await visitor.call('switchOfficeGroup', { body: { office_group: sister!.id } })).status).toBe(403);
    await givePin(visitor);
    expect((await visitor.call('listPatients', { headers })).status).toBe(200);
  });

  it('is taken up again after a reload while its test runs, and ended by the start screen [OUR-537]', async () => {
    const visit = await begin('Reloading');
    await report(visit, 1, 'started');
    expect(await lock(false)).toEqual({ test: visit.test });
    expect(await reach(visit)).toEqual([200, 200, 200]);
    expect(await lock(true)).toEqual({ test: null });
    expect(await reach(visit)).toEqual([404, 404, 404]);
    await report(visit, 2, 'finished');
  });

  it('ends with its test, for sockets as well [OUR-537]', async () => {
    for (const last of ['finished', 'failed'] as const) {
      const visit = await begin('Ending');
      await report(visit, 1, 'started');
      await report(visit, 2, last);
      expect(await reach(visit)).toEqual([404, 404, 404]);
      expect(await lock(false)).toEqual({ test: null });
      const cookie = Object.entries(demo.cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
      const socket = new WebSocket(`${address.replace('http', 'ws')}/live/tests/${visit.test}`, {
        headers: { cookie, origin: address },
      });
      expect(await new Promise((resolve) => socket.once('close', resolve))).toBe(LIVE_CLOSE.missing);
    }
  });

  it('sends its report by the server, once, with no monitor open [OUR-536] [DEMO-05]', async () => {
    const visit = await begin('Closing');
    await report(visit, 1, 'started');
    await demo.call('signOut');
    await end(visit);
    const [letter] = await eventually(() => {
      const letters = lettersTo(visit.email);
      expect(letters).toHaveLength(1);
      return letters;
    });
    expect(letter).toMatchObject({ attachment: { name: 'report.pdf', type: 'application/pdf' } });
    await eventually(async () => {
      const [row] = await server.store.db.select().from(test).where(eq(test.id, visit.test));
      expect(row?.reportDue).toBeNull();
    });
    const rows = await server.store.db.select().from(audit).where(eq(audit.action, 'sendTestReport'));
    const theirs = rows.filter(({ objectIds }) => objectIds.includes(visit.test));
    expect(theirs).toMatchObject([{ actorKind: 'server', patientIds: [visit.patient] }]);
  });

  it(
    'sends its report later where no letter could be handed over, and no report of a test of the staff [OUR-536]',
    { tags: '@all' },
    async () => {
      const { db } = server.store;
      isOutboxDown = true;
      const visit = await begin('Waiting');
      await finish(visit);
      // tried, and due again in five minutes
      const due = await eventually(async () => {
        const [row] = await db.select().from(test).where(eq(test.id, visit.test));
        expect(row!.reportDue!.getTime()).toBeGreaterThan(Date.now() + 60_000);
        return row!.reportDue;
      });
      expect(due).not.toBeNull();
      isOutboxDown = false;
      await db.update(test).set({ reportDue: new Date() }).where(eq(test.id, visit.test));
      await eventually(() => expect(lettersTo(visit.email)).toHaveLength(1));

      await givePin();
      const staff = await begin('Staffed');
      await givePin();
      const [made] = await db.select().from(test).where(eq(test.id, staff.test));
      expect(made?.visitHost).toBe('localhost');
      await db.update(test).set({ visitHost: null }).where(eq(test.id, staff.test));
      await finish(staff);
      const [ended] = await db.select().from(test).where(eq(test.id, staff.test));
      expect(ended).toMatchObject({ status: 'finished', reportDue: null });
    },
  );

  it('has its report given up after a day, and of a test that was deleted [OUR-536]', { tags: '@all' }, async () => {
    const { db } = server.store;
    isOutboxDown = true;
    for (const [name, change] of [
      ['Late', { timeEnd: new Date(Date.now() - 25 * HOUR_MS) }],
      ['Deleted', { deleted: new Date() }],
    ] as const) {
      const visit = await begin(name);
      await finish(visit);
      await db
        .update(test)
        .set({ ...change, reportDue: new Date() })
        .where(eq(test.id, visit.test));
      await eventually(async () => {
        const [row] = await db.select().from(test).where(eq(test.id, visit.test));
        expect(row?.reportDue).toBeNull();
      });
      expect(lettersTo(visit.email)).toEqual([]);
    }
    isOutboxDown = false;
  });
});
