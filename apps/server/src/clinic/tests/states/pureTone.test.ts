import { LiveMessage } from '@isopter/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { status, startLane, type Lane } from '../../../../test/support/lane.ts';
import { ENGINES } from '../../../../test/support/server.ts';

describe.each(ENGINES)('a hearing test, watched live, on %s', (engine) => {
  let lane: Lane;
  beforeAll(async () => {
    lane = await startLane(engine);
  });
  afterAll(() => lane.close());

  it('stores the tones of a hearing test and sends them only to its monitor [AUD-04] [MON-05] [MON-19]', async () => {
    const { body } = await lane.doctor.call('createTest', {
      body: {
        status: 1,
        ...lane.people,
        device: lane.deviceId,
        test_group: { group: 'AUDIOLOGY', strategy: 'PURE_TONE' },
        ear: 'LEFT',
        language: 'en',
      },
    });
    const start = await lane.headset.next(({ type }) => type === 'start');
    if (start.type !== 'start') throw new Error('no order came');
    expect(start.test).toMatchObject({ ear: 'LEFT', test_group: { group: 'AUDIOLOGY', strategy: 'PURE_TONE' } });
    const params = { id: body.id as string };
    expect((await lane.doctor.call('getPureToneResponses', { params })).body).toEqual([]);
    expect((await lane.doctor.call('getPerimetryState', { params })).status).toBe(404);

    const monitor = lane.watch(params.id);
    await monitor.next(({ type }) => type === 'ready');
    const tone = { ear: 'LEFT' as const, frequency: 1000, is_heard: true, response_time: 0.4 };
    lane.headset.report(start.test, 1, [
      status('started'),
      { type: 'new_pure_tone_response', data: { ...tone, volume_db: 30, threshold: false } },
      { type: 'new_pure_tone_response', data: { ...tone, volume_db: 20, threshold: true } },
    ]);
    await lane.acknowledged(3);
    const heard = await monitor.next(({ type }) => type === 'new_pure_tone_response');
    expect(z.safeParse(LiveMessage, heard).success).toBe(true);
    expect(heard.data).toMatchObject({ ...tone, volume_db: 30, run: 1 });
    monitor.socket.close();

    const { body: tones } = await lane.doctor.call('getPureToneResponses', { params });
    expect(tones).toEqual([
      { ...tone, volume_db: 30, threshold: false, seq_num: heard.data.seq_num, run: 1 },
      { ...tone, volume_db: 20, threshold: true, seq_num: heard.data.seq_num! + 1, run: 1 },
    ]);
    await lane.finish(start.test, 4);
  });
});
