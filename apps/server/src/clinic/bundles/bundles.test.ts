import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { test } from '../../platform/db/schema.ts';
import { type BundleLane, FIELD, startBundleLane, TONES } from '../../../test/support/bundleLane.ts';
import { connect } from '../../../test/support/device.ts';
import { status } from '../../../test/support/lane.ts';
import { ENGINES, signIn } from '../../../test/support/server.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { expirePendingTests } from '../../edge/jobs/kinds.ts';
import { setStatus } from '../tests/lifecycle.ts';

describe.each(ENGINES)('bundles on %s', (engine) => {
  let lane: BundleLane;

  beforeAll(async () => {
    lane = await startBundleLane(engine);
  });
  afterEach(() => lane.free());
  afterAll(() => lane.close());

  const statusOf = async (id: string) => (await lane.doctor.call('getTest', { params: { id } })).body.status;
  const testsOf = (id: string) =>
    lane.server.store.db.select().from(test).where(eq(test.bundleId, id)).orderBy(test.bundleIndex);

  it('run their tests one after the other, and return the current one [BUND-12] [BUND-18]', async () => {
    const { id, first } = await lane.begin();
    expect(first.test_group).toMatchObject({ group: 'PERIMETRY' });
    const before = await lane.read(id);
    expect(before).toMatchObject({
      status: { name: 'started' },
      patient: lane.setting.patient,
      test_bundle_index: 1,
      total_test_count: 2,
      current_test: { id: first.test_id, using_device: lane.setting.device },
      next_test: { test_group: { group: 'AUDIOLOGY' } },
      test_groups: [{ group: 'PERIMETRY' }, { group: 'AUDIOLOGY' }],
    });
    const nextId = before.next_test.id as string;
    expect(await statusOf(nextId)).toBe('pending');
    expect((await lane.doctor.call('getTest', { params: { id: first.test_id } })).body.test_bundle).toEqual({
      id,
      status: 'started',
    });
    const last = await lane.doctor.call('getPatient', { params: { id: lane.setting.patient } });
    expect(last.body.last_test.id).toBe(first.test_id);

    const monitor = lane.watch(first.test_id);
    await monitor.next(({ type }) => type === 'ready');
    lane.headset.report(first, 1, [status('started'), status('finished')]);
    await monitor.next(({ data }) => data.status === 'finished');
    // By the time a monitor hears of the end, the bundle names the next test.
    expect(await lane.read(id)).toMatchObject({
      status: { name: 'started' },
      test_bundle_index: 2,
      current_test: { id: nextId },
      next_test: null,
    });
    monitor.socket.close();
    const second = await lane.ordered();
    expect(second.test_id).toBe(nextId);
    expect(await statusOf(nextId)).toBe('started');
    expect((await lane.create()).body.name).toBe('DeviceInUse');
    expect((await lane.doctor.call('getPatient', { params: { id: lane.setting.patient } })).body.last_test.id).toBe(
      nextId,
    );
    const [running] = (await lane.doctor.call('listActiveDevices')).body;
    expect(running.running_test).toMatchObject({ id: nextId, test_bundle: id });

    lane.headset.report(second, 1, [status('finished')]);
    await lane.headset.next((frame) => frame.type === 'ack' && frame.test_id === nextId);
    expect(await lane.read(id)).toMatchObject({ status: { name: 'finished' }, test_bundle_index: 2, next_test: null });
    expect((await lane.doctor.call('getDevice', { params: { id: lane.setting.device } })).body.in_use).toBe(false);
  });

  it('end with a failed test; waiting tests expire [BUND-11] [MON-24]', async () => {
    const { id, first } = await lane.begin({ test_descriptions: [FIELD, TONES, TONES] });
    lane.headset.report(first, 1, [status('failed')]);
    await lane.headset.next((frame) => frame.type === 'ack' && frame.test_id === first.test_id);
    expect(await lane.read(id)).toMatchObject({
      status: { name: 'failed' },
      test_bundle_index: 1,
      current_test: { id: first.test_id },
      next_test: null,
    });
    expect((await testsOf(id)).map((row) => row.status)).toEqual(['failed', 'expired', 'expired']);
    expect((await lane.doctor.call('getDevice', { params: { id: lane.setting.device } })).body.in_use).toBe(false);
  });

  it('continue with the next test when one is canceled, and are deleted with the last', async () => {
    const { id, first } = await lane.begin();
    expect((await lane.doctor.call('deleteTest', { params: { id: first.test_id } })).status).toBe(204);
    expect(await lane.headset.next(({ type }) => type === 'cancel')).toMatchObject({ test_id: first.test_id });
    const second = await lane.ordered();
    expect(await lane.read(id)).toMatchObject({
      test_bundle_index: 1,
      total_test_count: 1,
      current_test: { id: second.test_id },
    });
    await lane.doctor.call('deleteTest', { params: { id: second.test_id } });
    expect((await lane.doctor.call('getTestBundle', { params: { id } })).status).toBe(404);
  });

  it('are canceled as a whole; finished tests stay', async () => {
    const { id, first } = await lane.begin();
    lane.headset.report(first, 1, [status('finished')]);
    const second = await lane.ordered();
    expect((await lane.doctor.call('cancelTestBundle', { params: { id } })).status).toBe(204);
    expect(await lane.headset.next(({ type }) => type === 'cancel')).toMatchObject({ test_id: second.test_id });
    expect(await lane.read(id)).toMatchObject({ status: { name: 'finished' }, total_test_count: 1 });
    expect((await lane.doctor.call('cancelTestBundle', { params: { id } })).status).toBe(409);

    const fresh = await lane.begin();
    await lane.doctor.call('cancelTestBundle', { params: { id: fresh.id } });
    expect((await lane.doctor.call('getTestBundle', { params: { id: fresh.id } })).status).toBe(404);
    expect(await lane.headset.next(({ type }) => type === 'cancel')).toMatchObject({ test_id: fresh.first.test_id });
  });

  it('resume where they stopped, and no test can begin before its turn [BUND-11] [MON-24]', async () => {
    const { id, first } = await lane.begin();
    const waiting = (await lane.read(id)).next_test.id as string;
    expect((await lane.doctor.call('restartTest', { params: { id: waiting } })).body.name).toBe('TestWaiting');
    expect((await lane.doctor.call('updateTest', { params: { id: waiting }, body: { status: 1 } })).status).toBe(409);
    lane.headset.report(first, 1, [status('started')]);
    await lane.headset.next((frame) => frame.type === 'ack' && frame.seq === 1);
    await setStatus(lane.server.store.db, first.test_id, 'stopped');
    expect(await lane.read(id)).toMatchObject({ status: { name: 'stopped' }, test_bundle_index: 1 });
    await lane.doctor.call('updateTest', { params: { id: first.test_id }, body: { status: 1 } });
    expect((await lane.ordered()).test_id).toBe(first.test_id);
    await lane.doctor.call('deleteTestBundle', { params: { id } });
    expect((await testsOf(id)).every(({ deleted }) => deleted !== null)).toBe(true);
  });

  it('waits for a headset that is switched off, in each of its tests', async () => {
    const { id, first } = await lane.begin();
    lane.headset.report(first, 1, [status('finished')]);
    const second = await lane.ordered();
    lane.headset.socket.close();
    await eventually(async () => {
      expect((await lane.doctor.call('getDevice', { params: { id: lane.setting.device } })).body.active).toBe(false);
    });
    await lane.doctor.call('deleteTestBundle', { params: { id } });
    const off = await lane.create();
    expect(await lane.read(off.body.id)).toMatchObject({ status: { name: 'pending' }, test_bundle_index: 1 });
    lane.headset = await connect(lane.address, lane.token);
    expect(lane.headset.welcome.test?.test_id).toBe(off.body.current_test.id);
    expect(await lane.read(off.body.id)).toMatchObject({ status: { name: 'started' } });
    expect(second.test_id).not.toBe(first.test_id);
    await lane.doctor.call('deleteTestBundle', { params: { id: off.body.id } });
  });

  it('expire as a whole if they are not started [BUND-11]', async () => {
    const { id } = await lane.begin();
    await lane.server.store.db.update(test).set({ status: 'pending', timeStart: null }).where(eq(test.bundleId, id));
    await expirePendingTests({ db: lane.server.store.db, bus: lane.server.bus }, new Date(Date.now() + 25 * 3_600_000));
    expect(await lane.read(id)).toMatchObject({ status: { name: 'expired' }, current_test: expect.anything() });
  });

  it('lists a patient’s bundles by their groups, newest first [BUND-12]', async () => {
    const { id } = await lane.begin({ test_descriptions: [TONES] });
    const list = (query: object) =>
      lane.doctor.call('listTestBundles', {
        query: { patient: lane.setting.patient, ...query } as Record<string, string>,
      });
    expect((await list({})).body.results[0].id).toBe(id);
    const page = (await list({ limit: '1', offset: '0' })).body;
    expect(page.results).toHaveLength(1);
    expect(page.count).toBeGreaterThan(1);
    const found = (await list({ search: 'pure tone' })).body.results;
    expect(found.length).toBeGreaterThan(0);
    for (const bundle of found) expect(JSON.stringify(bundle.test_groups)).toContain('PURE_TONE');
    expect((await list({ search: 'nothing of the kind' })).body).toEqual({ results: [], count: 0 });
    const stranger = await signIn(lane.server, 'harbour');
    expect((await stranger.call('getTestBundle', { params: { id } })).status).toBe(404);
    expect((await stranger.call('deleteTestBundle', { params: { id } })).status).toBe(404);
    await lane.doctor.call('deleteTestBundle', { params: { id } });
    expect((await list({})).body.results.map((one: { id: string }) => one.id)).not.toContain(id);
  });

  it('moves to another patient once it is finished, with its tests [BUND-12]', async () => {
    const { id, first } = await lane.begin({ test_descriptions: [TONES] });
    const move = () => lane.doctor.call('moveTestBundle', { params: { id }, body: { patient: lane.other } });
    expect((await move()).body.name).toBe('TestNotFinished');
    lane.headset.report(first, 1, [status('finished')]);
    await lane.headset.next((frame) => frame.type === 'ack' && frame.test_id === first.test_id);
    expect((await move()).status).toBe(204);
    expect((await lane.read(id)).patient).toBe(lane.other);
    expect((await lane.doctor.call('getTest', { params: { id: first.test_id } })).body.patient).toBe(lane.other);
    expect((await move()).status).toBe(400);
    const technician = await signIn(lane.server, 'ta');
    expect((await technician.call('moveTestBundle', { params: { id }, body: { patient: lane.other } })).status).toBe(
      403,
    );
  });
});
