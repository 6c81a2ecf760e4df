import type { PacsStatus } from '@isopter/contract';
import type { PacsOutcome } from './wire.ts';

const MINUTE = 60_000;
/** Pauses after failed attempts; after the last one a user has to retry. */
const PAUSES = [1, 5, 30, 120].map((minutes) => minutes * MINUTE);

type Failure = Exclude<PacsOutcome<unknown>, { result: 'done' }>;

/**
 * Returns when a failed attempt is repeated automatically: not if the PACS refused for good, or after the last attempt.
 * @param attempts that were made, this one among them
 */
export function nextAttempt(outcome: Failure, attempts: number, now: Date): Date | null {
  const pause = PAUSES[attempts - 1];
  const mayPass = outcome.result === 'unreached' || outcome.mayPass;
  return mayPass && pause !== undefined ? new Date(now.getTime() + pause) : null;
}

interface Failed {
  pacsStatus: PacsStatus;
  pacsDetails: string;
  /** Time of the next attempt; null if there is no automatic retry. */
  pacsDue: Date | null;
}

/** Returns the state and the next attempt after sending a result failed: not reached, or refused [PACS-08]. */
export const afterFailure = (outcome: Failure, attempts: number, now: Date): Failed => ({
  pacsStatus: outcome.result === 'unreached' ? 'MESSAGE_FAILED' : 'AGENT_FAILED',
  pacsDetails: outcome.details,
  pacsDue: nextAttempt(outcome, attempts, now),
});
