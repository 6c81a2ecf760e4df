import type { ReadingPlace } from '@isopter/contract';

/** What is said at the end of a queue: earlier tests are left, this one is the only one, or nothing is left to read. */
export type EndOfQueue = 'last' | 'only' | 'done';

/** Returns what is said of a queue after this test; `null` while another unread test follows. */
export function endOfQueue({ previous, next }: ReadingPlace, isUnread: boolean): EndOfQueue | null {
  if (next) return null;
  if (previous) return 'last';
  return isUnread ? 'only' : 'done';
}
