import {
  type ActiveDevice,
  type Attendance,
  type Attention,
  ATTENTIONS,
  type DayTest,
  isEnded,
  isHomeDevice,
  testStatus,
  type Today,
} from '@isopter/contract';
import { unattended } from '../../../lib/domain/alarm/attention.ts';
import type { When } from './day.ts';

/** The groups of the work of a day, the most urgent first; `planned` has the planned tests that were not started. */
export const GROUPS = ['needs', 'running', 'waiting', 'planned', 'done'] as const;
export type Group = (typeof GROUPS)[number];

/** The groups a day can have: what is open is of today alone; what was planned for a past day was missed. */
export const groupsOf = (when: When): readonly Group[] =>
  ({ past: ['done', 'planned'], today: GROUPS, toCome: ['planned'] } as const)[when];

/** The parts that a phone shows one at a time: a group, or the tests to review. */
export const PARTS = [...GROUPS, 'read'] as const;
export type Part = (typeof PARTS)[number];

/** Returns the parts that a phone can show of a past, present or future day. */
export const partsOf = (when: When): readonly Part[] =>
  when === 'toCome' ? groupsOf(when) : [...groupsOf(when), 'read'];

/** A device, what its test needs somebody for, and who is on the way to it. */
export interface Lane {
  device: ActiveDevice;
  /** Nobody is on the way for these. */
  open: readonly Attention[];
  /** All there is, also what somebody goes for. */
  needs: readonly Attention[];
  attendance: Attendance | undefined;
}

const urgency = ([first]: readonly Attention[]): number => (first ? ATTENTIONS.indexOf(first) : ATTENTIONS.length);

/**
 * The devices, those that need somebody first, then those that run a test; else by name [OUR-261].
 * @param calls what the test of each device calls somebody for
 */
export function lanesOf(
  devices: readonly ActiveDevice[],
  calls: readonly (readonly Attention[])[],
  attendances: readonly Attendance[],
): readonly Lane[] {
  const lanes = devices.map((device, index): Lane => {
    const attendance = attendances.find(({ test }) => test === device.administering_test);
    const needs = calls[index] ?? [];
    return { device, needs, open: unattended(needs, attendance), attendance };
  });
  const isFree = ({ device }: Lane): number => (device.running_test ? 0 : 1);
  return lanes.toSorted(
    (one, other) =>
      urgency(one.open) - urgency(other.open) ||
      isFree(one) - isFree(other) ||
      one.device.name.localeCompare(other.device.name, undefined, { numeric: true }),
  );
}

/** The reason why a test waits. */
export type Waiting = 'left' | 'bundle' | 'home' | 'device';

/** A test of the day with how it stands. */
export interface Row extends DayTest {
  group: Exclude<Group, 'planned'>;
  lane: Lane | undefined;
  waits: Waiting | null;
}

function waitsFor({ test }: DayTest, devices: readonly ActiveDevice[]): Waiting {
  if (testStatus(test.status) === 'stopped') return 'left';
  if (test.test_bundle) return 'bundle';
  const type = devices.find(({ id }) => id === test.device)?.device_type;
  return type && isHomeDevice(type) ? 'home' : 'device';
}

const WAITING = ['pending', 'stopped'] as const;

/** The tests of a day by group: the most pressing first, what is furthest, what was ordered first, what ended last [OUR-260]. */
export function rowsOf(tests: readonly DayTest[], lanes: readonly Lane[]): readonly Row[] {
  const rows = tests.map((one): Row => {
    const status = testStatus(one.test.status);
    const lane = lanes.find(({ device }) => device.running_test?.id === one.test.id);
    if (isEnded(status)) return { ...one, group: 'done', lane: undefined, waits: null };
    if (WAITING.some((name) => name === status)) {
      const devices = lanes.map(({ device }) => device);
      return { ...one, group: 'waiting', lane, waits: waitsFor(one, devices) };
    }
    return { ...one, group: lane && lane.open.length > 0 ? 'needs' : 'running', lane, waits: null };
  });
  const order: Record<Row['group'], (one: Row, other: Row) => number> = {
    needs: (one, other) => urgency(one.lane?.open ?? []) - urgency(other.lane?.open ?? []),
    running: (one, other) => (other.lane?.device.test_progress ?? 0) - (one.lane?.device.test_progress ?? 0),
    waiting: (one, other) => one.ordered.localeCompare(other.ordered),
    done: (one, other) => (other.test.time_end ?? '').localeCompare(one.test.time_end ?? ''),
  };
  return rows.toSorted(
    (one, other) =>
      GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group) ||
      (one.group === other.group ? order[one.group](one, other) : 0),
  );
}

/** How much there is of each part of a day; of what is open and not shown it is the waiting that is left out. */
export function countsOf(
  { open, appointments, planned, ended, unread }: Today,
  rows: readonly Pick<Row, 'group'>[],
): Readonly<Record<Part, number>> {
  const of = (group: Group): number => rows.filter((row) => row.group === group).length;
  const waiting = of('waiting') + open.count - open.results.length;
  return {
    needs: of('needs'),
    running: of('running'),
    waiting,
    planned: appointments.count + planned.count,
    done: ended.count,
    read: unread.count,
  };
}

/** The most pressing part that has something. */
export const firstPart = (parts: readonly Part[], counts: Readonly<Record<Part, number>>): Part | undefined =>
  parts.find((part) => counts[part] > 0);
