import type { FastifyBaseLogger } from 'fastify';
import { DAY_MS, RENEWED_MS } from './validity.ts';

/** Returns a check that logs a warning, at most once a day, from 30 days before a certificate expires. */
export function watchExpiry(expires: Date, log: Pick<FastifyBaseLogger, 'warn'>): (now: Date) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (now) => {
    const isSoon = expires.getTime() - now.getTime() <= RENEWED_MS;
    if (!isSoon || now.getTime() - last < DAY_MS) return;
    last = now.getTime();
    log.warn({ expires: expires.toISOString() }, 'the certificate expires soon: replace it, and restart the agent');
  };
}
