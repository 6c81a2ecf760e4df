/**
 * The default minimum interval between announcements in milliseconds, because a field is filled faster than
 * announcements can be followed.
 */
export const ANNOUNCE_EVERY_MS = 10_000;

/** The last announcement and its time. */
export interface Announcement {
  readonly text: string;
  /** The time in milliseconds; -Infinity before the first announcement. */
  readonly at: number;
}

export const nothingAnnounced: Announcement = { text: '', at: -Infinity };

/**
 * The next announcement: the newest summary once the interval is over, without repetitions. `wait` is the time in
 * milliseconds until the next announcement is due, or `null` if there is none.
 */
export function nextAnnouncement(
  last: Announcement,
  summary: string,
  now: number,
  every: number = ANNOUNCE_EVERY_MS,
): { announcement: Announcement; wait: number | null } {
  if (summary === last.text) return { announcement: last, wait: null };
  const wait = last.at + every - now;
  return wait > 0 ? { announcement: last, wait } : { announcement: { text: summary, at: now }, wait: null };
}
