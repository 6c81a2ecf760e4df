import { LiveMessage, type RecordEvent } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testRecord } from '../../platform/db/schema.ts';
import { stimulus } from '../../../test/support/device.ts';
import { FAST, type Frame, type Lane, startLane, status } from '../../../test/support/lane.ts';
import { ENGINES } from '../../../test/support/server.ts';

const screen = (name: string): RecordEvent => ({ type: 'updated_device_screen', data: { screen: name } });

describe.each(ENGINES)('a test on a headset, watched live, on %s', (engine) => {
  let lane: Lane;

  beforeAll(async () => {
    lane = await startLane(engine);
  });
  afterAll(() => lane.close());

  const forward = (screen: string) =>
    lane.doctor.call('sendDeviceMessage', {
      params: { id: lane.deviceId },
      query: { screen },
      body: { message: 'forward' },
    });

  it('sends commands to the headset and events to the monitor, in order [MON-01, MON-21, SRV-02]', async () => {
    const {
      order,
      params: { id },
    } = await lane.order(FAST);
    expect(order).toMatchObject({
      test_id: id,
      run: 1,
      eye: '',
      goldman_size: 3,
      patient: { age: expect.any(Number) },
    });
    expect(Object.keys(order.patient).sort()).toEqual(['age', 'ipd']);
    const monitor = lane.watch(id);
    expect(await monitor.next(() => true)).toEqual({ type: 'ready', data: { seq_num: expect.any(Number) } });

    lane.headset.report(order, 1, [
      status('started'),
      { type: 'updated_device_screen', data: { screen: 'doing test' } },
      stimulus(1, { viewed: false, threshold: null, response_time: 0 }),
      stimulus(1),
      { type: 'test_progress_update', data: { total: 1, od: 2, os: 0 } },
      { type: 'patient_update_by_device', data: { ipd: 61.5 } },
    ]);
    await lane.acknowledged(6);
    lane.headset.send({
      type: 'battery',
      battery_level_headset_percentage: 55,
      battery_level_handpiece_percentage: 44,
    });
    lane.headset.send({ type: 'telemetry', volume: 30, ipd: 62 });
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

    const state = (await lane.doctor.call('getPerimetryState', { params: { id } })).body;
    expect(state).toMatchObject({ seq_num: numbers.at(-1), run: 1, progress: { total: 1, od: 2, os: 0 } });
    expect(state.stimuli).toEqual([expect.objectContaining({ index: 1, threshold: 28 })]);
    const [shown] = (await lane.doctor.call('listActiveDevices')).body;
    expect(shown).toMatchObject({
      name: 'Lane 1 headset',
      active: true,
      test_progress: 1,
      battery_level_headset_percentage: 55,
      volume: 30,
      current_screen: 'doing test',
      running_test: { id, status: 'started', patient: { display_name: 'Kowalska, Zofia' } },
    });
    expect((await lane.doctor.call('getPatient', { params: { id: lane.people.patient } })).body.ipd).toBe(61.5);

    await lane.finish(order, 7);
    expect(await monitor.next(({ type }) => type === 'updated_test_status')).toMatchObject({
      data: { status: 'finished' },
    });
    expect((await lane.doctor.call('getDevice', { params: { id: lane.deviceId } })).body).toMatchObject({
      in_use: false,
      available: true,
    });
    expect((await lane.doctor.call('getTest', { params: { id } })).body).toMatchObject({
      status: 'finished',
      thresholds_received: true,
    });
    monitor.socket.close();
  });

  it('stores each record once, in order, whatever is sent again or too early [SRV-02, MON-03]', async () => {
    const {
      order,
      params: { id },
    } = await lane.order(FAST);
    lane.headset.report(order, 1, [stimulus(1), stimulus(2)]);
    lane.headset.report(order, 1, [stimulus(1), stimulus(2), stimulus(3)]);
    lane.headset.report(order, 9, [stimulus(9)]);
    await lane.acknowledged(3);
    lane.headset.report(order, 4, [stimulus(4)]);
    await lane.acknowledged(4);
    const records = await lane.server.store.db
      .select()
      .from(testRecord)
      .where(eq(testRecord.testId, id))
      .orderBy(testRecord.seq);
    expect(records.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(new Set(records.map(({ seqNum }) => seqNum)).size).toBe(4);
    await lane.finish(order, 5);
    lane.headset.report(order, 6, [status('started')]);
    await lane.acknowledged(6);
    expect((await lane.doctor.call('getTest', { params: { id } })).body.status).toBe('finished');
  });

  it('passes messages, the convergence answer and the cancellation on to the headset [MON-09, MON-11, MON-20]', async () => {
    const {
      order,
      params: { id },
    } = await lane.order(FAST);
    await lane.doctor.call('sendDeviceMessage', {
      params: { id: lane.deviceId },
      body: { message: 'volume', payload: 10 },
    });
    expect(await lane.headset.next(({ type }) => type === 'message')).toEqual({
      type: 'message',
      message: { message: 'volume', payload: 10 },
    });
    const wrong = await lane.doctor.call('sendDeviceMessage', {
      params: { id: lane.deviceId },
      body: { message: 'volume', payload: 101 },
    });
    expect(wrong.status).toBe(400);
    expect((await lane.doctor.call('updateTest', { params: { id }, body: { monocular: true } })).body.monocular).toBe(
      true,
    );
    expect(await lane.headset.next(({ type }) => type === 'update')).toEqual({
      type: 'update',
      test_id: id,
      monocular: true,
    });

    lane.headset.report(order, 1, [status('paused')]);
    await lane.acknowledged(1);
    expect((await lane.doctor.call('updateTest', { params: { id }, body: { status: 1 } })).body.status).toBe('started');
    expect(await lane.headset.next(({ type }) => type === 'message')).toMatchObject({ message: { message: 'play' } });

    const monitor = lane.watch(id);
    await monitor.next(({ type }) => type === 'ready');
    await lane.doctor.call('deleteTest', { params: { id } });
    expect(await lane.headset.next(({ type }) => type === 'cancel')).toEqual({ type: 'cancel', test_id: id });
    expect(await monitor.closed).toBe(4404);
    lane.headset.report(order, 2, [stimulus(1)]);
    expect(await lane.headset.next(({ type }) => type === 'cancel')).toEqual({ type: 'cancel', test_id: id });
  });

  it('starts a new run, and shows only the records and the running time of that run [MON-20] [OUR-706]', async () => {
    const {
      order,
      params: { id },
    } = await lane.order(FAST);
    lane.headset.report(order, 1, [stimulus(1), stimulus(2)]);
    await lane.acknowledged(2);
    const before = (await lane.doctor.call('getPerimetryState', { params: { id } })).body.seq_num;
    const startedAt = (await lane.doctor.call('getTest', { params: { id } })).body.time_start;
    expect((await lane.doctor.call('restartTest', { params: { id } })).status).toBe(204);
    const restartedAt = (await lane.doctor.call('getTest', { params: { id } })).body.time_start;
    expect(Date.parse(restartedAt)).toBeGreaterThan(Date.parse(startedAt));
    expect(await lane.headset.next(({ type }) => type === 'restart')).toEqual({ type: 'restart', test_id: id, run: 2 });
    lane.headset.report(order, 3, [stimulus(3)]);
    lane.headset.report({ test_id: id, run: 2 }, 1, [stimulus(1, { x: -9 })]);
    await lane.headset.next((frame) => frame.type === 'ack' && frame.run === 2 && frame.seq === 1);
    const state = (await lane.doctor.call('getPerimetryState', { params: { id } })).body;
    expect(state.run).toBe(2);
    expect(state.stimuli.map(({ x }: { x: number }) => x)).toEqual([-9]);
    expect(state.seq_num).toBeGreaterThan(before);
    lane.headset.report({ test_id: id, run: 2 }, 2, [status('finished')]);
    await lane.headset.next((frame) => frame.type === 'ack' && frame.run === 2 && frame.seq === 2);
  });

  it('takes a repeated restart, or a repeated step, as done', async () => {
    const {
      order,
      params: { id },
    } = await lane.order(FAST);
    lane.headset.report(order, 1, [screen('tutorial')]);
    await lane.acknowledged(1);
    const told = async () => {
      const frame = await lane.headset.next(({ type }) => type === 'message');
      return frame.type === 'message' && frame.message.message;
    };
    expect((await forward('tutorial')).status).toBe(204);
    expect(await told()).toBe('forward');
    lane.headset.report(order, 2, [screen('testing convergence')]);
    await lane.acknowledged(2);
    expect((await forward('tutorial')).status).toBe(204);
    await lane.doctor.call('sendDeviceMessage', { params: { id: lane.deviceId }, body: { message: 'play' } });
    expect(await told()).toBe('play');

    const restart = (run: number) => lane.doctor.call('restartTest', { params: { id }, query: { run: String(run) } });
    expect((await restart(1)).status).toBe(204);
    expect((await restart(1)).status).toBe(204);
    expect(await lane.headset.next(({ type }) => type === 'restart')).toMatchObject({ run: 2 });
    expect((await restart(2)).status).toBe(204);
    expect(await lane.headset.next(({ type }) => type === 'restart')).toMatchObject({ run: 3 });
    lane.headset.report({ test_id: id, run: 3 }, 1, [status('finished')]);
    await lane.headset.next((frame) => frame.type === 'ack' && frame.run === 3 && frame.seq === 1);
  });
});
