import { TestOrder } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { device } from '../../platform/db/schema.ts';
import { CAPABILITIES } from '../../../test/support/device.ts';
import { FAST, type Lane, startLane } from '../../../test/support/lane.ts';
import { ENGINES, setFlags, signIn } from '../../../test/support/server.ts';
import { CONTROL_TYPES, CORRECTION_TYPES, STIMULUS_TYPES } from './choices.ts';

describe.each(ENGINES)('the order of a headset on %s', (engine) => {
  let lane: Lane;
  beforeAll(async () => {
    lane = await startLane(engine);
  });
  afterAll(() => lane.close());

  it('has the choices of the form, with names that explain them [FORM-32]', async () => {
    const capabilities = { ...CAPABILITIES, subtitles_languages: ['en'], increased_size_subtitles_languages: ['en'] };
    await lane.server.store.db
      .update(device)
      .set({ capabilities: capabilities as typeof CAPABILITIES })
      .where(eq(device.id, lane.deviceId));
    const [correction, control, stimulus] = [CORRECTION_TYPES[1], CONTROL_TYPES[1], STIMULUS_TYPES[2]];
    const { order } = await lane.order({
      ...FAST,
      with_correction: true,
      correction_type: correction?.id,
      control_type: control?.id,
      stimulus_type: stimulus?.id,
      subtitles: true,
      subtitle_increase_text_size: true,
    });
    expect(order).toMatchObject({
      correction_type: correction,
      control_type: control,
      stimulus_type: stimulus,
      subtitles: true,
      subtitle_increase_text_size: true,
    });
    await lane.finish(order, 1);
  });

  it('states that the patient answers by voice, and in which language [FORM-32] [OUR-365]', async () => {
    const { order } = await lane.order({
      test_group: { group: 'CSUITE', strategy: 'DISTANCE', protocol: 'LANDOLT_C' },
      control_type: CONTROL_TYPES.find(({ name }) => name === 'Voice')?.id,
      language: 'es',
    });
    expect(order).toMatchObject({ control_type: { name: 'Voice' }, language: 'es' });
  });

  it('lists the raw measurements that developers turned on, and nothing if there are none [OUR-371]', async () => {
    await lane.server.store.db.update(device).set({ testId: null });
    expect((await lane.order(FAST)).order.developer_telemetry).toBeNull();
    await setFlags(lane.server, { dev_mode: true });
    const oga = await signIn(lane.server, 'oga');
    const want = (body: object) => oga.call('updateDevConfig', { body });
    expect((await want({ eye_telemetry_enabled: true })).status).toBe(204);
    await lane.server.store.db.update(device).set({ testId: null });
    const NONE = { eye: false, blue_pupillometry: false, suprat_quadrant: false, sensorimotor_suite_cover: false };
    expect((await lane.order(FAST)).order.developer_telemetry).toEqual({ ...NONE, eye: true });
    await want({
      eye_telemetry_enabled: false,
      blue_pupillometry_telemetry_enabled: true,
      suprat_quadrant_telemetry_enabled: true,
      sensorimotor_suite_cover_telemetry_enabled: true,
    });
    await lane.server.store.db.update(device).set({ testId: null });
    const { order } = await lane.order(FAST);
    const all = { eye: true, blue_pupillometry: true, suprat_quadrant: true, sensorimotor_suite_cover: true };
    expect(order.developer_telemetry).toEqual({ ...all, eye: false });
    // a headset reads it
    expect(TestOrder.parse(order)).toEqual(order);
  });
});
