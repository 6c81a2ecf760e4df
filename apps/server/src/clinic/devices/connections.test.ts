import { DEVICE_PING_INTERVAL, DEVICE_QUIET, LIVE_HEARTBEAT } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { test } from '../../platform/db/schema.ts';
import { CAPABILITIES, connect, framesOf, pair, stimulus } from '../../../test/support/device.ts';
import { FAST, type Frame, type Lane, startLane } from '../../../test/support/lane.ts';
import { ENGINES, signIn } from '../../../test/support/server.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';

const connection = ({ type }: Frame) => type === 'updated_device_connection';

describe.each(ENGINES)('connections of headsets and monitors on %s', (engine) => {
  let lane: Lane;

  beforeAll(async () => {
    lane = await startLane(engine);
  });
  afterAll(() => lane.close());

  const isActive = async () => (await lane.doctor.call('getDevice', { params: { id: lane.deviceId } })).body.active;

  it('pairs by a code once, and not for another type of device [SRV-02]', async () => {
    expect((await pair(lane.server, 'LANE-1')).status).toBe(400);
    expect((await pair(lane.server, 'LANE-2', 'H')).status).toBe(409);
    expect((await pair(lane.server, 'LANE-2')).status).toBe(200);
    await expect(connect(lane.address, 'not a token')).rejects.toThrow('4401');
  });

  it('keeps only the newest connection of a headset', async () => {
    const old = lane.headset;
    lane.headset = await connect(lane.address, lane.token);
    expect(await old.closed).toBe(4409);
    expect((await lane.doctor.call('getDevice', { params: { id: lane.deviceId } })).body.active).toBe(true);
  });

  it('offer a kind of test while a headset reports that it supports it (of OUR-400)', async () => {
    const offered = async () => {
      const [groups, devices] = [await lane.doctor.call('listTestGroups'), await lane.doctor.call('listTestDevices')];
      const own = devices.body.find(({ id }: { id: string }) => id === lane.deviceId);
      return {
        kinds: groups.body.map(({ value }: { value: string }) => value),
        own: own.capabilities.supported_test_groups,
      };
    };
    const BROUGHT = 'EYE_IMAGE_CAPTURE';
    const supported_test_groups = [...CAPABILITIES.supported_test_groups, BROUGHT] as const;
    const before = await offered();
    expect(before.kinds).not.toContain(BROUGHT);
    lane.headset = await connect(lane.address, lane.token, null, {
      ...CAPABILITIES,
      supported_test_groups: [...supported_test_groups],
    });
    const after = await offered();
    expect(after.own).toEqual(supported_test_groups);
    expect(after.kinds.toSorted()).toEqual([...before.kinds, BROUGHT].toSorted());
    lane.headset = await connect(lane.address, lane.token);
    expect(await offered()).toEqual(before);
  });

  it('give the reason why a monitor may not watch in the close code [SRV-07]', async () => {
    const {
      order,
      params: { id },
    } = await lane.order(FAST);
    const stranger = await signIn(lane.server, 'harbour');
    const user = await signIn(lane.server, 'tu');
    const codes = await Promise.all([
      lane.watch(id, {}).closed,
      lane.watch(id, lane.doctor.cookies, 'https://evil.example').closed,
      lane.watch(id, user.cookies).closed,
      lane.watch(id, stranger.cookies).closed,
      lane.watch('not-an-id').closed,
      lane.watch(crypto.randomUUID()).closed,
    ]);
    expect(codes).toEqual([4401, 4403, 4403, 4404, 4404, 4404]);

    const mine = await signIn(lane.server, 'operator');
    const [malformed, innocent, signedOut] = [lane.watch(id), lane.watch(id), lane.watch(id, mine.cookies)];
    await Promise.all([malformed, innocent, signedOut].map((one) => one.next(({ type }) => type === 'ready')));
    innocent.socket.send(LIVE_HEARTBEAT.frame);
    malformed.socket.send('{');
    expect(await malformed.closed).toBe(1008);
    await mine.call('signOut');
    expect(await signedOut.closed).toBe(4401);
    lane.headset.report(order, 1, [stimulus(1)]);
    expect((await innocent.next(({ type }) => type === 'new_stimuli')).data.index).toBe(1);
    innocent.socket.close();
    await lane.acknowledged(1);
    await lane.finish(order, 2);
  });

  it(
    'tells the monitor within 10 s that the headset is silent, and when it is heard again',
    { tags: '@all' },
    async () => {
      const {
        order,
        params: { id },
      } = await lane.order(FAST);
      const monitor = lane.watch(id);
      await monitor.next(({ type }) => type === 'ready');
      // like a headset that hangs: the socket stays open, without pongs
      lane.headset.socket.pause();
      expect(await monitor.next(connection)).toMatchObject({ data: { is_connected: false } });
      // the pulse before the limit is the last that may miss it
      expect(DEVICE_QUIET + DEVICE_PING_INTERVAL).toBeLessThan(10_000);
      expect(await isActive()).toBe(false);
      lane.headset.socket.resume();
      expect(await monitor.next(connection)).toMatchObject({ data: { is_connected: true } });
      expect(await isActive()).toBe(true);

      lane.headset.socket.terminate();
      expect(await monitor.next(connection)).toMatchObject({ data: { is_connected: false } });
      lane.headset = await connect(lane.address, lane.token);
      expect(await monitor.next(connection)).toMatchObject({ data: { is_connected: true } });
      monitor.socket.close();
      await lane.finish(order, 1);
    },
  );

  it('closes only the headset that sends rubbish [API-06]', async () => {
    const { token: other } = (await pair(lane.server, 'PRE-TEST')).body;
    const rubbish = await connect(lane.address, other);
    rubbish.socket.send('{"type":"record"}');
    expect(await rubbish.closed).toBe(1008);
    expect(lane.headset.socket.readyState).toBe(WebSocket.OPEN);
    const silent = new WebSocket(`${lane.address.replace('http', 'ws')}/device/channel`);
    await new Promise((resolve) => silent.on('open', resolve));
    silent.send(JSON.stringify({ type: 'telemetry', volume: 1 }));
    expect(await framesOf(silent).closed).toBe(4401);
  });

  it('continue after a restart of the server without losing a record [SRV-02, MON-02]', async () => {
    const {
      order,
      params: { id },
    } = await lane.order(FAST);
    lane.headset.report(order, 1, [stimulus(1), stimulus(2)]);
    await lane.acknowledged(2);
    const monitor = lane.watch(id);
    await monitor.next(({ type }) => type === 'ready');
    const before = (await lane.doctor.call('getPerimetryState', { params: { id } })).body;

    const gone = Promise.all([lane.headset.closed, monitor.closed]);
    await lane.server.restart();
    expect(await gone).toEqual([1012, 1012]);
    lane.address = await lane.server.listen();
    lane.headset = await connect(lane.address, lane.token);
    expect(lane.headset.welcome).toMatchObject({
      name: 'Lane 1 headset',
      acknowledged: 2,
      test: { test_id: id, run: 1 },
    });
    const again = lane.watch(id);
    expect((await again.next(({ type }) => type === 'ready')).data.seq_num).toBe(before.seq_num);
    lane.headset.report(order, 2, [stimulus(2), stimulus(3)]);
    expect((await again.next(({ type }) => type === 'new_stimuli')).data).toMatchObject({
      index: 3,
      seq_num: before.seq_num + 1,
    });
    expect((await lane.doctor.call('getPerimetryState', { params: { id } })).body.stimuli).toHaveLength(3);
    again.socket.close();
    await lane.acknowledged(3);
    await lane.finish(order, 4);
  });

  it('give a waiting test to the headset when it connects', async () => {
    lane.headset.socket.close();
    await eventually(async () => {
      expect((await lane.doctor.call('getDevice', { params: { id: lane.deviceId } })).body.active).toBe(false);
    });
    const { body } = await lane.doctor.call('createTest', {
      body: {
        status: 1,
        ...lane.people,
        device: lane.deviceId,
        test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' },
      },
    });
    expect(body.status).toBe('pending');
    const offline = await lane.doctor.call('sendDeviceMessage', {
      params: { id: lane.deviceId },
      body: { message: 'play' },
    });
    expect(offline.body.name).toBe('DeviceOffline');
    lane.headset = await connect(lane.address, lane.token);
    expect(lane.headset.welcome.test).toMatchObject({ test_id: body.id });
    const [row] = await lane.server.store.db.select().from(test).where(eq(test.id, body.id));
    expect(row?.status).toBe('started');
    await lane.finish({ test_id: body.id, run: 1 }, 1);
  });
});
