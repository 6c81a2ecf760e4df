/** At most one announcement in this time (milliseconds): a field fills faster than it can be listened to. */
export const ANNOUNCE_EVERY_MS = 10_000;

/** What was said last, and when. */
export interface Announcement {
  readonly text: string;
  /** Milliseconds; -Infinity before the first. */
  readonly at: number;
}

export const nothingAnnounced: Announcement = { text: '', at: -Infinity };

/**
 * What to say now: the newest summary once the pause is over, and nothing twice. `wait` is the time until there is
 * something to say, null if there is nothing.
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
