/** The total progress in percent at which the first region is done. */
const FIRST_REGION_DONE = 50;
const LAST_REGION = 2;
/** The time in milliseconds after which the prompt closes automatically. */
export const REGION_PROMPT_MS = 60_000;
const PAUSED = 'test paused';

/** The prompt between the two regions of a ptosis test (PERI-07). */
export interface RegionPrompt {
  /** Whether it has been opened; it opens only once. */
  readonly was_opened: boolean;
  /** The time of opening in milliseconds; `null` while it is closed. */
  readonly opened_at: number | null;
  /** Whether the device has been paused since it opened. */
  readonly was_paused: boolean;
}

export const noRegionPrompt: RegionPrompt = { was_opened: false, opened_at: null, was_paused: false };

/** The facts that determine the prompt. */
export interface RegionPromptFacts {
  /** The total progress in percent. */
  readonly total: number;
  readonly region_no: number | null;
  /** The name of the device's screen (ENUM-16). */
  readonly screen: string | null;
  /** The current time in milliseconds, of the same clock as `opened_at`. */
  readonly now: number;
}

const closed: RegionPrompt = { was_opened: true, opened_at: null, was_paused: false };

/** The prompt after the user has closed it, by Continue or otherwise. */
export const closeRegionPrompt = (): RegionPrompt => closed;

/**
 * The prompt after a change of the facts or the time. It opens at half the total progress if the second region has not
 * begun, and closes when it begins, after 60 s, or when the paused screen is left (PERI-07).
 */
export function nextRegionPrompt(prompt: RegionPrompt, facts: RegionPromptFacts): RegionPrompt {
  const { total, region_no, screen, now } = facts;
  const isDue = total >= FIRST_REGION_DONE && total < 100 && region_no !== LAST_REGION;
  const isPaused = screen === PAUSED;
  if (prompt.opened_at === null) {
    if (!isDue) return total < FIRST_REGION_DONE && prompt.was_opened ? noRegionPrompt : prompt;
    return prompt.was_opened ? prompt : { was_opened: true, opened_at: now, was_paused: isPaused };
  }
  const isOver = now - prompt.opened_at >= REGION_PROMPT_MS;
  if (!isDue || isOver || (prompt.was_paused && !isPaused)) return closed;
  return isPaused && !prompt.was_paused ? { ...prompt, was_paused: true } : prompt;
}
