import { LiveMessage } from '@isopter/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { status, startLane, type Lane } from '../../../../test/support/lane.ts';
import { ENGINES } from '../../../../test/support/server.ts';

describe.each(ENGINES)('a pupil test, watched live, on %s', (engine) => {
  let lane: Lane;
  beforeAll(async () => {
    lane = await startLane(engine);
  });
  afterAll(() => lane.close());

  it('keeps every state of a pupil test, with and without its extras [PUP-03] [MON-05] [MON-19]', async () => {
    const test_group = { group: 'PUPIL', strategy: 'PUPILLOMETRY' } as const;
    const { body } = await lane.doctor.call('createTest', {
      body: { status: 1, ...lane.people, device: lane.deviceId, test_group, apd_stimulation_time: 5, language: 'en' },
    });
    const start = await lane.headset.next(({ type }) => type === 'start');
    if (start.type !== 'start') throw new Error('no order came');
    expect(start.test).toMatchObject({ test_group, apd_stimulation_time: 5 });
    const params = { id: body.id as string };
    expect((await lane.doctor.call('getPupillometryState', { params })).body).toMatchObject({
      test_percentage_done: 0,
      od_state: { period_type: 'A', is_currently_tested: false },
      history: [],
    });
    expect((await lane.doctor.call('getKineticState', { params })).status).toBe(404);

    const monitor = lane.watch(params.id);
    await monitor.next(({ type }) => type === 'ready');
    const eye = {
      period_type: 'S' as const,
      period_completion_percentage: 50,
      is_currently_tested: true,
      is_retesting: false,
    };
    const plain = { test_percentage_done: 40, od_state: eye, os_state: { ...eye, is_currently_tested: false } };
    const seen = { ...eye, light: 'white' as const, diameters: [5.2, 5.1, null], result: 'Mild' as const };
    const rich = { test_percentage_done: 41, od_state: seen, os_state: eye, seconds: 0.5 };
    lane.headset.report(start.test, 1, [
      status('started'),
      { type: 'pupillometry_state_update', data: plain },
      { type: 'pupillometry_state_update', data: rich },
    ]);
    await lane.acknowledged(3);
    const heard = await monitor.next(({ type }) => type === 'pupillometry_state_update');
    expect(z.safeParse(LiveMessage, heard).success).toBe(true);
    monitor.socket.close();
    const numbers = (after: number) => ({ seq_num: heard.data.seq_num! + after, run: 1 });
    expect((await lane.doctor.call('getPupillometryState', { params })).body).toEqual({
      ...rich,
      ...numbers(1),
      history: [
        { ...plain, ...numbers(0) },
        { ...rich, ...numbers(1) },
      ],
    });
    await lane.finish(start.test, 4);
  });
});
