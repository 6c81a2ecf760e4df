import type { ActiveDevice, DayTest, TestStatus } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { devices } from '../../../fakes/data/clinic.ts';
import { sampleTest } from '../../../fakes/data/tests.ts';
import { needing, needsOf } from '../../../lib/domain/alarm/needs.ts';
import { whenOf } from './day.ts';
import { countsOf, firstPart, groupsOf, lanesOf, partsOf, rowsOf } from './groups.ts';

const [SAMPLE] = devices;
const id = (n: number): string => `7e000000-0000-4000-8000-00000000000${n}`;

const lane = (n: number, more: Partial<ActiveDevice> = {}, status: TestStatus = 'started'): ActiveDevice => ({
  ...SAMPLE!,
  id: id(n),
  name: `Lane ${n}`,
  administering_test: id(n),
  battery_level_headset_percentage: 90,
  running_test: { ...SAMPLE!.running_test!, id: id(n), status },
  ...more,
});
const free = (n: number): ActiveDevice => lane(n, { administering_test: null, running_test: null });
const row = (n: number, status: TestStatus, more: Partial<DayTest['test']> = {}): DayTest => ({
  test: sampleTest(n, { status, ...more }),
  device: `Lane ${n}`,
  ordered: `2026-11-20T0${n}:00:00Z`,
});
const going = (n: number, reasons: ('paused' | 'battery')[]) => ({
  test: id(n),
  by: { id: id(9), name: 'Tomás Alvarez' },
  is_own: false,
  until: '2026-11-20T09:43:00Z',
  reasons,
});

/** Lanes whose pauses have lasted. */
const lanesNow = (all: readonly ActiveDevice[], attendances: Parameters<typeof lanesOf>[2] = []) =>
  lanesOf(all, all.map(needsOf), attendances);

describe('lanes [OUR-261]', () => {
  it('begin with those that need somebody, the most pressing first, and end with free ones', () => {
    const all = [free(1), lane(10), lane(2), lane(3, {}, 'paused'), lane(4, { active: false })];
    const lanes = lanesNow(all);
    expect(lanes.map(({ device }) => device.name)).toEqual(['Lane 4', 'Lane 3', 'Lane 2', 'Lane 10', 'Lane 1']);
    expect(lanes.map(({ open }) => open)).toEqual([['device'], ['paused'], [], [], []]);
  });
  it('need nobody for what somebody is on the way for, and keep saying what it is', () => {
    const [one] = lanesNow([lane(3, {}, 'paused')], [going(3, ['paused'])]);
    expect([one!.open, one!.needs]).toEqual([[], ['paused']]);
    const low = lane(3, { battery_level_headset_percentage: 8 }, 'paused');
    expect(lanesNow([low], [going(3, ['paused'])])[0]!.open).toEqual(['battery']);
  });
  it('need nobody while nothing calls, such as a pause that began just now [OUR-872]', () => {
    const [one] = lanesOf([lane(3, {}, 'paused')], [[]], []);
    expect([one!.open, one!.needs]).toEqual([[], []]);
  });
  it('at home may be without a connection, and a free one needs nobody', () => {
    const home = lane(5, { device_type: 'H', active: false });
    const off = { ...free(6), active: false, battery_level_headset_percentage: 3 };
    expect(lanesNow([home, off]).flatMap(({ open }) => open)).toEqual([]);
  });
  it('are counted for the menu as they are here', () => {
    const all = [
      lane(1, { current_screen: 'test paused' }),
      lane(2, { active: false }),
      lane(3),
      lane(4, { current_screen: 'testing convergence' }),
    ];
    expect(needing(all, all.map(needsOf), [])).toBe(3);
    expect(needing(all, all.map(needsOf), [going(1, ['paused'])])).toBe(2);
    expect(lanesNow(all).filter(({ open }) => open.length > 0)).toHaveLength(3);
  });
});

describe('the tests of a day [OUR-260]', () => {
  const lanes = lanesNow([
    lane(1, { test_progress: 30 }),
    lane(2, {}, 'paused'),
    lane(3, { active: false }),
    lane(4, { test_progress: 80 }),
  ]);
  const grouped = (...tests: DayTest[]) => rowsOf(tests, lanes).map(({ group, test }) => `${group} ${test.id.at(-1)}`);

  it('are grouped and sorted: by urgency, progress, waiting time, and latest end', () => {
    expect(
      grouped(
        row(7, 'finished', { time_end: '2026-11-20T09:00:00Z' }),
        row(8, 'failed', { time_end: '2026-11-20T09:30:00Z' }),
        row(6, 'pending'),
        row(5, 'stopped'),
        row(1, 'started'),
        row(2, 'paused'),
        row(3, 'started'),
        row(4, 'started'),
      ),
    ).toEqual(['needs 3', 'needs 2', 'running 4', 'running 1', 'waiting 5', 'waiting 6', 'done 8', 'done 7']);
  });
  it('wait because they were left, in a bundle, at home or for a device', () => {
    const home = lanesNow([lane(9, { device_type: 'ETH' })]);
    const waits = rowsOf(
      [
        row(5, 'stopped'),
        row(6, 'pending', { test_bundle: { id: id(1), status: 'started' } }),
        row(7, 'pending', { device: id(9) }),
        row(8, 'pending'),
      ],
      home,
    ).map((one) => one.waits);
    expect(waits).toEqual(['left', 'bundle', 'home', 'device']);
  });
});

it('knows what a day can have, where it lies, and the days beside it [OUR-262]', () => {
  expect(['2026-11-23', '2026-11-24', '2026-11-25'].map((day) => groupsOf(whenOf(day, '2026-11-24')))).toEqual([
    ['done', 'planned'],
    ['needs', 'running', 'waiting', 'planned', 'done'],
    ['planned'],
  ]);
});

const page = (count: number, shown = 0) => ({ count, results: Array.from({ length: shown }) }) as never;

describe('the parts of a day [OUR-398]', () => {
  it('are its groups and what is to be read, none of a day to come', () => {
    expect(partsOf('today')).toEqual(['needs', 'running', 'waiting', 'planned', 'done', 'read']);
    expect(partsOf('past')).toEqual(['done', 'planned', 'read']);
    expect(partsOf('toCome')).toEqual(['planned']);
  });

  it('count what is not shown too', () => {
    const day = { open: page(105, 100), appointments: page(4), planned: page(1), ended: page(7), unread: page(3) };
    const rows = [{ group: 'needs' }, { group: 'running' }, { group: 'waiting' }] as const;
    expect(countsOf(day, rows)).toEqual({ needs: 1, running: 1, waiting: 6, planned: 5, done: 7, read: 3 });
  });

  it('begin with the most pressing that has something', () => {
    const counts = { needs: 0, running: 0, waiting: 2, planned: 0, done: 1, read: 3 };
    expect(firstPart(partsOf('today'), counts)).toBe('waiting');
    expect(firstPart(partsOf('past'), { ...counts, done: 0 })).toBe('read');
    expect(firstPart(partsOf('past'), { ...counts, done: 0, read: 0 })).toBeUndefined();
  });
});
