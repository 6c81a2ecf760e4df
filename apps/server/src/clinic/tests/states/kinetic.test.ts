import { LiveMessage } from '@isopter/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { status, startLane, type Lane } from '../../../../test/support/lane.ts';
import { ENGINES } from '../../../../test/support/server.ts';

describe.each(ENGINES)('a kinetic test, watched live, on %s', (engine) => {
  let lane: Lane;
  beforeAll(async () => {
    lane = await startLane(engine);
  });
  afterAll(() => lane.close());

  it('keeps the answers of a kinetic test, which no other state call has [KIN-03] [MON-05] [MON-19]', async () => {
    const test_group = { group: 'PERIMETRY', strategy: 'KINETIC' } as const;
    const { body } = await lane.doctor.call('createTest', {
      body: { status: 1, ...lane.people, device: lane.deviceId, test_group, goldman_size: 3, language: 'en' },
    });
    const start = await lane.headset.next(({ type }) => type === 'start');
    if (start.type !== 'start') throw new Error('no order came');
    expect(start.test).toMatchObject({ test_group, goldman_size: 3 });
    const params = { id: body.id as string };
    expect((await lane.doctor.call('getKineticState', { params })).body).toEqual([]);
    expect((await lane.doctor.call('getPureToneResponses', { params })).status).toBe(404);

    const monitor = lane.watch(params.id);
    await monitor.next(({ type }) => type === 'ready');
    const seen = {
      eye: 'OS' as const,
      direction: 4,
      x: 35.4,
      y: 35.4,
      is_blind_spot: false,
      viewed: true,
      response_time: 4.2,
      has_good_fixation: true,
    };
    lane.headset.report(start.test, 1, [status('started'), { type: 'new_stimuli', data: seen }]);
    await lane.acknowledged(2);
    const heard = await monitor.next(({ type }) => type === 'new_stimuli');
    expect(z.safeParse(LiveMessage, heard).success).toBe(true);
    monitor.socket.close();
    const { body: answers } = await lane.doctor.call('getKineticState', { params });
    expect(answers).toEqual([{ ...seen, seq_num: heard.data.seq_num, run: 1 }]);
    await lane.finish(start.test, 3);
  });
});
