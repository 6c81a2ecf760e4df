import { describe, expect, it } from 'vitest';
import { batteryFill, isBatteryCritical, isBatteryLow } from './battery.ts';

describe('batteryFill', () => {
  it.each([
    [100, 'full'],
    [81, 'full'],
    [80, 'three-quarters'],
    [61, 'three-quarters'],
    [60, 'half'],
    [31, 'half'],
    [30, 'quarter'],
    [6, 'quarter'],
    [5, 'empty'],
    [0, 'empty'],
  ] as const)('draws %d %% as %s [MON-07]', (percentage, fill) => {
    expect(batteryFill(percentage)).toBe(fill);
  });
});

describe('a battery', () => {
  it('is gold above 20 % and red at 20 % and below [MON-07]', () => {
    expect([21, 20, 0].map(isBatteryCritical)).toEqual([false, true, true]);
  });
  it('of a headset is low at or below 30 %, of a handpiece below 50 % [MON-07]', () => {
    expect([31, 30].map((level) => isBatteryLow('headset', level))).toEqual([false, true]);
    expect([50, 49].map((level) => isBatteryLow('handpiece', level))).toEqual([false, true]);
  });
});
