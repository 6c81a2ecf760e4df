export const DAY_MS = 86_400_000;

/** A certificate of the agent is replaced this long before it expires, and the agent warns of the clinic's. */
export const RENEWED_MS = 30 * DAY_MS;
