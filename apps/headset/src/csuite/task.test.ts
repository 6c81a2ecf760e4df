import { DeviceFrame } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { headset } from '../fakes/device.ts';
import { anOrder } from '../fakes/orders.ts';

describe('the C-Suite on the headset', () => {
  it.each([
    ['DISTANCE', 1],
    ['NEAR', 1],
    ['BOTH', 2],
  ] as const)('of %s runs acuity, then contrast, as one test [MON-18]', (strategy, lines) => {
    const device = headset();
    device.start(anOrder({ test_group: { group: 'CSUITE', strategy, protocol: 'LANDOLT_C' } }));
    device.finish();
    expect(device.statuses).toEqual(['started', 'finished']);
    const kinds = device.events.map(({ type }) => type);
    expect(kinds.lastIndexOf('new_acuity_optotype_result')).toBeLessThan(
      kinds.indexOf('new_contrast_sensitivity_response'),
    );
    const settled = device.optotypes.filter(({ threshold }) => threshold).map(({ eye }) => eye);
    expect(settled).toEqual(['OD', 'OS'].flatMap((eye) => Array.from({ length: lines }, () => eye)));
    expect(device.letters.filter(({ phase }) => phase === 2).map(({ eye }) => eye)).toEqual(['OD', 'OS']);
    for (const frame of device.sent) expect(DeviceFrame.safeParse(frame).error).toBeUndefined();
    const progress = device.events.flatMap((event) =>
      event.type === 'test_progress_update' ? [event.data.total] : [],
    );
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    expect(progress.at(-1)).toBe(100);
  });
});
