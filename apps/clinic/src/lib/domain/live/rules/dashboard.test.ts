import type { LiveEvent } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { LANE_2 } from '../../../../fakes/data/devices.ts';
import { PATIENT } from '../../../../fakes/data/form.ts';
import { sampleTest } from '../../../../fakes/data/tests.ts';
import { type Dashboard, dashboardChange, dashboardOf } from './dashboard.ts';

const before: Dashboard = {
  status: 'started',
  screen: 'tutorial',
  battery_level_headset_percentage: 80,
  battery_level_handpiece_percentage: 70,
  volume: 60,
  ipd: 62.5,
  is_connected: true,
  records_ignored: 0,
  convergence: null,
};

describe('dashboardChange', () => {
  it.each<[LiveEvent, Partial<Dashboard>]>([
    [{ type: 'updated_device_screen', data: { screen: 'doing test' } }, { screen: 'doing test' }],
    [{ type: 'updated_test_status', data: { status: 'paused' } }, { status: 'paused' }],
    [
      {
        type: 'updated_device_battery_level',
        data: { battery_level_headset_percentage: 19, battery_level_handpiece_percentage: 0 },
      },
      { battery_level_headset_percentage: 19, battery_level_handpiece_percentage: 0 },
    ],
    [
      { type: 'new_device_telemetry', data: { volume: 0, ipd: 61 } },
      { volume: 0, ipd: 61 },
    ],
    [{ type: 'updated_device_connection', data: { is_connected: false } }, { is_connected: false }],
    [{ type: 'records_ignored', data: { total: 12 } }, { records_ignored: 12 }],
    [{ type: 'test_pictures_changed', data: { OD: 2, OS: 0 } }, { pictures: { OD: 2, OS: 0 } }],
    [
      { type: 'convergence_result', data: { dots: 2, by: 'DEVICE', monocular: true } },
      { convergence: { dots: 2, by: 'DEVICE', monocular: true } },
    ],
    [{ type: 'patient_update_by_device', data: { ipd: 64 } }, { ipd: 64 }],
    [{ type: 'test_progress_update', data: { total: 50, od: 100, os: 0 } }, {}],
  ])('%j changes what it tells, at once [MON-21]', (event, change) => {
    expect({ ...before, ...dashboardChange(event) }).toEqual({ ...before, ...change });
  });

  it('keeps what a telemetry leaves out [MON-21]', () => {
    expect(dashboardChange({ type: 'new_device_telemetry', data: { volume: 30 } })).not.toHaveProperty('ipd');
    const unheard = dashboardChange({ type: 'new_device_telemetry', data: { volume: null, ipd: 60 } });
    expect(unheard).not.toHaveProperty('volume');
  });

  it('knows from all a device says that it is there, not from what the server says [MON-21]', () => {
    const away: Dashboard = { ...before, is_connected: false };
    const after = (event: LiveEvent): boolean => ({ ...away, ...dashboardChange(event) }).is_connected;
    expect(after({ type: 'test_progress_update', data: { total: 50 } })).toBe(true);
    expect(after({ type: 'updated_device_screen', data: { screen: 'tutorial' } })).toBe(true);
    expect(after({ type: 'updated_test_status', data: { status: 'started' } })).toBe(false);
    expect(after({ type: 'records_ignored', data: { total: 1 } })).toBe(false);
  });
});

describe('dashboardOf', () => {
  const test = sampleTest(1);
  const device = { ...LANE_2, current_screen: 'doing test', administering_test: test.id };

  it('says that the device is away [MON-06]', () => {
    expect(dashboardOf(test, { ...device, active: false }, PATIENT).is_connected).toBe(false);
    expect(dashboardOf(test, undefined, PATIENT).is_connected).toBe(true);
  });

  it('says what the device said last [MON-06]', () => {
    expect(dashboardOf(test, device, PATIENT)).toEqual({
      status: 'started',
      screen: 'doing test',
      battery_level_headset_percentage: 82,
      battery_level_handpiece_percentage: 41,
      volume: 66,
      ipd: 62.5,
      is_connected: true,
      records_ignored: 0,
      convergence: null,
    });
  });

  it('does not take the screen of another test for its own [MON-06]', () => {
    const elsewhere = { ...device, administering_test: sampleTest(2).id };
    expect(dashboardOf(test, elsewhere, PATIENT).screen).toBeNull();
  });

  it('shows nothing about the device’s present wearer once the test is over [OUR-40]', () => {
    const over = { ...test, status: 'finished' as const };
    expect(dashboardOf(over, { ...device, ipd: 67, administering_test: null }, PATIENT)).toMatchObject({
      screen: null,
      battery_level_headset_percentage: null,
      battery_level_handpiece_percentage: null,
      volume: null,
      ipd: null,
    });
  });

  it('takes the pupils of another test’s patient for nobody else’s [OUR-40]', () => {
    expect(dashboardOf(test, { ...device, ipd: 67, administering_test: sampleTest(2).id }, PATIENT).ipd).toBe(62.5);
  });

  it('does without a device, and knows the patient’s pupils', () => {
    expect(dashboardOf(test, undefined, PATIENT)).toMatchObject({ screen: null, volume: null, ipd: 62.5 });
  });
});
