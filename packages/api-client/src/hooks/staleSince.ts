/** What decides whether data that are asked for again and again are old. */
export interface PollSituation {
  /** When they were answered last, milliseconds of the epoch; null before they are there. */
  asOf: number | null;
  /** The last time they could not be had. */
  hasFailed: boolean;
  isOnline: boolean;
  /** Milliseconds between two times; 0 = they are not asked for just now. */
  poll: number;
  now: number;
}

/** Data whose next answer is this late are old, though nothing has failed yet. */
const LATE = 2;

/** When data that are asked for again and again begin to be old by themselves; null where they do not. */
export const oldFrom = ({ asOf, poll }: Pick<PollSituation, 'asOf' | 'poll'>): number | null =>
  asOf === null || poll === 0 ? null : asOf + LATE * poll;

/** Since when data are out of date; null while they are as new as they are meant to be. */
export function staleSince(situation: PollSituation): number | null {
  const { asOf, hasFailed, isOnline, now } = situation;
  if (asOf === null) return null;
  const from = oldFrom(situation);
  return hasFailed || !isOnline || (from !== null && now >= from) ? asOf : null;
}
