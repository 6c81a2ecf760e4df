import type { PacsStatus } from '@isopter/contract';
import type { PacsOutcome } from './wire.ts';

const MINUTE = 60_000;
/** How long is waited after each attempt that failed; after the last one somebody has to look. */
const PAUSES = [1, 5, 30, 120].map((minutes) => minutes * MINUTE);

interface Failed {
  pacsStatus: PacsStatus;
  pacsDetails: string;
  /** When it is tried again; null for not by itself. */
  pacsDue: Date | null;
}

/**
 * What follows from an attempt that failed: the PACS was not reached, or it refused [PACS-08]. What it refuses for good is
 * not sent again by itself.
 * @param attempts that were made, this one among them
 */
export function afterFailure(
  outcome: Exclude<PacsOutcome<unknown>, { result: 'done' }>,
  attempts: number,
  now: Date,
): Failed {
  const pause = PAUSES[attempts - 1];
  const mayPass = outcome.result === 'unreached' || outcome.mayPass;
  return {
    pacsStatus: outcome.result === 'unreached' ? 'MESSAGE_FAILED' : 'AGENT_FAILED',
    pacsDetails: outcome.details,
    pacsDue: mayPass && pause !== undefined ? new Date(now.getTime() + pause) : null,
  };
}
