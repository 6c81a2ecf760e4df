import type { ReadingPlace } from '@isopter/contract';

/** The state at the end of a reading queue: earlier unread tests remain, this is the only unread test, or all are read. */
export type EndOfQueue = 'last' | 'only' | 'done';

/** Returns the state at the end of the queue; `null` if another unread test follows this one. */
export function endOfQueue({ previous, next }: ReadingPlace, isUnread: boolean): EndOfQueue | null {
  if (next) return null;
  if (previous) return 'last';
  return isUnread ? 'only' : 'done';
}
