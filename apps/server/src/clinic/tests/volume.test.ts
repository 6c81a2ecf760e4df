import { DEFAULT_VOLUME_MIN } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { device, officeGroup } from '../../platform/db/schema.ts';
import { connect } from '../../../test/support/device.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { FAST, type Lane, startLane } from '../../../test/support/lane.ts';
import { ENGINES } from '../../../test/support/server.ts';

describe.each(ENGINES)('the volume of tests, on %s', (engine) => {
  let lane: Lane;

  beforeAll(async () => {
    lane = await startLane(engine);
  });
  afterAll(() => lane.close());

  const stored = async () => (await lane.server.store.db.select().from(device).where(eq(device.id, lane.deviceId)))[0]!;
  const mute = async (): Promise<void> => {
    lane.headset.send({ type: 'telemetry', volume: 0, ipd: 70 });
    await expect.poll(async () => (await stored()).volume).toBe(0);
  };

  it('ends with the test: a muted headset starts the next one at the volume of the clinic [OUR-703] (of OUR-704)', async () => {
    const first = await lane.order(FAST);
    expect(first.order.volume).toBe(50);
    await mute();
    await lane.finish(first.order, 1);

    const second = await lane.order(FAST);
    expect(second.order.volume).toBe(50);
    expect(await stored()).toMatchObject({ volume: 50, ipd: second.order.patient.ipd });
    await lane.finish(second.order, 1);

    await mute();
    await lane.server.store.db.update(officeGroup).set({ preferences: { default_volume: 80 } });
    const { order } = await lane.order({ test_group: { group: 'AUDIOLOGY', strategy: 'PURE_TONE' } });
    expect(order.volume).toBe(80);
    await lane.finish(order, 1);
    expect(DEFAULT_VOLUME_MIN).toBeGreaterThan(0);
  });

  it('stays during the test, also after a lost connection (of OUR-703)', async () => {
    const { order, params } = await lane.order(FAST);
    lane.headset.send({ type: 'telemetry', volume: 30, ipd: 62 });
    await expect.poll(async () => (await stored()).volume).toBe(30);
    lane.headset.socket.terminate();
    // the headset says hello with its volume, 40
    lane.headset = await connect(lane.address, lane.token);
    expect(lane.headset.welcome).toMatchObject({ volume: 40, test: { test_id: params.id, volume: 40 } });
    await lane.finish(order, 1);
  });

  it('is that of the clinic for a test that waited for its headset (of OUR-703)', async () => {
    lane.headset.socket.close();
    await eventually(async () => {
      expect((await lane.doctor.call('getDevice', { params: { id: lane.deviceId } })).body.active).toBe(false);
    });
    const { body } = await lane.doctor.call('createTest', {
      body: { status: 1, ...lane.people, device: lane.deviceId, language: 'en', ...FAST },
    });
    expect(body.status).toBe('pending');
    lane.headset = await connect(lane.address, lane.token);
    expect(lane.headset.welcome).toMatchObject({ volume: 80, test: { test_id: body.id, volume: 80 } });
  });
});
