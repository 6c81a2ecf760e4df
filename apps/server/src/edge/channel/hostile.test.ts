import type { RecordEvent, ServerFrame } from '@isopter/contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { device, deviceOffice, office, officeGroup, patient, test, testRecord } from '../../platform/db/schema.ts';
import { connect, pair, type ScriptedDevice, stimulus } from '../../../test/support/device.ts';
import { type Lane, startLane, status } from '../../../test/support/lane.ts';
import { ENGINES } from '../../../test/support/server.ts';
import { storeRecords } from './ingest.ts';

const FIELD = { test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' } };

/** Collects the frames that a headset receives from now on. */
const listen = ({ socket }: ScriptedDevice): ServerFrame[] => {
  const heard: ServerFrame[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as ServerFrame));
  return heard;
};
/** Resolves once the server has read what a headset has sent: it answers pings in order. */
const arrived = ({ socket }: ScriptedDevice) =>
  new Promise<void>((resolve) => {
    socket.once('pong', () => resolve());
    socket.ping();
  });

/** docs/device-channel.md, "What is refused" */
describe.each(ENGINES)('a headset that is faulty or hostile, on %s', (engine) => {
  let lane: Lane;
  /** One of the same clinic and one of another. */
  let neighbour: ScriptedDevice;
  let stranger: ScriptedDevice;
  let strangerId: string;

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    lane = await startLane(engine);
    const { db } = lane.server.store;
    const [harbour] = await db.select().from(officeGroup).where(eq(officeGroup.name, 'Harbour Vision Center'));
    const officeGroupId = harbour?.id ?? '';
    const [made] = await db
      .insert(device)
      .values({ officeGroupId, name: 'Harbour headset', deviceType: 'S', code: 'HARB-1' })
      .returning();
    strangerId = made?.id ?? '';
    const [quay] = await db.select().from(office).where(eq(office.officeGroupId, officeGroupId));
    await db.insert(deviceOffice).values({ deviceId: strangerId, officeId: quay?.id ?? '' });
    neighbour = await connect(lane.address, (await pair(lane.server, 'LANE-2')).body.token);
    stranger = await connect(lane.address, (await pair(lane.server, 'HARB-1')).body.token);
  });
  afterEach(() => lane.server.store.db.update(device).set({ testId: null }));
  afterAll(async () => {
    neighbour.socket.terminate();
    stranger.socket.terminate();
    await lane.close();
    vi.useRealTimers();
  });

  const rowOf = async (id: string) => {
    const [row] = await lane.server.store.db.select().from(test).where(eq(test.id, id));
    return row;
  };
  const recordsOf = (id: string) =>
    lane.server.store.db.select().from(testRecord).where(eq(testRecord.testId, id)).orderBy(asc(testRecord.seq));
  it.each(['first', 'last'])(
    'that reports on another headset’s test, %s in a common batch, is the only one refused [SRV-02] [SRV-07]',
    async (when) => {
      const { order, params } = await lane.order(FIELD);
      const { test_id: testId, run } = order;
      const mine = { deviceId: lane.deviceId, testId, run, seq: 1, event: stimulus(1) };
      const theirs = { ...mine, deviceId: strangerId, event: status('finished') };
      const batch = when === 'first' ? [theirs, mine] : [mine, theirs];
      const { outcomes } = await storeRecords(lane.server.store.db, batch);
      const outcomeOf = (id: string) => outcomes.filter(({ deviceId }) => deviceId === id);
      expect(outcomeOf(lane.deviceId)).toMatchObject([{ acknowledged: 1, frames: { length: 1 } }]);
      expect(outcomeOf(strangerId)).toMatchObject([{ acknowledged: undefined, refused: [], frames: [] }]);
      await lane.doctor.call('deleteTest', { params });
    },
  );

  it.each(['of the same clinic', 'of another clinic'])(
    'that reports on the test of another, %s, does not touch it [SRV-02] [SRV-07]',
    async (whose) => {
      const { order, params } = await lane.order(FIELD);
      const other = whose === 'of the same clinic' ? neighbour : stranger;
      lane.headset.report(order, 1, [status('started')]);
      await lane.acknowledged(1);
      const [mine, theirs] = [listen(lane.headset), listen(other)];
      const COUNT = 40;
      for (let seq = 2; seq <= COUNT; seq += 1) {
        other.report(order, seq, [stimulus(seq, { x: 27 }), status('finished')]);
        lane.headset.report(order, seq, [stimulus(seq)]);
        other.report(order, seq, [status('failed')]);
        await Promise.all([arrived(lane.headset), arrived(other)]);
      }
      await lane.acknowledged(COUNT);
      await other.next((frame) => frame.type === 'cancel' && frame.test_id === order.test_id);
      expect(new Set(mine.map(({ type }) => type))).toEqual(new Set(['ack']));
      expect(new Set(theirs.map(({ type }) => type))).toEqual(new Set(['cancel']));
      const records = await recordsOf(order.test_id);
      expect(records.map(({ seq }) => seq)).toEqual(Array.from({ length: COUNT }, (_, index) => index + 1));
      expect(records.map(({ data }) => data['x'])).not.toContain(27);
      expect(await rowOf(order.test_id)).toMatchObject({ status: 'started', deviceSeq: COUNT, ignored: 0 });
      expect((await lane.doctor.call('getDevice', { params: { id: lane.deviceId } })).body.in_use).toBe(true);
      await lane.doctor.call('deleteTest', { params });
    },
  );

  it('that reports another headset’s test as lost does not restart it [SRV-07]', async () => {
    const { order, params } = await lane.order(FIELD);
    lane.headset.report(order, 1, [stimulus(1)]);
    await lane.acknowledged(1);
    stranger.send({ type: 'lost', test_id: order.test_id, run: 1 });
    neighbour.send({ type: 'lost', test_id: order.test_id, run: 1 });
    await Promise.all([arrived(stranger), arrived(neighbour)]);
    lane.headset.report(order, 2, [stimulus(2)]);
    await lane.acknowledged(2);
    expect(await rowOf(order.test_id)).toMatchObject({ run: 1, deviceSeq: 2 });
    await lane.doctor.call('deleteTest', { params });
  });

  it('that reports after the end gets acknowledgements, and does not change the result [SRV-02] [MON-24]', async () => {
    const { order, params } = await lane.order(FIELD);
    await lane.server.store.db.update(patient).set({ ipd: 61 }).where(eq(patient.id, lane.people.patient));
    const after: RecordEvent[] = [
      stimulus(1, { viewed: false, threshold: 0 }),
      { type: 'test_progress_update', data: { total: 1 } },
      { type: 'patient_update_by_device', data: { ipd: 70 } },
      { type: 'updated_device_screen', data: { screen: 'doing test' } },
      status('started'),
    ];
    // In one batch with the end, and later.
    lane.headset.report(order, 1, [stimulus(1), status('finished'), ...after.slice(0, 2)]);
    const told: ServerFrame[] = [await lane.headset.next(({ type }) => type === 'refused')];
    await lane.acknowledged(4);
    const before = await rowOf(order.test_id);
    const report = (await lane.doctor.call('getPerimetryState', { params })).body;
    lane.headset.report(order, 5, after);
    told.push(await lane.headset.next(({ type }) => type === 'refused'));
    await lane.acknowledged(9);

    expect(told.flatMap((frame) => (frame.type === 'refused' ? frame.records : []))).toEqual(
      [3, 4, 5, 6, 7, 8, 9].map((seq) => ({ seq, reason: 'the test is over' })),
    );
    expect((await recordsOf(order.test_id)).map(({ seq }) => seq)).toEqual([1, 2]);
    expect(await rowOf(order.test_id)).toEqual(before);
    expect(before).toMatchObject({ status: 'finished', deviceSeq: 2, ignored: 0, progressTotal: 0 });
    expect((await lane.doctor.call('getPerimetryState', { params })).body).toEqual(report);
    expect((await lane.doctor.call('getPatient', { params: { id: lane.people.patient } })).body.ipd).toBe(61);
    // A repetition of what is stored is acknowledged alone.
    const heard = listen(lane.headset);
    lane.headset.report(order, 1, [stimulus(1)]);
    await lane.headset.next(({ type }) => type === 'ack');
    expect(heard.map(({ type }) => type)).toEqual(['ack']);
  });

  it.each(['pending', 'syncing', 'expired', 'stopped'])('cannot make its test %s [SRV-02] [LIST-11]', async (name) => {
    const { order, params } = await lane.order(FIELD);
    const said = { type: 'updated_test_status', data: { status: name } } as unknown as RecordEvent;
    lane.headset.report(order, 1, [status('started'), said, stimulus(1)]);
    const refused = await lane.headset.next(({ type }) => type === 'refused');
    expect(refused).toMatchObject({ records: [{ seq: 2, reason: expect.stringMatching(/^event\.data\.status/) }] });
    await lane.acknowledged(3);
    expect(await rowOf(order.test_id)).toMatchObject({ status: 'started' });
    await lane.doctor.call('deleteTest', { params });
  });

  it('cannot store an impossible interpupillary distance [API-06]', async () => {
    const { order, params } = await lane.order(FIELD);
    await lane.server.store.db.update(patient).set({ ipd: 61 }).where(eq(patient.id, lane.people.patient));
    lane.headset.report(order, 1, [{ type: 'patient_update_by_device', data: { ipd: 199 } }]);
    await lane.acknowledged(1);
    expect((await lane.doctor.call('getPatient', { params: { id: lane.people.patient } })).body.ipd).toBe(61);
    await lane.doctor.call('deleteTest', { params });
  });

  it('that never stops talking of itself is taken at its last word, and costs the others nothing [SRV-02]', async () => {
    const { order, params } = await lane.order(FIELD);
    const monitor = lane.watch(params.id);
    await monitor.next(({ type }) => type === 'ready');
    let told = 0;
    monitor.socket.on('message', (data: Buffer) => (told += data.toString().includes('new_device_telemetry') ? 1 : 0));
    for (let count = 0; count < 2_000; count += 1) {
      lane.headset.send({ type: 'telemetry', volume: count % 100, ipd: 61 });
      neighbour.report({ test_id: crypto.randomUUID(), run: 1 }, 1, [stimulus(1)]);
    }
    lane.headset.send({ type: 'telemetry', volume: 73, ipd: 61 });
    lane.headset.report(order, 1, [stimulus(1)]);
    await lane.acknowledged(1);
    await monitor.next(({ type, data }) => type === 'new_device_telemetry' && data.volume === 73);
    expect(told).toBeLessThan(500);
    expect((await lane.doctor.call('getDevice', { params: { id: lane.deviceId } })).body.volume).toBe(73);
    monitor.socket.close();
    await lane.doctor.call('deleteTest', { params });
  });

  it('that was retired or unlinked is disconnected, and its code cannot be used for pairing [SRV-02]', async () => {
    const { db } = lane.server.store;
    const { token, device_id: id } = (await pair(lane.server, 'PRE-TEST')).body;
    const unlinked = await connect(lane.address, token);
    await db.update(device).set({ tokenDigest: null, userId: null, code: 'AGAIN-1' }).where(eq(device.id, id));
    await db.update(device).set({ active: false }).where(eq(device.id, strangerId));
    vi.advanceTimersByTime(10_000);
    expect(await Promise.all([unlinked.closed, stranger.closed])).toEqual([4401, 4401]);
    expect([lane.headset.socket.readyState, neighbour.socket.readyState]).toEqual([1, 1]);
    await expect(connect(lane.address, token)).rejects.toThrow('4401');
    await db.update(device).set({ active: false }).where(eq(device.id, id));
    expect((await pair(lane.server, 'AGAIN-1')).status).toBe(400);
  });
});
