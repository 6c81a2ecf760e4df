import { aboutError } from '../../platform/lib/aboutError.ts';
import type { Log } from '../../platform/lib/log.ts';
import type { Duo } from './client.ts';

/** Adds a log line if Duo does not answer, without the user: the error has no reason. */
export function loggedDuo(duo: Duo, log: Pick<Log, 'warn'>): Duo {
  const fail = (error: unknown): never => {
    log.warn(aboutError(error), 'Duo did not answer');
    throw error;
  };
  return {
    prompt: (who, state) => duo.prompt(who, state).catch(fail),
    approved: (code, who) => duo.approved(code, who).catch(fail),
  };
}
