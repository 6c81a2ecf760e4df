import { LIVE_HEARTBEAT, LiveMessage, type RecordEvent } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { test, testRecord } from './db/schema.ts';
import { connect, framesOf, pair, type ScriptedDevice, stimulus } from './fakes/device.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from './fakes/server.ts';

// oxlint-disable-next-line typescript/no-explicit-any
type Frame = { type: string; data: any };

const status = (value: 'started' | 'paused' | 'finished'): RecordEvent => ({
  type: 'updated_test_status',
  data: { status: value },
});

const screen = (name: string): RecordEvent => ({ type: 'updated_device_screen', data: { screen: name } });
const connection = ({ type }: Frame) => type === 'updated_device_connection';

describe.each(ENGINES)('a test on a headset, watched live, on %s', (engine) => {
  let server: TestServer;
  let address: string;
  let doctor: Browser;
  let people: { patient: string; doctor: string; operator: string };
  let token: string;
  let deviceId: string;
  let headset: ScriptedDevice;

  beforeAll(async () => {
    server = await startServer(engine, 100);
    address = await server.listen();
    doctor = await signIn(server, 'doctor');
    people = {
      patient: (await doctor.call('listPatients', { query: { search: 'A-16008' } })).body.results[0].id,
      doctor: (await doctor.call('bootstrap')).body.user.doctor_id,
      operator: (await doctor.call('listOperators')).body[0].id,
    };
    ({ token, device_id: deviceId } = (await pair(server, 'LANE-1')).body);
    headset = await connect(address, token);
  });
  afterAll(async () => {
    headset.socket.terminate();
    await server.close();
  });

  const watch = (id: string, cookies = doctor.cookies, origin = address) => {
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    return framesOf<Frame>(
      new WebSocket(`${address.replace('http', 'ws')}/live/tests/${id}`, { headers: { cookie, origin } }),
    );
  };
  const begin = async () => {
    const { body } = await doctor.call('createTest', {
      body: {
        status: 1,
        ...people,
        device: deviceId,
        test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' },
        eye: '',
        language: 'en',
      },
    });
    const start = await headset.next(({ type }) => type === 'start');
    if (start.type !== 'start') throw new Error('no order came');
    return { id: body.id as string, order: start.test };
  };
  const acknowledged = (seq: number) => headset.next((frame) => frame.type === 'ack' && frame.seq === seq);
  const forward = (screen: string) =>
    doctor.call('sendDeviceMessage', { params: { id: deviceId }, query: { screen }, body: { message: 'forward' } });
  const isActive = async () => (await doctor.call('getDevice', { params: { id: deviceId } })).body.active;
  const finish = async (order: { test_id: string; run: number }, seq: number) => {
    headset.report(order, seq, [status('finished')]);
    await acknowledged(seq);
  };

  it('pairs by a code once, and not for another type of device [SRV-02]', async () => {
    expect((await pair(server, 'LANE-1')).status).toBe(400);
    expect((await pair(server, 'LANE-2', 'H')).status).toBe(409);
    expect((await pair(server, 'LANE-2')).status).toBe(200);
    await expect(connect(address, 'not a token')).rejects.toThrow('4401');
  });

  it('tells the headset what to do, and the monitor what happens, in order [MON-01, MON-21, SRV-02]', async () => {
    const { id, order } = await begin();
    expect(order).toMatchObject({
      test_id: id,
      run: 1,
      eye: '',
      goldman_size: 3,
      patient: { age: expect.any(Number) },
    });
    expect(Object.keys(order.patient).sort()).toEqual(['age', 'ipd']);
    const monitor = watch(id);
    expect(await monitor.next(() => true)).toEqual({ type: 'ready', data: { seq_num: expect.any(Number) } });

    headset.report(order, 1, [
      status('started'),
      { type: 'updated_device_screen', data: { screen: 'doing test' } },
      stimulus(1, { viewed: false, threshold: null, response_time: 0 }),
      stimulus(1),
      { type: 'test_progress_update', data: { total: 1, od: 2, os: 0 } },
      { type: 'patient_update_by_device', data: { ipd: 61.5 } },
    ]);
    await acknowledged(6);
    headset.send({ type: 'battery', battery_level_headset_percentage: 55, battery_level_handpiece_percentage: 44 });
    headset.send({ type: 'telemetry', volume: 30, ipd: 62 });
    const frames: Frame[] = [];
    while (frames.length < 8) frames.push(await monitor.next(() => true));
    for (const frame of frames) expect(z.safeParse(LiveMessage, frame).success).toBe(true);
    const numbers = frames.flatMap(({ data }) => data.seq_num ?? []);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(frames.map(({ type }) => type).slice(0, 6)).toEqual([
      'updated_test_status',
      'updated_device_screen',
      'new_stimuli',
      'new_stimuli',
      'test_progress_update',
      'patient_update_by_device',
    ]);
    expect(
      frames
        .map(({ type }) => type)
        .slice(6)
        .sort(),
    ).toEqual(['new_device_telemetry', 'updated_device_battery_level']);

    const state = (await doctor.call('getPerimetryState', { params: { id } })).body;
    expect(state).toMatchObject({ seq_num: numbers.at(-1), run: 1, progress: { total: 1, od: 2, os: 0 } });
    expect(state.stimuli).toEqual([expect.objectContaining({ index: 1, threshold: 28 })]);
    const [shown] = (await doctor.call('listActiveDevices')).body;
    expect(shown).toMatchObject({
      name: 'Lane 1 headset',
      active: true,
      test_progress: 1,
      battery_level_headset_percentage: 55,
      volume: 30,
      current_screen: 'doing test',
      running_test: { id, status: 'started', patient: { display_name: 'Kowalska, Zofia' } },
    });
    expect((await doctor.call('getPatient', { params: { id: people.patient } })).body.ipd).toBe(61.5);

    await finish(order, 7);
    expect(await monitor.next(({ type }) => type === 'updated_test_status')).toMatchObject({
      data: { status: 'finished' },
    });
    expect((await doctor.call('getDevice', { params: { id: deviceId } })).body).toMatchObject({
      in_use: false,
      available: true,
    });
    expect((await doctor.call('getTest', { params: { id } })).body).toMatchObject({
      status: 'finished',
      thresholds_received: true,
    });
    monitor.socket.close();
  });

  it('stores each record once, in order, whatever is sent again or too early [SRV-02, MON-03]', async () => {
    const { id, order } = await begin();
    headset.report(order, 1, [stimulus(1), stimulus(2)]);
    headset.report(order, 1, [stimulus(1), stimulus(2), stimulus(3)]);
    headset.report(order, 9, [stimulus(9)]);
    await acknowledged(3);
    headset.report(order, 4, [stimulus(4)]);
    await acknowledged(4);
    const records = await server.store.db
      .select()
      .from(testRecord)
      .where(eq(testRecord.testId, id))
      .orderBy(testRecord.seq);
    expect(records.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(new Set(records.map(({ seqNum }) => seqNum)).size).toBe(4);
    await finish(order, 5);
    headset.report(order, 6, [status('started')]);
    await acknowledged(6);
    expect((await doctor.call('getTest', { params: { id } })).body.status).toBe('finished');
  });

  it('passes messages, the convergence answer and the cancellation on to the headset [MON-09, MON-11, MON-20]', async () => {
    const { id, order } = await begin();
    await doctor.call('sendDeviceMessage', { params: { id: deviceId }, body: { message: 'volume', payload: 10 } });
    expect(await headset.next(({ type }) => type === 'message')).toEqual({
      type: 'message',
      message: { message: 'volume', payload: 10 },
    });
    const wrong = await doctor.call('sendDeviceMessage', {
      params: { id: deviceId },
      body: { message: 'volume', payload: 101 },
    });
    expect(wrong.status).toBe(400);
    expect((await doctor.call('updateTest', { params: { id }, body: { monocular: true } })).body.monocular).toBe(true);
    expect(await headset.next(({ type }) => type === 'update')).toEqual({
      type: 'update',
      test_id: id,
      monocular: true,
    });

    headset.report(order, 1, [status('paused')]);
    await acknowledged(1);
    expect((await doctor.call('updateTest', { params: { id }, body: { status: 1 } })).body.status).toBe('started');
    expect(await headset.next(({ type }) => type === 'message')).toMatchObject({ message: { message: 'play' } });

    const monitor = watch(id);
    await monitor.next(({ type }) => type === 'ready');
    await doctor.call('deleteTest', { params: { id } });
    expect(await headset.next(({ type }) => type === 'cancel')).toEqual({ type: 'cancel', test_id: id });
    expect(await monitor.closed).toBe(4404);
    headset.report(order, 2, [stimulus(1)]);
    expect(await headset.next(({ type }) => type === 'cancel')).toEqual({ type: 'cancel', test_id: id });
  });

  it('begins anew with a higher run, whose records alone make the state [MON-20]', async () => {
    const { id, order } = await begin();
    headset.report(order, 1, [stimulus(1), stimulus(2)]);
    await acknowledged(2);
    const before = (await doctor.call('getPerimetryState', { params: { id } })).body.seq_num;
    expect((await doctor.call('restartTest', { params: { id } })).status).toBe(204);
    expect(await headset.next(({ type }) => type === 'restart')).toEqual({ type: 'restart', test_id: id, run: 2 });
    headset.report(order, 3, [stimulus(3)]);
    headset.report({ test_id: id, run: 2 }, 1, [stimulus(1, { x: -9 })]);
    await headset.next((frame) => frame.type === 'ack' && frame.run === 2 && frame.seq === 1);
    const state = (await doctor.call('getPerimetryState', { params: { id } })).body;
    expect(state.run).toBe(2);
    expect(state.stimuli.map(({ x }: { x: number }) => x)).toEqual([-9]);
    expect(state.seq_num).toBeGreaterThan(before);
    headset.report({ test_id: id, run: 2 }, 2, [status('finished')]);
    await headset.next((frame) => frame.type === 'ack' && frame.run === 2 && frame.seq === 2);
  });

  it('takes a repeated restart, or a repeated step, as done', async () => {
    const { id, order } = await begin();
    headset.report(order, 1, [screen('tutorial')]);
    await acknowledged(1);
    const told = async () => {
      const frame = await headset.next(({ type }) => type === 'message');
      return frame.type === 'message' && frame.message.message;
    };
    expect((await forward('tutorial')).status).toBe(204);
    expect(await told()).toBe('forward');
    headset.report(order, 2, [screen('testing convergence')]);
    await acknowledged(2);
    expect((await forward('tutorial')).status).toBe(204);
    await doctor.call('sendDeviceMessage', { params: { id: deviceId }, body: { message: 'play' } });
    expect(await told()).toBe('play');

    const restart = (run: number) => doctor.call('restartTest', { params: { id }, query: { run: String(run) } });
    expect((await restart(1)).status).toBe(204);
    expect((await restart(1)).status).toBe(204);
    expect(await headset.next(({ type }) => type === 'restart')).toMatchObject({ run: 2 });
    expect((await restart(2)).status).toBe(204);
    expect(await headset.next(({ type }) => type === 'restart')).toMatchObject({ run: 3 });
    headset.report({ test_id: id, run: 3 }, 1, [status('finished')]);
    await headset.next((frame) => frame.type === 'ack' && frame.run === 3 && frame.seq === 1);
  });

  it('keeps only the newest connection of a headset', async () => {
    const old = headset;
    headset = await connect(address, token);
    expect(await old.closed).toBe(4409);
    expect((await doctor.call('getDevice', { params: { id: deviceId } })).body.active).toBe(true);
  });

  it('says why a monitor may not watch, by its close code [SRV-07]', async () => {
    const { id, order } = await begin();
    const stranger = await signIn(server, 'harbour');
    const user = await signIn(server, 'tu');
    const codes = await Promise.all([
      watch(id, {}).closed,
      watch(id, doctor.cookies, 'https://evil.example').closed,
      watch(id, user.cookies).closed,
      watch(id, stranger.cookies).closed,
      watch('not-an-id').closed,
      watch(crypto.randomUUID()).closed,
    ]);
    expect(codes).toEqual([4401, 4403, 4403, 4404, 4404, 4404]);

    const mine = await signIn(server, 'operator');
    const [malformed, innocent, signedOut] = [watch(id), watch(id), watch(id, mine.cookies)];
    await Promise.all([malformed, innocent, signedOut].map((one) => one.next(({ type }) => type === 'ready')));
    innocent.socket.send(LIVE_HEARTBEAT.frame);
    malformed.socket.send('{');
    expect(await malformed.closed).toBe(1008);
    await mine.call('signOut');
    expect(await signedOut.closed).toBe(4401);
    headset.report(order, 1, [stimulus(1)]);
    expect((await innocent.next(({ type }) => type === 'new_stimuli')).data.index).toBe(1);
    innocent.socket.close();
    await acknowledged(1);
    await finish(order, 2);
  });

  it('tells the monitor within 10 s that the headset is silent, and when it is heard again', async () => {
    const { id, order } = await begin();
    const monitor = watch(id);
    await monitor.next(({ type }) => type === 'ready');
    // as a headset that hangs: the socket stays open, and not even a pong comes
    headset.socket.pause();
    const since = performance.now();
    expect(await monitor.next(connection)).toMatchObject({ data: { is_connected: false } });
    expect(performance.now() - since).toBeLessThan(10_000);
    expect(await isActive()).toBe(false);
    headset.socket.resume();
    expect(await monitor.next(connection)).toMatchObject({ data: { is_connected: true } });
    expect(await isActive()).toBe(true);

    headset.socket.terminate();
    expect(await monitor.next(connection)).toMatchObject({ data: { is_connected: false } });
    headset = await connect(address, token);
    expect(await monitor.next(connection)).toMatchObject({ data: { is_connected: true } });
    monitor.socket.close();
    await finish(order, 1);
  }, 30_000);

  it('closes only the headset that sends rubbish [API-06]', async () => {
    const { token: other } = (await pair(server, 'PRE-TEST')).body;
    const rubbish = await connect(address, other);
    rubbish.socket.send('{"type":"record"}');
    expect(await rubbish.closed).toBe(1008);
    expect(headset.socket.readyState).toBe(WebSocket.OPEN);
    const silent = new WebSocket(`${address.replace('http', 'ws')}/device/channel`);
    await new Promise((resolve) => silent.on('open', resolve));
    silent.send(JSON.stringify({ type: 'telemetry', volume: 1 }));
    expect(await framesOf(silent).closed).toBe(4401);
  });

  it('goes on after a restart of the server, and loses nothing [SRV-02, MON-02]', async () => {
    const { id, order } = await begin();
    headset.report(order, 1, [stimulus(1), stimulus(2)]);
    await acknowledged(2);
    const monitor = watch(id);
    await monitor.next(({ type }) => type === 'ready');
    const before = (await doctor.call('getPerimetryState', { params: { id } })).body;

    const gone = Promise.all([headset.closed, monitor.closed]);
    await server.restart();
    expect(await gone).toEqual([1012, 1012]);
    address = await server.listen();
    headset = await connect(address, token);
    expect(headset.welcome).toMatchObject({ name: 'Lane 1 headset', acknowledged: 2, test: { test_id: id, run: 1 } });
    const again = watch(id);
    expect((await again.next(({ type }) => type === 'ready')).data.seq_num).toBe(before.seq_num);
    headset.report(order, 2, [stimulus(2), stimulus(3)]);
    expect((await again.next(({ type }) => type === 'new_stimuli')).data).toMatchObject({
      index: 3,
      seq_num: before.seq_num + 1,
    });
    expect((await doctor.call('getPerimetryState', { params: { id } })).body.stimuli).toHaveLength(3);
    again.socket.close();
    await acknowledged(3);
    await finish(order, 4);
  });

  it('gives a waiting test to the headset when it comes', async () => {
    headset.socket.close();
    await vi.waitFor(async () => {
      expect((await doctor.call('getDevice', { params: { id: deviceId } })).body.active).toBe(false);
    }, 10_000);
    const { body } = await doctor.call('createTest', {
      body: {
        status: 1,
        ...people,
        device: deviceId,
        test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' },
      },
    });
    expect(body.status).toBe('pending');
    const offline = await doctor.call('sendDeviceMessage', { params: { id: deviceId }, body: { message: 'play' } });
    expect(offline.body.name).toBe('DeviceOffline');
    headset = await connect(address, token);
    expect(headset.welcome.test).toMatchObject({ test_id: body.id });
    const [row] = await server.store.db.select().from(test).where(eq(test.id, body.id));
    expect(row?.status).toBe('started');
    await finish({ test_id: body.id, run: 1 }, 1);
  });
});
