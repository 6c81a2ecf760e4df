import { DeviceFrame } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import type { DeviceState } from '../device/state.ts';
import { headset } from '../fakes/device.ts';
import { aKind, anOrder } from '../fakes/orders.ts';

const distance = { group: 'VISUAL_ACUITY', strategy: 'DISTANCE', protocol: 'LANDOLT_C' } as const;

/** A whole test; what it recorded. */
function whole(over: Parameters<typeof anOrder>[0] = {}) {
  const device = headset();
  device.start(anOrder({ test_group: distance, ...over }));
  device.finish();
  return device;
}

describe('visual acuity on the headset', () => {
  it('examines the right eye, the left one, and both, with rests between [ACU-04]', () => {
    const device = whole({ skip_convergence_testing: false, disable_pause: false });
    expect([...new Set(device.optotypes.map(({ eye }) => eye))]).toEqual(['OD', 'OS', 'OU']);
    expect(device.optotypes.filter(({ threshold }) => threshold).map(({ eye }) => eye)).toEqual(['OD', 'OS', 'OU']);
    expect(device.screens).toEqual([
      'introduction',
      'testing convergence',
      'doing test',
      'test paused',
      'doing test',
      'test paused',
      'doing test',
    ]);
    expect(device.statuses).toEqual(['started', 'finished']);
    for (const frame of device.sent) expect(DeviceFrame.safeParse(frame).error).toBeUndefined();
  });

  it('examines one eye alone when it is named', () => {
    expect(new Set(whole({ eye: 'OD' }).optotypes.map(({ eye }) => eye))).toEqual(new Set(['OD']));
  });

  it('runs every strategy with Landolt C and tumbling E, and names sizes in feet or metres [ACU-01]', () => {
    for (const strategy of ['DISTANCE', 'NEAR', 'BOTH', 'LOW_CONTRAST', 'CVI_NEAR', 'CVI_FAR'] as const) {
      for (const protocol of ['LANDOLT_C', 'TUMBLING_E'] as const) {
        const { statuses, optotypes } = whole({
          test_group: { group: 'VISUAL_ACUITY', strategy, protocol },
          eye: 'OS',
          system_unit: 'INT',
        });
        const lines = strategy === 'BOTH' || strategy === 'LOW_CONTRAST' ? 2 : 1;
        expect(statuses.at(-1)).toBe('finished');
        expect(optotypes.filter(({ threshold }) => threshold)).toHaveLength(lines);
        expect(optotypes.every(({ size_label }) => size_label.startsWith('6/'))).toBe(true);
        expect(optotypes.some(({ direction }) => direction % 2 === 0)).toBe(
          protocol === 'LANDOLT_C' && !strategy.startsWith('CVI'),
        );
        expect(new Set(optotypes.map(({ contrast }) => contrast))).toEqual(
          new Set(strategy === 'LOW_CONTRAST' ? [10, 2.5] : [100]),
        );
      }
    }
  });

  it('skips the eye it is asked to and records that, null meaning both eyes together [ACU-02] [ACU-04]', () => {
    const device = headset();
    device.start(anOrder({ test_group: distance }));
    device.elapse(5);
    device.message({ message: 'skip eye', payload: 'OD' });
    expect(device.optotypes.at(-1)).toMatchObject({ eye: 'OD', skipped: true, threshold: false, viewed: false });
    device.elapse(4);
    expect(device.optotypes.at(-1)).toMatchObject({ eye: 'OS', skipped: false });
    device.message({ message: 'skip eye', payload: null });
    expect(device.optotypes.at(-1)).toMatchObject({ eye: 'OU', skipped: true });
    device.message({ message: 'skip eye', payload: null });
    device.finish();
    expect(device.optotypes.filter(({ skipped }) => skipped).map(({ eye }) => eye)).toEqual(['OD', 'OU']);
    expect(device.optotypes.filter(({ threshold }) => threshold).map(({ eye }) => eye)).toEqual(['OS']);
    expect(device.statuses.at(-1)).toBe('finished');
    for (const frame of device.sent) expect(DeviceFrame.safeParse(frame).error).toBeUndefined();
  });

  it('records a skipped eye once, also of a test of near and far', () => {
    const device = headset();
    device.start(anOrder({ test_group: { ...distance, strategy: 'BOTH' }, eye: 'OD' }));
    device.elapse(5);
    device.message({ message: 'skip eye', payload: 'OD' });
    expect(device.optotypes.filter(({ skipped }) => skipped)).toHaveLength(1);
    expect(device.statuses.at(-1)).toBe('finished');
  });

  it('resumes after the headset was switched off as if nothing had happened', () => {
    const order = anOrder({ test_group: distance });
    const straight = headset();
    straight.start(order);
    let broken = headset();
    broken.start(order);
    for (let i = 0; i < 50; i += 1) {
      straight.elapse();
      broken = headset(aKind, JSON.parse(JSON.stringify(broken.state)) as DeviceState);
      broken.elapse();
    }
    expect(broken.state).toEqual(straight.state);
  });
});
