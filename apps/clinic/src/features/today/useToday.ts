import { useActiveDevices, useAttendances, useCall, useStaleSince } from '@isopter/api-client';
import {
  POLL_TESTS,
  READING_ASSIGNEES,
  READING_ORDERS,
  type ReadingOrder,
  TEST_TYPES,
  type TestType,
  type Today,
  today,
} from '@isopter/contract';
import { useMemo } from 'react';
import { useCalls } from '../../lib/domain/alarm/useCalls.ts';
import { isDay } from '../../lib/frame/list/filters/days.ts';
import { isId, isOneOf } from '../../lib/frame/list/filters/filters.ts';
import { given } from '../../lib/frame/list/filters/query.ts';
import { type ListState, useListState } from '../../lib/frame/list/useListState.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { DEFAULT_QUEUE, type ReadingQueue } from '../../lib/domain/tests/reading/queuePlace.ts';
import { type When, whenOf } from './rules/day.ts';
import { GROUPS, type Lane, lanesOf, PARTS } from './rules/groups.ts';

const CHOICES = {
  orderings: [],
  filters: {
    day: isDay,
    doctor: isId,
    group: isOneOf(TEST_TYPES),
    device: isId,
    appointment: isId,
    state: isOneOf(GROUPS),
    part: isOneOf(PARTS),
    queue: isOneOf(READING_ORDERS),
    assigned: isOneOf(READING_ASSIGNEES),
  },
} as const;
type TodayFilter = keyof typeof CHOICES.filters;

/** The work of a day as it is asked for and known. */
export interface TodayState {
  day: string;
  when: When;
  /** Day and filters, which stand in the address [OUR-262]. */
  list: ListState<never, TodayFilter>;
  data: Today | undefined;
  /** Undefined until they are known. */
  lanes: readonly Lane[] | undefined;
  /** The reading queue of the day. */
  queue: ReadingQueue;
  error: unknown;
  isValidating: boolean;
  retry: () => void;
  /** Since when it is out of date, milliseconds of the epoch; null while it is not. */
  since: number | null;
  /** When the server answered last, milliseconds of the epoch. */
  asOf: number | null;
}

/** Asks for the work of a day every 5 s, and for the devices where it is the one that is now. */
export function useToday(): TodayState {
  const list = useListState(CHOICES);
  const { timezone } = useSignedIn();
  const now = today(timezone);
  const { day = now, doctor, group, device, queue } = list.filters;
  const assigned = given({ assigned: list.filters.assigned as ReadingQueue['assigned'] });
  const when = whenOf(day, now);
  const narrowing = given({ doctor, group: group as TestType | undefined, device });
  const order = (queue as ReadingOrder | undefined) ?? DEFAULT_QUEUE.order;
  const query = { day, ...narrowing, unread_order: order, ...assigned };
  const call = useCall('getToday', { query }, { poll: POLL_TESTS, silent: true });
  const devices = useActiveDevices();
  const { data: attendances } = useAttendances();
  const old = [useStaleSince(call, POLL_TESTS), useStaleSince(devices, POLL_TESTS)].filter((one) => one !== null);
  const calls = useCalls(devices.data);
  const lanes = useMemo(
    () => devices.data && lanesOf(devices.data, calls, attendances ?? []),
    [devices.data, calls, attendances],
  );
  return {
    day,
    when,
    list,
    data: call.data,
    lanes,
    queue: { order, ...(when === 'past' && { day }), ...narrowing, ...assigned },
    error: call.error,
    isValidating: call.isValidating,
    retry: () => void call.mutate(),
    since: old.length > 0 ? Math.min(...old) : null,
    asOf: call.asOf,
  };
}
