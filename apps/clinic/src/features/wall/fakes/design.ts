import type { Device, Test } from '@isopter/contract';
import type { BackendHandlers } from '../../../fakes/stage/backend.ts';
import { NOW } from '../../../../../../.storybook/clock.ts';
import { testOn, wallHandlers } from './world.ts';

/* The clinic of the design: eight tests, three of which need somebody. */

/** The numbers of the recordings: acuity, four fields, hearing, pupils, contrast. */
const NUMBERS = [5, 0, 15, 30, 45, 1, 8, 11] as const;

type Lane = readonly [name: string, seconds: number, expected: number, battery: number, more?: Partial<Test>];
const LANES: Readonly<Record<number, Lane>> = {
  5: ['Lane 1', 125, 240, 64],
  0: ['Lane 2', 218, 375, 82],
  15: ['Lane 3', 124, 300, 71],
  30: ['Lane 4', 492, 590, 58],
  45: ['Lane 5', 190, 400, 49],
  1: ['Pre-test A', 260, 360, 8],
  8: ['Pre-test B', 48, 90, 93],
  11: ['Home kit 07', 115, 240, 77],
};
const PATIENTS = {
  15: { last_name: 'Nguyen', first_name: 'Thi' },
  30: { last_name: 'Haddad', first_name: 'Samir' },
  45: { last_name: 'Petrova', first_name: 'Irina' },
};

const ago = (seconds: number): string => new Date(NOW - seconds * 1000).toISOString();

/** The numbers of the tests that are paused, lost, and whose battery is low. */
const PAUSED = 15;
const LOST = 45;
const LOW = 1;
/** For how long they have been so, in seconds. */
const PAUSED_FOR = 85;
const LOST_FOR = 52;
const LOW_FOR = 60;

/** When the wall saw the pause and the low battery begin, as a tab keeps it over a reload. */
export const SEEN = [
  { name: `isopter.calls.since.${testOn(PAUSED)}`, text: JSON.stringify({ paused: NOW - PAUSED_FOR * 1000 }) },
  { name: `isopter.calls.since.${testOn(LOW)}`, text: JSON.stringify({ battery: NOW - LOW_FOR * 1000 }) },
] as const;

/** Its calls. */
export function designHandlers(): BackendHandlers {
  const devices: Record<number, Partial<Device>> = {};
  const tests: Record<number, Partial<Test>> = {};
  for (const [number, [name, seconds, expected_seconds, battery, more]] of Object.entries(LANES)) {
    const device_type = name.startsWith('Home') ? 'H' : 'S';
    devices[Number(number)] = { name, device_type, battery_level_headset_percentage: battery };
    tests[Number(number)] = { time_start: ago(seconds), expected_seconds, ...more };
  }
  devices[PAUSED] = { ...devices[PAUSED], current_screen: 'test paused' };
  devices[LOST] = { ...devices[LOST], active: false, last_seen: ago(LOST_FOR) };
  return {
    ...wallHandlers(NUMBERS, { devices, tests, patients: PATIENTS }),
    // somebody is on the way to the one with the low battery
    listAttendances: () => [
      {
        test: testOn(LOW),
        by: { id: '0e000000-0000-4000-8000-000000000002', name: 'Tomás Alvarez' },
        is_own: false,
        reasons: ['battery'],
        until: '2026-11-20T09:43:00Z',
      },
    ],
  };
}
