import type { PacsTrouble } from '@isopter/contract';

/** The reason why a conversation with a PACS failed. */
export class DimseError extends Error {
  readonly trouble: PacsTrouble;
  constructor(trouble: PacsTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

/** Returns the reason for an error code of a socket. */
export function troubleOf(code: string | undefined): PacsTrouble {
  if (code === 'ECONNREFUSED') return 'REFUSED';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'UNKNOWN_HOST';
  if (code === 'ETIMEDOUT') return 'NO_ANSWER';
  if (code === 'EHOSTUNREACH' || code === 'ENETUNREACH' || code === 'EADDRNOTAVAIL') return 'UNREACHABLE';
  return 'BROKEN_OFF';
}

/** Sources and reasons of a rejected association (PS3.8, table 9-21). */
const SERVICE_USER = 1;
const PRESENTATION = 3;
const CALLING_AE = 3;
const CALLED_AE = 7;

export function rejectionTrouble(rejected: { isTransient: boolean; source: number; reason: number }): PacsTrouble {
  const { isTransient, source, reason } = rejected;
  if (source === SERVICE_USER && reason === CALLED_AE) return 'CALLED_AE';
  if (source === SERVICE_USER && reason === CALLING_AE) return 'CALLING_AE';
  return isTransient || source === PRESENTATION ? 'BUSY' : 'REJECTED';
}
