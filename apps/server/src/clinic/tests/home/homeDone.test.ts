import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account, device, patient, test } from '../../../platform/db/schema.ts';
import { type BundleLane, startBundleLane, TONES } from '../../../../test/support/bundleLane.ts';
import { connect } from '../../../../test/support/device.ts';
import { FAST, status } from '../../../../test/support/lane.ts';
import { type Browser, ENGINES } from '../../../../test/support/server.ts';
import { sandbox, type Sandbox } from '../../../platform/outbox/sandbox.ts';
import { tellDoctors } from './doneNotices.ts';

const ADDRESS = 'https://isopter.example';
const REACHED = { patient_email: 'amina@example.org' };
const TWO = { test_descriptions: [TONES, TONES], ...REACHED };
const HOUR_MS = 3_600_000;

const prefer = async (who: Browser, body: object) => {
  expect((await who.call('updatePreferences', { body })).status).toBe(204);
};

describe.each(ENGINES)('tests finished at home on %s', (engine) => {
  let lane: BundleLane;
  let sent: Sandbox;

  beforeAll(async () => {
    lane = await startBundleLane(engine);
  });
  beforeEach(async () => {
    sent = sandbox();
    await lane.server.store.db.update(device).set({ deviceType: 'H' }).where(eq(device.id, lane.deviceId));
    await prefer(lane.oga, { enable_notifications_on_home_test_completion: true });
  });
  afterEach(async () => {
    await lane.free();
    await lane.server.store.db.update(test).set({ doneDue: null });
  });
  afterAll(() => lane.close());

  const tell = (now = Date.now() + 1, ways: object = {}) => {
    const { db } = lane.server.store;
    return tellDoctors({ db, outbox: sent.outbox, address: ADDRESS, ...ways }, new Date(now));
  };
  const finished = async (over: object = {}) => {
    const { order, params } = await lane.order({ ...FAST, ...REACHED, ...over });
    await lane.finish(order, 1);
    return params.id;
  };

  it(
    'send one letter to their doctor, without naming the patient [OUR-370] (of PREF-02)',
    { tags: '@all' },
    async () => {
      await prefer(lane.doctor, { app_language: 'es-es' });
      const id = await finished();
      await lane.server.restart();
      lane.address = await lane.server.listen();
      lane.headset = await connect(lane.address, lane.token);
      await Promise.all([tell(), tell()]);
      await tell(Date.now() + HOUR_MS);
      await prefer(lane.doctor, { app_language: 'en-us' });
      const [letter, ...more] = sent.messages();
      expect(more).toEqual([]);
      expect(letter).toMatchObject({ kind: 'letter', to: 'doctor@isopter.example' });
      expect(letter?.text).toContain('Ha terminado una prueba');
      expect(letter?.text).toContain(`${ADDRESS}/tests/findings/${id}`);
      const { setting, server } = lane;
      const [tested] = await server.store.db.select().from(patient).where(eq(patient.id, setting.patient));
      const said = JSON.stringify(letter);
      for (const theirs of [tested?.firstName, tested?.lastName, tested?.patientIdNumber, setting.patient]) {
        expect(theirs).toBeTruthy();
        expect(said).not.toContain(theirs);
      }
    },
  );

  it('send the letter to the user who ordered them if their doctor has no account [OUR-370]', async () => {
    const doctors = (await lane.doctor.call('listDoctors')).body as { id: string }[];
    const other = doctors.find(({ id }) => id !== lane.people.doctor);
    await finished({ doctor: other?.id });
    await tell();
    expect(sent.messages()).toMatchObject([{ to: 'doctor@isopter.example' }]);
  });

  it('send no letter to suspended users [OUR-370]', async () => {
    const { db } = lane.server.store;
    const doctor = eq(account.username, 'doctor');
    await finished();
    await db.update(account).set({ active: false }).where(doctor);
    await tell();
    await db.update(account).set({ active: true }).where(doctor);
    expect(sent.messages()).toEqual([]);
  });

  it('send letters only for finished tests at home, if the clinic’s preference is on [OUR-370]', async () => {
    const { order } = await lane.order({ ...FAST, ...REACHED });
    lane.headset.report(order, 1, [status('started')]);
    await lane.acknowledged(1);
    await tell();
    lane.headset.report(order, 2, [status('failed')]);
    await lane.acknowledged(2);
    await tell();
    await prefer(lane.oga, { enable_notifications_on_home_test_completion: false });
    await finished();
    await tell();
    await prefer(lane.oga, { enable_notifications_on_home_test_completion: true });
    await lane.server.store.db.update(device).set({ deviceType: 'S' }).where(eq(device.id, lane.deviceId));
    await finished();
    await tell();
    expect(sent.messages()).toEqual([]);
  });

  it('retry the letter for a day if the mail server fails [OUR-370]', async () => {
    const broken = { outbox: { sendLetter: () => Promise.reject(new Error('no server')) } };
    await finished();
    await expect(tell(Date.now() + 1, broken)).rejects.toThrow('1 notices could not be sent');
    await tell(Date.now() + HOUR_MS / 60);
    expect(sent.messages()).toEqual([]);
    await tell(Date.now() + HOUR_MS / 10);
    expect(sent.messages()).toHaveLength(1);
    await finished();
    await tell(Date.now() + 25 * HOUR_MS);
    expect(sent.messages()).toHaveLength(1);
  });

  it('send one letter for a bundle, when none of its tests is open [OUR-370]', async () => {
    const { id, first } = await lane.begin(TWO);
    await lane.finish(first, 1);
    await tell();
    expect(sent.messages()).toEqual([]);
    await lane.finish(await lane.ordered(), 1);
    await tell();
    await tell(Date.now() + HOUR_MS);
    const [letter, ...more] = sent.messages();
    expect(more).toEqual([]);
    expect(letter?.text).toContain(`${ADDRESS}/tests/bundles/view/${id}`);
  });

  it('send the letter for a bundle whose last test failed, also long after the first [OUR-370]', async () => {
    const { db } = lane.server.store;
    const { id, first } = await lane.begin(TWO);
    await lane.finish(first, 1);
    const last = await lane.ordered();
    const longAgo = new Date(Date.now() - 48 * HOUR_MS);
    await db.update(test).set({ timeEnd: longAgo, doneDue: longAgo }).where(eq(test.id, first.test_id));
    await tell();
    expect(sent.messages()).toEqual([]);
    lane.headset.report(last, 1, [status('failed')]);
    await lane.acknowledged(1);
    await tell();
    expect(sent.messages()).toHaveLength(1);
    expect(sent.messages()[0]).toMatchObject({ text: expect.stringContaining(id) });
  });
});
