import { LiveMessage } from '@isopter/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { stimulus } from '../../../../test/support/device.ts';
import { status, startLane, type Lane } from '../../../../test/support/lane.ts';
import { ENGINES } from '../../../../test/support/server.ts';

describe.each(ENGINES)('a test of seen and not seen, watched live, on %s', (engine) => {
  let lane: Lane;
  beforeAll(async () => {
    lane = await startLane(engine);
  });
  afterAll(() => lane.close());

  it('stores the binocular answers of an Esterman test, the newest of each index [EST-02] [ENT-26] [MON-19]', async () => {
    const { body } = await lane.doctor.call('createTest', {
      body: {
        status: 1,
        ...lane.people,
        device: lane.deviceId,
        test_group: { group: 'PERIMETRY', strategy: 'ESTERMAN' },
        supra_t_intensity: 'HIGH',
        language: 'en',
      },
    });
    const start = await lane.headset.next(({ type }) => type === 'start');
    if (start.type !== 'start') throw new Error('no order came');
    expect(start.test).toMatchObject({ eye: '', monocular: false, supra_t_intensity: 'HIGH' });
    const params = { id: body.id as string };
    const monitor = lane.watch(params.id);
    await monitor.next(({ type }) => type === 'ready');
    const point = { x: -23, y: 36, viewed: false, response_time: 0 };
    lane.headset.report(start.test, 1, [
      status('started'),
      { type: 'new_stimuli', data: { index: 1, ...point } },
      { type: 'new_stimuli', data: { index: 1, ...point, viewed: true, response_time: 0.5 } },
      { type: 'new_stimuli', data: { index: 2, ...point, x: 23 } },
      { type: 'test_progress_update', data: { total: 1, od: null, os: null } },
    ]);
    await lane.acknowledged(5);
    const shown = await monitor.next(({ type }) => type === 'new_stimuli');
    expect(z.safeParse(LiveMessage, shown).success).toBe(true);
    expect(shown.data).toMatchObject({ index: 1, ...point });
    monitor.socket.close();

    const { body: state } = await lane.doctor.call('getEstermanState', { params });
    expect(state).toMatchObject({ run: 1, progress: { total: 1 } });
    expect(state.stimuli).toEqual([
      expect.objectContaining({ index: 1, x: -23, viewed: true, response_time: 0.5 }),
      expect.objectContaining({ index: 2, x: 23, viewed: false }),
    ]);
    const { body: field } = await lane.doctor.call('getPerimetryState', { params });
    expect(field.stimuli).toEqual([]);
    await lane.finish(start.test, 6);
  });

  it('shows a ptosis test that waits between its regions until play [PERI-07] [MON-09]', async () => {
    const { body } = await lane.doctor.call('createTest', {
      body: {
        status: 1,
        ...lane.people,
        device: lane.deviceId,
        test_group: { group: 'PERIMETRY', strategy: 'PTOSIS', protocol: '30-2-PTOSIS-TRADITIONAL' },
        eye: 'OD',
        language: 'en',
      },
    });
    const start = await lane.headset.next(({ type }) => type === 'start');
    if (start.type !== 'start') throw new Error('no order came');
    const params = { id: body.id as string };
    lane.headset.report(start.test, 1, [
      status('started'),
      stimulus(1, { region_no: 1 }),
      { type: 'test_progress_update', data: { total: 50, od: 50, os: null } },
      { type: 'updated_device_screen', data: { screen: 'test paused' } },
      status('paused'),
    ]);
    await lane.acknowledged(5);
    expect((await lane.doctor.call('getTest', { params })).body.status).toBe('paused');
    await lane.doctor.call('sendDeviceMessage', { params: { id: lane.deviceId }, body: { message: 'play' } });
    const told = await lane.headset.next(({ type }) => type === 'message');
    expect(told).toMatchObject({ message: { message: 'play' } });
    lane.headset.report(start.test, 6, [status('started'), stimulus(2, { region_no: 2 })]);
    await lane.acknowledged(7);
    const { body: state } = await lane.doctor.call('getPerimetryState', { params });
    expect(state.progress.total).toBe(50);
    expect(state.stimuli.map(({ region_no }: { region_no: number }) => region_no)).toEqual([1, 2]);
    expect((await lane.doctor.call('getEstermanState', { params })).status).toBe(404);
    await lane.finish(start.test, 8);
  });
});
