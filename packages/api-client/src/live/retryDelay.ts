import { LIVE_RETRY_DELAY, LIVE_RETRY_DELAY_MAX, LIVE_RETRY_LIMIT } from '@isopter/contract';

const SLOWER = 1.5;
/** So much earlier an attempt may come, that not all pages of a clinic come at once. */
const JITTER = 0.25;

/**
 * The delay in milliseconds before the next reconnection attempt. The first ten follow the requirements; later ones
 * become slower up to a limit, for as long as the page is open [MON-02].
 * @param attempt counted from 1
 * @param random from 0 to 1
 */
export function retryDelay(attempt: number, random = Math.random()): number {
  if (attempt <= LIVE_RETRY_LIMIT) return LIVE_RETRY_DELAY;
  const delay = Math.min(LIVE_RETRY_DELAY * SLOWER ** (attempt - LIVE_RETRY_LIMIT), LIVE_RETRY_DELAY_MAX);
  return Math.round(delay * (1 - JITTER * random));
}
