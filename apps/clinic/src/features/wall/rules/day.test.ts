import type { ActiveDevice, DayTest, TestStatus, Today } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { devices } from '../../../fakes/data/clinic.ts';
import { sampleTest } from '../../../fakes/data/tests.ts';
import { finishedTests, freeHeadsets, nextTests } from './day.ts';

const [SAMPLE] = devices;
const id = (n: number): string => `de000000-0000-4000-8000-00000000000${n}`;
const lane = (n: number, more: Partial<ActiveDevice> = {}): ActiveDevice => ({
  ...SAMPLE!,
  id: id(n),
  name: `Lane ${n}`,
  device_type: 'S',
  active: true,
  running_test: null,
  administering_test: null,
  battery_level_headset_percentage: 80,
  ...more,
});
const busy = (n: number): ActiveDevice => lane(n, { running_test: SAMPLE!.running_test, administering_test: id(n) });

const row = (n: number, status: TestStatus, more: Partial<DayTest['test']> = {}): DayTest => ({
  test: sampleTest(n, { status, device: id(n), ...more }),
  device: `Lane ${n}`,
  ordered: `2026-11-20T0${n}:00:00Z`,
});
const page = <T>(results: T[]) => ({ count: results.length, results });
const dayWith = (open: DayTest[], ended: DayTest[] = []): Today => ({
  open: page(open),
  appointments: page([]),
  planned: page([]),
  ended: page(ended),
  unread: page([]),
});

describe('nextTests', () => {
  it('has the tests that wait, what was ordered first at the top, with what their device does [OUR-791]', () => {
    const lanes = [busy(1), lane(2, { battery_level_headset_percentage: 9 }), lane(3), lane(4, { active: false })];
    const next = nextTests(
      dayWith([row(4, 'pending'), row(3, 'pending'), row(2, 'pending'), row(1, 'pending'), row(5, 'pending')]),
      lanes,
    );
    expect(next.map(({ device, readiness }) => [device, readiness])).toEqual([
      ['Lane 1', 'busy'],
      ['Lane 2', 'charge'],
      ['Lane 3', 'ready'],
      ['Lane 4', 'away'],
      ['Lane 5', 'away'],
    ]);
  });

  it('leaves out what runs, what was left for later, and what is done at home', () => {
    const open = [row(1, 'started'), row(2, 'stopped'), row(3, 'pending')];
    expect(nextTests(dayWith(open), [lane(3, { device_type: 'H' })])).toEqual([]);
  });

  it('has the first test of a bundle alone', () => {
    const bundle = { test_bundle: { id: id(9), status: null } };
    const next = nextTests(dayWith([row(2, 'pending', bundle), row(1, 'pending', bundle)]), []);
    expect(next.map(({ device }) => device)).toEqual(['Lane 1']);
  });
});

it('lists finished tests, the last one first [OUR-791]', () => {
  const ended = [
    row(1, 'finished', { time_end: '2026-11-20T09:00:00Z' }),
    row(2, 'failed', { time_end: '2026-11-20T09:20:00Z' }),
    row(3, 'finished', { time_end: '2026-11-20T09:10:00Z' }),
  ];
  expect(finishedTests(dayWith([], ended)).map(({ device }) => device)).toEqual(['Lane 3', 'Lane 1']);
});

it('lists the headsets of the clinic that are free, the fullest first [OUR-791]', () => {
  const lanes = [
    busy(1),
    lane(2, { battery_level_headset_percentage: 40 }),
    lane(3),
    lane(4, { device_type: 'H' }),
    lane(5, { active: false }),
  ];
  expect(freeHeadsets(lanes).map(({ name }) => name)).toEqual(['Lane 3', 'Lane 2']);
});
