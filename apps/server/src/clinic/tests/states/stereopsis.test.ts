import { LiveMessage } from '@isopter/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { status, startLane, type Lane } from '../../../../test/support/lane.ts';
import { ENGINES } from '../../../../test/support/server.ts';

describe.each(ENGINES)('a stereopsis test, watched live, on %s', (engine) => {
  let lane: Lane;
  beforeAll(async () => {
    lane = await startLane(engine);
  });
  afterAll(() => lane.close());

  it('follows a stereopsis test from the order to the list of its plates [MON-01, MON-05, MON-19, STE-02]', async () => {
    const { body } = await lane.doctor.call('createTest', {
      body: { status: 1, ...lane.people, device: lane.deviceId, test_group: { group: 'STEREOPSIS' }, language: 'en' },
    });
    const start = await lane.headset.next(({ type }) => type === 'start');
    if (start.type !== 'start') throw new Error('no order came');
    const params = { id: body.id as string };
    expect((await lane.doctor.call('getStereopsisResponses', { params })).body).toEqual([]);
    expect((await lane.doctor.call('getPureToneResponses', { params })).status).toBe(404);

    const monitor = lane.watch(params.id);
    await monitor.next(({ type }) => type === 'ready');
    const seen = { threshold: false, target: 3, target_answer: 3, arcsec: 800, index: 1 };
    const unanswered = { threshold: true, target: 1, target_answer: null, arcsec: 800, index: 2 };
    lane.headset.report(start.test, 1, [
      status('started'),
      { type: 'new_stereopsis_response', data: seen },
      { type: 'new_stereopsis_response', data: unanswered },
    ]);
    await lane.acknowledged(3);
    const shown = await monitor.next(({ type }) => type === 'new_stereopsis_response');
    expect(z.safeParse(LiveMessage, shown).success).toBe(true);
    expect(shown.data).toMatchObject({ ...seen, run: 1 });
    monitor.socket.close();

    const { body: plates } = await lane.doctor.call('getStereopsisResponses', { params });
    expect(plates).toEqual([
      { ...seen, seq_num: shown.data.seq_num, run: 1 },
      { ...unanswered, seq_num: shown.data.seq_num! + 1, run: 1 },
    ]);
    await lane.finish(start.test, 4);
  });
});
