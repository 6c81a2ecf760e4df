/** The values that determine whether polled data are out of date. */
export interface PollSituation {
  /** The time of the last answer in milliseconds since the epoch; `null` before the first one. */
  asOf: number | null;
  /** Whether the last request failed. */
  hasFailed: boolean;
  isOnline: boolean;
  /** The polling interval in milliseconds; 0 if polling is paused. */
  poll: number;
  now: number;
}

/** Data whose next answer is this late are old, though nothing has failed yet. */
const LATE = 2;

/**
 * The time from which polled data count as out of date without a failure, in milliseconds since the epoch; `null` if
 * they are not polled.
 */
export const oldFrom = ({ asOf, poll }: Pick<PollSituation, 'asOf' | 'poll'>): number | null =>
  asOf === null || poll === 0 ? null : asOf + LATE * poll;

/** The time since which data are out of date, in milliseconds since the epoch; `null` while they are current. */
export function staleSince(situation: PollSituation): number | null {
  const { asOf, hasFailed, isOnline, now } = situation;
  if (asOf === null) return null;
  const from = oldFrom(situation);
  return hasFailed || !isOnline || (from !== null && now >= from) ? asOf : null;
}
