/** How often the tone is repeated while somebody is needed, in milliseconds. */
export const REPEAT_TONE = 30_000;

/** What decides about the tone. */
export interface AlarmSituation {
  /** How many tests need somebody. */
  needing: number;
  /** When it sounded last, milliseconds; null while it has not. */
  sounded: number | null;
  /** A test came to need somebody, or for a further reason, after it sounded. */
  isFresh: boolean;
}

/** When the tone sounds next, in milliseconds of the same clock; null while nobody is needed [OUR-47]. */
export function nextTone({ needing, sounded, isFresh }: AlarmSituation, now: number): number | null {
  if (needing === 0) return null;
  return isFresh || sounded === null ? now : Math.max(now, sounded + REPEAT_TONE);
}
