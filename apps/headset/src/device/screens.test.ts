import { describe, expect, it } from 'vitest';
import { full, headset } from '../fakes/device.ts';
import { aKind, anOrder } from '../fakes/orders.ts';
import { planOf } from './plan.ts';

/** The headset at the convergence screen. */
const atConvergence = (kind = aKind) => {
  const device = headset(kind);
  const order = anOrder(full);
  device.start(order);
  device.elapse(2);
  expect(device.screens.at(-1)).toBe('testing convergence');
  return { device, order };
};

const tutorialSeconds = (use_short_tutorial: boolean) => {
  const device = headset();
  device.start(anOrder({ ...full, use_short_tutorial }));
  device.elapse();
  return device.state.run?.wait?.seconds ?? 0;
};

/** How long a screen of an order stays, on a headset with eye tracking. */
const secondsOf = (screen: string, order: Parameters<typeof anOrder>[0]) =>
  planOf(anOrder({ eye: 'OD', ...order }), { ...aKind, eye_tracking: true })?.flatMap((step) =>
    step.kind === 'screen' && step.screen === screen ? [step.seconds] : [],
  );

describe('screens', () => {
  it('come in order: introduction, tutorial, convergence, test, rest between the eyes [MON-22]', () => {
    const device = headset();
    device.start(anOrder(full));
    device.finish();
    expect(device.screens).toEqual([
      'introduction',
      'tutorial',
      'testing convergence',
      'doing test',
      'test paused',
      'doing test',
    ]);
    expect(device.statuses).toEqual(['started', 'finished']);
  });
  it('omit the calibration of the eye tracking if the order skips it [FORM-32]', () => {
    for (const skipped of ['skip_calibration', 'skip_eye_tracking_calibration'] as const) {
      const device = headset({ ...aKind, eye_tracking: true });
      device.start(anOrder({ eye: 'OD', [skipped]: true }));
      device.elapse(3);
      expect(device.screens).not.toContain('calibration v2');
    }
  });

  it('calibrate for longer, and align the headset first, if the order has these settings [PREF-03]', () => {
    const device = headset({ ...aKind, eye_tracking: true });
    const settings = {
      trigger_haptic_feedback: false,
      dynamic_matrix: false,
      eoms_appearance: '',
      advanced_calibration: true,
      headset_alignment: true,
    } as const;
    device.start(anOrder({ eye: 'OD', settings }));
    device.finish();
    expect(device.screens).toEqual(['introduction', 'calibration', 'calibration v2', 'doing test']);
    expect(secondsOf('calibration v2', {})).toEqual([8]);
    expect(secondsOf('calibration v2', { settings })).toEqual([20]);
  });

  it('are left out as the order says', () => {
    const device = headset();
    device.start(anOrder());
    device.finish();
    expect(device.screens).toEqual(['introduction', 'doing test']);
  });
  it('include calibration with eye tracking, and the foveal ones when the fovea is tested [MON-22]', () => {
    const device = headset({ ...aKind, eye_tracking: true });
    device.start(anOrder({ test_foveal_sensitivity: true, eye: 'OD' }));
    device.finish();
    expect(device.screens).toEqual([
      'introduction',
      'calibration v2',
      'foveal tutorial',
      'doing test foveal',
      'doing test',
    ]);
    const [first] = device.stimuli;
    expect(first).toMatchObject({ eye: 'OD', index: 1, x: 0, y: 0 });
    const answered = device.stimuli.filter((_, i) => i % 2 === 1);
    expect(answered.map(({ index }) => index)).toEqual(answered.map((_, i) => i + 1));
  });
  it('are shorter with the short tutorial', () => {
    expect(tutorialSeconds(true)).toBeLessThan(tutorialSeconds(false));
  });
});

describe('convergence', () => {
  it('waits 40 s of real time for the answer, then continues [MON-11]', () => {
    const { device } = atConvergence();
    expect(device.state.run?.wait).toEqual({ seconds: 40, person: true });
    device.elapse();
    expect(device.screens.at(-1)).toBe('doing test');
  });
  it('is tested by the headset if the order requests it, with a separate screen and a result [PREF-16] [OUR-452]', () => {
    for (const [patient, dots] of [
      ['healthy-1', 1],
      ['healthy-2', 2],
      ['healthy-3', 2],
    ] as const) {
      const device = headset({ ...aKind, patient });
      const settings = {
        trigger_haptic_feedback: false,
        dynamic_matrix: false,
        eoms_appearance: '' as const,
        advanced_calibration: false,
        headset_alignment: false,
        automated_convergence: true,
      };
      device.start(anOrder({ skip_convergence_testing: false, settings }));
      while (device.screens.at(-1) !== 'automated convergence') device.elapse();
      expect(device.state.run?.wait?.person).toBe(false);
      device.elapse();
      expect(device.screens).not.toContain('testing convergence');
      expect(device.screens.at(-1)).toBe('doing test');
      expect(device.events).toContainEqual({ type: 'convergence_result', data: { dots } });
      expect(device.state.run?.order.monocular).toBe(dots === 2);
    }
  });
  it('continues with the answer, which the test keeps [MON-11]', () => {
    const { device, order } = atConvergence();
    device.tell({ type: 'update', test_id: order.test_id, monocular: true });
    expect(device.screens.at(-1)).toBe('doing test');
    expect(device.state.run?.order.monocular).toBe(true);
  });
  it('goes forward and, without screen order v2, backward to the tutorial [MON-10]', () => {
    const { device } = atConvergence();
    device.message({ message: 'backward' });
    expect(device.screens.at(-1)).toBe('tutorial');
    device.message({ message: 'forward' });
    device.message({ message: 'forward' });
    expect(device.screens.at(-1)).toBe('doing test');
    const newer = atConvergence({ ...aKind, screen_order_version: 2 }).device;
    newer.message({ message: 'backward' });
    expect(newer.screens.at(-1)).toBe('testing convergence');
  });
});
