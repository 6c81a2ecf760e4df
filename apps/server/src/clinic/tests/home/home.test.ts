import { dayAfter, startOfDay, today } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { device, patient, test, testSchedule } from '../../../platform/db/schema.ts';
import { type BundleLane, FIELD, startBundleLane, TONES } from '../../../../test/support/bundleLane.ts';
import { connect, stimulus } from '../../../../test/support/device.ts';
import { FAST, status } from '../../../../test/support/lane.ts';
import { browser, ENGINES, signIn } from '../../../../test/support/server.ts';
import { expirePendingTests, orderScheduled } from '../../../edge/jobs/kinds.ts';
import { sandbox, type Sandbox } from '../../../platform/outbox/sandbox.ts';
import { asksFor } from './homePin.ts';
import { tellPatients } from './notices.ts';

const PIN = '4821';
const REACHED = { patient_email: 'amina@example.org' };
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

describe.each(ENGINES)('tests at home on %s', (engine) => {
  let lane: BundleLane;
  let sent: Sandbox;

  beforeAll(async () => {
    lane = await startBundleLane(engine);
    await lane.server.store.db.update(device).set({ deviceType: 'H' }).where(eq(device.id, lane.deviceId));
    const oga = await signIn(lane.server, 'oga');
    const { status: code } = await oga.call('updatePreferences', {
      body: { enable_home_test_pin: true, home_test_pin: PIN },
    });
    expect(code).toBe(204);
  });
  afterEach(async () => {
    await lane.server.store.db.delete(testSchedule);
    await lane.free();
    await lane.server.store.db.update(test).set({ noticeDue: null });
  });
  afterAll(() => lane.close());

  const tell = (now = Date.now(), ways: object = {}) => {
    sent ??= sandbox();
    const { db } = lane.server.store;
    return tellPatients({ db, outbox: sent.outbox, address: 'https://isopter.example', ...ways }, new Date(now));
  };
  const messages = () => {
    const all = sent.messages();
    sent = sandbox();
    return all;
  };
  const row = async (id: string) => {
    const [found] = await lane.server.store.db.select().from(test).where(eq(test.id, id));
    if (!found) throw new Error('no such test');
    return found;
  };
  const shown = async (id: string) => (await lane.doctor.call('getTest', { params: { id } })).body;
  const synced = async (id: string) =>
    (await lane.doctor.call('listSyncProgress', { query: { id__in: id } })).body[0].percentage;

  it('send the patient one letter with the PIN and instructions in their language [FORM-34] [OUR-190]', async () => {
    const { order, params } = await lane.order({ ...FAST, ...REACHED, language: 'es' });
    await Promise.all([tell(), tell()]);
    await tell(Date.now() + DAY_MS / 2);
    const [letter, ...more] = messages();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ kind: 'letter', to: REACHED.patient_email });
    expect(letter?.text).toContain(`introduzca ${PIN}`);
    expect(letter?.text).toContain('https://isopter.example/home-test/es-es');
    // the headset can check it, and others cannot read it
    expect(order.home_pin && asksFor(order.home_pin, PIN)).toBe(true);
    expect(order.home_pin && asksFor(order.home_pin, '4822')).toBe(false);
    expect(JSON.stringify(order)).not.toContain(PIN);
    expect(JSON.stringify(await shown(params.id))).not.toContain('home_pin');
    const page = await browser(lane.server).send('GET', '/home-test/es-es');
    expect(page.body).toContain('Su prueba en casa');
  });

  it('use the patient’s language if there are no letters in the test’s language [OUR-802]', async () => {
    const { db } = lane.server.store;
    const speak = (language: 'ar' | null) =>
      db.update(patient).set({ instructionLanguage: language }).where(eq(patient.id, lane.setting.patient));
    await speak('ar');
    for (const [language, written] of [
      ['fi', 'ar-eg'],
      ['es', 'es-es'],
    ]) {
      await lane.order({ ...FAST, ...REACHED, language });
      await tell();
      expect(messages()[0]?.text).toContain(`https://isopter.example/home-test/${written}`);
      await lane.free();
    }
    await speak(null);
  });

  it('send a text message if only a phone is known [OUR-190]', async () => {
    await lane.order({ ...FAST, patient_phone: '+12125550147' });
    await tell();
    expect(messages()).toMatchObject([{ kind: 'text', to: '+12125550147' }]);
  });

  it('retry failed letters, and give up after a day [OUR-190]', async () => {
    await lane.order({ ...FAST, ...REACHED });
    const broken = { outbox: { sendLetter: () => Promise.reject(new Error('no server')) } };
    await expect(tell(Date.now(), broken)).rejects.toThrow('1 notices could not be sent');
    await tell(Date.now() + MINUTE_MS);
    expect(messages()).toEqual([]);
    await tell(Date.now() + 6 * MINUTE_MS);
    expect(messages()).toHaveLength(1);
    await lane.free();
    await lane.order({ ...FAST, ...REACHED });
    await tell(Date.now() + 2 * DAY_MS);
    expect(messages()).toEqual([]);
  });

  it('send one letter for a bundle, and one for the next test of a schedule, with a new check of the PIN [OUR-190]', async () => {
    const { first } = await lane.begin({ test_descriptions: [FIELD, TONES], ...REACHED });
    await tell();
    expect(messages()).toHaveLength(1);
    await lane.free();
    const { params } = await lane.order({ ...FAST, ...REACHED });
    await tell();
    messages();
    await lane.server.store.db
      .update(patient)
      .set({ email: 'moved@example.org' })
      .where(eq(patient.id, lane.setting.patient));
    const schedule = await lane.doctor.call('createSchedule', {
      body: {
        patient: lane.setting.patient,
        period_in_days: 7,
        end_date: dayAfter(today('America/Chicago'), 60),
        test: params.id,
      },
    });
    await lane.free();
    const next = new Date(startOfDay(schedule.body.next_test_date, 'America/Chicago'));
    const { store, bus } = lane.server;
    await orderScheduled({ db: store.db, bus }, next);
    const order = await lane.ordered();
    expect(order.home_pin && asksFor(order.home_pin, PIN)).toBe(true);
    expect(order.home_pin?.salt).not.toBe(first.home_pin?.salt);
    await store.db.update(test).set({ noticeDue: new Date() }).where(eq(test.id, order.test_id));
    await tell();
    const [letter] = messages();
    // as the patient is reached by now
    expect(letter).toMatchObject({ kind: 'letter', to: 'moved@example.org' });
    expect(letter?.text).toContain('It is time for your next test');
  });

  it('continue offline, are transferred, and then have the headset’s status [LIST-05] [LIST-06] [OUR-191]', async () => {
    const { order, params } = await lane.order({ ...FAST, ...REACHED });
    lane.headset.report(order, 1, [status('started'), stimulus(1)]);
    await lane.acknowledged(2);
    lane.headset.socket.terminate();
    await expect.poll(async () => (await shown(params.id)).offline).toBe(true);
    expect(await shown(params.id)).toMatchObject({ status: 'started' });
    expect((await lane.doctor.call('deleteTest', { params })).body.name).toBe('ExternallyManagedTest');
    expect((await lane.doctor.call('restartTest', { params })).body.name).toBe('ExternallyManagedTest');

    const held = { test_id: order.test_id, run: 1, seq: 8 };
    lane.headset = await connect(lane.address, lane.token, held);
    expect(lane.headset.welcome).toMatchObject({ test: { test_id: order.test_id }, acknowledged: 2 });
    lane.headset.report(order, 3, [stimulus(2), status('paused'), status('started')]);
    await lane.acknowledged(5);
    expect(await shown(params.id)).toMatchObject({ status: 'syncing', offline: true });
    expect(await synced(params.id)).toBe(62.5);
    lane.headset.report(order, 6, [stimulus(3), stimulus(4), status('finished')]);
    await lane.acknowledged(8);
    expect(await shown(params.id)).toMatchObject({ status: 'finished', offline: false });
    expect(await synced(params.id)).toBe(0);
  });

  it('have the headset’s status when all records are transferred before the end [LIST-05]', async () => {
    const { order, params } = await lane.order({ ...FAST, ...REACHED });
    lane.headset.report(order, 1, [status('started')]);
    await lane.acknowledged(1);
    lane.headset = await connect(lane.address, lane.token, { test_id: order.test_id, run: 1, seq: 3 });
    lane.headset.report(order, 2, [status('paused')]);
    await lane.acknowledged(2);
    lane.headset.report(order, 3, [stimulus(1)]);
    await lane.acknowledged(3);
    expect(await shown(params.id)).toMatchObject({ status: 'paused', offline: false });
    // all records have been transferred
    lane.headset.report(order, 4, [status('started')]);
    await lane.acknowledged(4);
    expect(await shown(params.id)).toMatchObject({ status: 'started' });
  });

  it('waits thirty days for a headset at home, and then its device is free [LIST-11] [OUR-192]', async () => {
    const { params } = await lane.order({ ...FAST, ...REACHED });
    lane.headset.socket.terminate();
    await expect.poll(async () => (await row(params.id)).offline).toBe(true);
    const { store, bus } = lane.server;
    await expirePendingTests({ db: store.db, bus }, new Date(Date.now() + 29 * DAY_MS));
    expect((await row(params.id)).status).toBe('started');
    await expirePendingTests({ db: store.db, bus }, new Date(Date.now() + 31 * DAY_MS));
    expect((await row(params.id)).status).toBe('expired');
    const [freed] = await store.db.select().from(device).where(eq(device.id, lane.deviceId));
    expect(freed?.testId).toBeNull();
    lane.headset = await connect(lane.address, lane.token);
  });
});
