import { describe, expect, it } from 'vitest';
import { attentionOf, type AttentionSituation, unattended } from './attention.ts';

const calm: AttentionSituation = {
  live: 'live',
  dashboard: {
    status: 'started',
    screen: 'doing test',
    battery_level_headset_percentage: 80,
    battery_level_handpiece_percentage: 80,
    volume: 50,
    ipd: 62,
    is_connected: true,
    records_ignored: 0,
    convergence: null,
  },
  isDeviceActive: true,
  isUnreliable: false,
};
const after = (dashboard: Partial<AttentionSituation['dashboard']>, more: Partial<AttentionSituation> = {}) =>
  attentionOf({ ...calm, ...more, dashboard: { ...calm.dashboard, ...dashboard } }).join(' ');

describe('what a test needs somebody for', () => {
  it('is nothing while it goes its way', () => {
    expect(after({})).toBe('');
    expect(after({ battery_level_headset_percentage: null, battery_level_handpiece_percentage: null })).toBe('');
  });
  it('asks how many dots are seen, unless the device measures it automatically [MON-11]', () => {
    const screen = 'testing convergence';
    expect(after({ screen })).toBe('answer');
    // a headset that tests convergence itself asks nobody
    expect(after({ screen: 'automated convergence' })).toBe('');
  });
  it.each([
    ['paused', { status: 'paused' }],
    ['paused', { status: 'stopped' }],
    ['paused', { screen: 'test paused' }],
    ['battery', { battery_level_headset_percentage: 9 }],
    ['battery', { battery_level_handpiece_percentage: 9 }],
  ] as const)('is %s [MON-07, MON-24]', (attention, dashboard) => {
    expect(after(dashboard)).toBe(attention);
  });
  it('is a battery below 10 %, or one that ends before the test [OUR-786]', () => {
    expect(after({ battery_level_headset_percentage: 10, battery_level_handpiece_percentage: 10 })).toBe('');
    expect(after({ battery_level_headset_percentage: 25 }, { isBatteryShort: true })).toBe('battery');
  });
  it('is a connection that is lost, here or at the device [MON-02]', () => {
    expect(after({}, { live: 'reconnecting' })).toBe('connection');
    expect(after({}, { isDeviceActive: false })).toBe('device');
    expect(after({ is_connected: false })).toBe('device');
  });
  it('is all there is, the most pressing first', () => {
    const all = { isDeviceActive: false, isUnreliable: true, live: 'reconnecting' } as const;
    expect(after({ status: 'paused', screen: 'testing convergence', battery_level_headset_percentage: 5 }, all)).toBe(
      'answer connection device paused battery unreliable',
    );
  });
  it.each(['finished', 'failed', 'expired'] as const)('is nothing any more when it is %s [MON-24]', (status) => {
    expect(after({ status, battery_level_headset_percentage: 3 }, { isDeviceActive: false })).toBe('');
  });
});

it('needs nobody for what somebody is on the way for, and somebody for what comes on top [OUR-87]', () => {
  const attendance = {
    test: '1',
    by: { id: '2', name: 'Tomás Alvarez' },
    is_own: false,
    until: '2026-11-23T09:43:00Z',
  };
  expect(unattended(['paused', 'battery'], undefined)).toEqual(['paused', 'battery']);
  expect(unattended(['paused'], { ...attendance, reasons: ['paused'] })).toEqual([]);
  expect(unattended(['paused', 'battery'], { ...attendance, reasons: ['paused'] })).toEqual(['battery']);
});
