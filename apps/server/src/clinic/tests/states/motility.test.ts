import { LiveMessage } from '@isopter/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { status, startLane, type Lane } from '../../../../test/support/lane.ts';
import { ENGINES } from '../../../../test/support/server.ts';

const coverOf = (progress: number) => ({
  eye: 'OS' as const,
  phase: 0 as const,
  progress,
  current_direction: 0,
  finished_directions: [],
});

const attempt = { eye: 'OD' as const, direction: 3, angle: 0, x: 18.5, y: -0.2, attempt: 1 };
const covered = {
  eye: 'OS' as const,
  direction: 0,
  x: 14,
  y: 0.3,
  is_blind_spot: false,
  viewed: true,
  response_time: 0.4,
  has_good_fixation: true,
};
const aligned = {
  algorithm_version: 3,
  eye: 'OU' as const,
  percentage: 11,
  locations_done: [{ location_index: 0, x_units: 1.2, y_units: 0, eye: 'OU' as const }],
  last_result: {
    location: { location_index: 0, x_units: 1.2, y_units: 0, eye: 'OU' as const },
    distance_degrees: 1.2,
    threshold: true,
    attempt_number: 2,
  },
};

describe.each(ENGINES)('a test of eye movements or alignment, watched live, on %s', (engine) => {
  let lane: Lane;
  beforeAll(async () => {
    lane = await startLane(engine);
  });
  afterAll(() => lane.close());

  it('stores the attempts of eye movements and sends them only to their monitor [EOM-02] [MON-05] [MON-19]', async () => {
    const { order, params } = await lane.order({ test_group: { group: 'EXTRA_OCULAR_MOTILITY' } });
    expect((await lane.doctor.call('getEyeMovementResponses', { params })).body).toEqual([]);
    for (const call of ['getCoverState', 'getSensorimotorState', 'getKineticState'] as const) {
      expect((await lane.doctor.call(call, { params })).status).toBe(404);
    }
    const monitor = lane.watch(params.id);
    await monitor.next(({ type }) => type === 'ready');
    lane.headset.report(order, 1, [status('started'), { type: 'new_eoms_response', data: attempt }]);
    await lane.acknowledged(2);
    const seen = await monitor.next(({ type }) => type === 'new_eoms_response');
    expect(z.safeParse(LiveMessage, seen).success).toBe(true);
    monitor.socket.close();
    const { body } = await lane.doctor.call('getEyeMovementResponses', { params });
    expect(body).toEqual([{ ...attempt, seq_num: seen.data.seq_num, run: 1 }]);
    await lane.finish(order, 3);
  });

  it('sends cover commands to the headset, and stores state and answers of a cover test [COV-02] [ENT-27] [MON-19]', async () => {
    const options = { occlusion_time: 4, cover_directions: 3, cover_digitally_occluded: false };
    const { order, params } = await lane.order({ test_group: { group: 'COVER' }, ...options });
    expect(order).toMatchObject(options);
    const before = { eye: 'OU', phase: 0, progress: 0, current_direction: null, finished_directions: [] };
    expect((await lane.doctor.call('getCoverState', { params })).body).toMatchObject(before);
    lane.headset.report(order, 1, [
      status('started'),
      { type: 'cover_state_update', data: coverOf(0) },
      { type: 'new_stimuli', data: covered },
      { type: 'cover_state_update', data: coverOf(6) },
    ]);
    await lane.acknowledged(4);
    expect((await lane.doctor.call('getCoverState', { params })).body).toMatchObject({ ...coverOf(6), run: 1 });
    expect((await lane.doctor.call('getKineticState', { params })).body).toMatchObject([covered]);
    expect((await lane.doctor.call('getEyeMovementResponses', { params })).status).toBe(404);
    await lane.finish(order, 5);
  });

  it('names the test that runs in a sensorimotor suite, and restarts the suite as a whole [MON-18] [MON-20]', async () => {
    const { order, params } = await lane.order({ test_group: { group: 'SENSORIMOTOR_SUITE' } });
    const running = async () => (await lane.doctor.call('getTest', { params })).body.test_group.strategy;
    expect(await running()).toBeNull();
    expect((await lane.doctor.call('getSensorimotorState', { params })).body).toMatchObject({
      percentage: 0,
      last_result: null,
    });
    lane.headset.report(order, 1, [status('started'), { type: 'new_eoms_response', data: attempt }]);
    await lane.acknowledged(2);
    expect(await running()).toBe('EOMS_SENSORIMOTOR');
    lane.headset.report(order, 3, [{ type: 'cover_state_update', data: coverOf(0) }]);
    await lane.acknowledged(3);
    expect(await running()).toBe('COVER_SENSORIMOTOR');
    expect((await lane.doctor.call('restartTest', { params })).status).toBe(204);
    const again = await lane.headset.next(({ type }) => type === 'restart');
    expect(again).toMatchObject({ run: 2 });
    const restarted = { ...order, run: 2 };
    lane.headset.report(restarted, 1, [{ type: 'sensorimotor_state_update', data: aligned }]);
    await lane.acknowledged(1);
    expect(await running()).toBeNull();
    expect((await lane.doctor.call('getSensorimotorState', { params })).body).toMatchObject({ ...aligned, run: 2 });
    expect((await lane.doctor.call('getEyeMovementResponses', { params })).body).toEqual([]);
    await lane.finish(restarted, 2);
  });
});
