import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAST, type Lane, startLane } from '../../../test/support/lane.ts';
import { ENGINES } from '../../../test/support/server.ts';

describe.each(ENGINES)('preferences of a test, on %s', (engine) => {
  let lane: Lane;
  beforeAll(async () => {
    lane = await startLane(engine);
  });
  afterAll(() => lane.close());

  it('are sent to its headset as they were when the test was ordered [PREF-03] [PREF-16]', async () => {
    const usual = await lane.order(FAST);
    expect(usual.order).toMatchObject({
      system_unit: 'IMP',
      settings: {
        trigger_haptic_feedback: true,
        dynamic_matrix: false,
        eoms_appearance: '',
        advanced_calibration: false,
        headset_alignment: false,
        automated_convergence: false,
      },
    });
    await lane.finish(usual.order, 1);

    const body = {
      enable_trigger_haptic_feedback: false,
      enable_dynamic_matrix: true,
      eoms_appearance: 'STAR',
      use_advanced_calibration: true,
      use_headset_alignment: true,
      use_automated_convergence: true,
      system_unit: 'INT',
    };
    expect((await lane.doctor.call('updatePreferences', { body })).status).toBe(204);
    const changed = await lane.order(FAST);
    expect(changed.order).toMatchObject({
      system_unit: 'INT',
      settings: {
        trigger_haptic_feedback: false,
        dynamic_matrix: true,
        eoms_appearance: 'STAR',
        advanced_calibration: true,
        headset_alignment: true,
        automated_convergence: true,
      },
    });
    const { body: test } = await lane.doctor.call('getTest', { params: changed.params });
    expect(test).toMatchObject({ system_unit: 'INT' });
    expect(test).not.toHaveProperty('device_settings');
    await lane.finish(changed.order, 1);
  });
});
