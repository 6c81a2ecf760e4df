import { dayAfter, type Schedule, startOfDay, today } from '@isopter/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { device, test, testBundle, testSchedule } from '../../platform/db/schema.ts';
import { type BundleLane, startBundleLane, TONES } from '../../../test/support/bundleLane.ts';
import { FAST } from '../../../test/support/lane.ts';
import { setOfficeClocks } from '../../../test/support/officeClock.ts';
import { ENGINES } from '../../../test/support/server.ts';
import { orderScheduled } from '../../edge/jobs/kinds.ts';

const ZONE = 'America/New_York';
const inDays = (days: number) => dayAfter(today(ZONE), days);

describe.each(ENGINES)('schedules on %s', (engine) => {
  let lane: BundleLane;

  beforeAll(async () => {
    lane = await startBundleLane(engine);
    await setOfficeClocks(lane.server.store.db, ZONE);
    await lane.server.store.db.update(device).set({ deviceType: 'H' }).where(eq(device.id, lane.deviceId));
  });
  afterEach(async () => {
    await lane.server.store.db.delete(testSchedule);
    await lane.free();
  });
  afterAll(() => lane.close());

  const home = async () => (await lane.order(FAST)).params.id;
  const schedule = (over: object) =>
    lane.doctor.call('createSchedule', {
      body: { patient: lane.setting.patient, period_in_days: 7, end_date: inDays(60), ...over },
    });
  const made = async (over: object = {}): Promise<Schedule> => {
    const { status, body } = await schedule({ test: await home(), ...over });
    expect(status).toBe(200);
    await lane.free();
    return body;
  };
  /** Runs the job as if it were some hours after the beginning of a day in the clinic. */
  const runOn = (day: string, hours = 0) =>
    orderScheduled(
      { db: lane.server.store.db, bus: lane.server.bus },
      new Date(startOfDay(day, ZONE).getTime() + hours * 3_600_000),
    );
  const read = async (id: string): Promise<Schedule> =>
    (await lane.doctor.call('getSchedule', { params: { id } })).body;
  const orderedBy = (id: string) => lane.server.store.db.select().from(test).where(eq(test.scheduleId, id));

  it('repeats a test of the patient on a device at home, with the next day [RECUR-05] [ENT-23]', async () => {
    const one = await made();
    expect(one).toMatchObject({
      patient: lane.setting.patient,
      period_in_days: 7,
      end_date: inDays(60),
      test: { test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' } },
      test_bundle: null,
      scheduled_entity: 'T',
    });
    const list = (query: object = {}) =>
      lane.doctor.call('listSchedules', { query: { patient: lane.setting.patient, ...query } });
    expect((await list()).body).toEqual({ results: [one], count: 1 });
    expect((await list({ scheduled_entity: 'B' })).body.count).toBe(0);
    expect((await list({ scheduled_entity: 'T', search: 'ava 24-2' })).body.count).toBe(1);
    expect((await list({ search: 'hearing' })).body.count).toBe(0);
    // sent again, as after an answer that was lost
    const again = await schedule({ test: one.test?.id, period_in_days: 14 });
    expect(again.body).toMatchObject({ id: one.id, period_in_days: 14 });
    expect((await list()).body.count).toBe(1);
  });

  it('refuses invalid values, at their field [RECUR-05]', async () => {
    const id = await home();
    const wrong = async (over: object) => {
      const { status, body } = await schedule({ test: id, ...over });
      return [status, Object.keys(body.fields ?? {})];
    };
    expect(await wrong({ end_date: inDays(-2) })).toEqual([400, ['end_date']]);
    expect(await wrong({ period_in_days: 1000 })).toEqual([400, ['period_in_days']]);
    expect(await wrong({ timezone: 'Mars/Olympus' })).toEqual([400, ['timezone']]);
    expect(await wrong({ patient: lane.other })).toEqual([400, ['test']]);
    const { db } = lane.server.store;
    await db.update(device).set({ deviceType: 'S' }).where(eq(device.id, lane.deviceId));
    expect(await wrong({})).toEqual([400, ['test']]);
    await db.update(device).set({ deviceType: 'H' }).where(eq(device.id, lane.deviceId));
    expect(await db.$count(testSchedule)).toBe(0);
  });

  it('is ordered from the first minute of its day in the clinic on, once, and gives it to the device [OUR-180]', async () => {
    const one = await made();
    await runOn(one.next_test_date, -0.02);
    expect(await orderedBy(one.id)).toEqual([]);
    await Promise.all([runOn(one.next_test_date), runOn(one.next_test_date)]);
    await runOn(one.next_test_date, 23);
    const [ordered, ...more] = await orderedBy(one.id);
    expect(more).toEqual([]);
    expect((await lane.ordered()).test_id).toBe(ordered?.id);
    const shown = (await lane.doctor.call('getTest', { params: { id: ordered?.id ?? '' } })).body;
    expect(shown).toMatchObject({ test_schedule: one.id, patient: lane.setting.patient, status: 'started' });
    expect((await read(one.id)).next_test_date).toBe(dayAfter(one.next_test_date, 7));
  });

  it('makes up for nothing after a stop of days, and keeps its rhythm [OUR-180]', async () => {
    const one = await made();
    await runOn(dayAfter(one.next_test_date, 16));
    expect(await orderedBy(one.id)).toHaveLength(1);
    expect((await read(one.id)).next_test_date).toBe(dayAfter(one.next_test_date, 21));
  });

  it('waits for a device that is taken, and begins when it is free [OUR-180]', async () => {
    const one = await made();
    const other = await home();
    await runOn(one.next_test_date);
    expect(await orderedBy(one.id)).toMatchObject([{ status: 'pending' }]);
    await lane.doctor.call('deleteTest', { params: { id: other } });
    await runOn(one.next_test_date, 1);
    expect(await orderedBy(one.id)).toMatchObject([{ status: 'started' }]);
  });

  it('orders nothing after its last day, even if no server ran until then [OUR-180]', async () => {
    const one = await made({ end_date: inDays(10) });
    await runOn(inDays(12));
    expect(await orderedBy(one.id)).toEqual([]);
    await runOn(inDays(30));
    expect(await orderedBy(one.id)).toEqual([]);
  });

  it('repeats a bundle with all its tests in their order [RECUR-05]', async () => {
    const { id } = await lane.begin({ test_descriptions: [TONES, FAST] });
    const { body } = await schedule({ test_bundle: id });
    expect(body).toMatchObject({
      scheduled_entity: 'B',
      test_bundle: { id, test_groups: [{ group: 'AUDIOLOGY' }, {}] },
    });
    await lane.free();
    await runOn(body.next_test_date);
    const tests = (await orderedBy(body.id)).toSorted((a, b) => (a.bundleIndex ?? 0) - (b.bundleIndex ?? 0));
    expect(tests).toMatchObject([
      { group: 'AUDIOLOGY', status: 'started', bundleIndex: 1 },
      { group: 'PERIMETRY', status: 'pending', bundleIndex: 2 },
    ]);
    const [bundle] = await lane.server.store.db
      .select()
      .from(testBundle)
      .where(eq(testBundle.id, tests[0]?.bundleId ?? ''));
    expect(bundle).toMatchObject({ patientId: lane.setting.patient });
    expect(bundle?.id).not.toBe(id);
  });

  it('changes its period and its end, and ends when it is deleted [RECUR-05]', async () => {
    const one = await made();
    const put = (body: object) => lane.doctor.call('updateSchedule', { params: { id: one.id }, body });
    expect((await put({ period_in_days: 30 })).body.next_test_date).toBe(dayAfter(one.next_test_date, 23));
    expect((await put({ end_date: inDays(-3) })).body.fields).toHaveProperty('end_date');
    expect((await put({ end_date: inDays(90), period_in_days: 7 })).body).toMatchObject({ end_date: inDays(90) });
    await runOn(one.next_test_date);
    expect((await lane.doctor.call('deleteSchedule', { params: { id: one.id } })).status).toBe(204);
    await runOn(dayAfter(one.next_test_date, 7));
    expect((await lane.doctor.call('getSchedule', { params: { id: one.id } })).status).toBe(404);
    const left = await lane.server.store.db
      .select()
      .from(test)
      .where(sql`${test.scheduleId} is not null`);
    expect(left).toEqual([]);
  });

  it('moves with a merged patient, and back [RECUR-05] [OUR-29]', async () => {
    const one = await made();
    await lane.doctor.call('mergePatient', { params: { id: one.patient }, body: { patient: lane.other } });
    expect((await read(one.id)).patient).toBe(lane.other);
    await runOn(one.next_test_date);
    expect(await orderedBy(one.id)).toMatchObject([{ patientId: lane.other }]);
    const [change] = (await lane.doctor.call('listPatientChanges', { params: { id: lane.other } })).body;
    expect((await lane.doctor.call('undoPatientChange', { params: { id: change.id } })).status).toBe(200);
    expect((await read(one.id)).patient).toBe(one.patient);
  });
});
