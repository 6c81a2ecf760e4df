import { READING_ASSIGNEES, READING_ORDERS, type ReadingOrder, TEST_TYPES, type TestType } from '@isopter/contract';
import { isDay } from '../../../frame/list/filters/days.ts';
import { isId, isOneOf } from '../../../frame/list/filters/filters.ts';

/** The reading queue from which a test is opened: its order, and what it is narrowed by. It stands in the address. */
export interface ReadingQueue {
  order: ReadingOrder;
  /** For the queue of a past day. */
  day?: string;
  doctor?: string;
  group?: TestType;
  device?: string;
  /** For the tests that are assigned to the user alone [OUR-748]. */
  assigned?: 'me';
}

/** The queue of a test that is not opened from one. */
export const DEFAULT_QUEUE: ReadingQueue = { order: 'oldest' };

const isOrder = isOneOf(READING_ORDERS);
const NARROWING = {
  day: isDay,
  doctor: isId,
  group: isOneOf(TEST_TYPES),
  device: isId,
  assigned: isOneOf(READING_ASSIGNEES),
} as const;

/** Reads the queue from the query of an address; `null` without one. Values that are not valid are left out. */
export function readQueue(search: string): ReadingQueue | null {
  const query = new URLSearchParams(search);
  const order = query.get('queue');
  if (order === null || !isOrder(order)) return null;
  const narrowing = Object.entries(NARROWING).flatMap(([name, isValid]) => {
    const value = query.get(name);
    return value !== null && isValid(value) ? [[name, value]] : [];
  });
  return { order: order as ReadingOrder, ...Object.fromEntries(narrowing) };
}

/** Returns the address of a test to read, with its queue. */
export function readingPath(test: string, { order, ...narrowing }: ReadingQueue): string {
  return `/tests/findings/${test}?${new URLSearchParams({ queue: order, ...narrowing }).toString()}`;
}

/** Returns the address of the day whose queue it is, in the same order. */
export function queuePath({ order, ...narrowing }: ReadingQueue): string {
  const query = new URLSearchParams({ ...(order !== DEFAULT_QUEUE.order && { queue: order }), ...narrowing });
  return query.size === 0 ? '/today' : `/today?${query.toString()}`;
}
