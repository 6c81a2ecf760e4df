import { StartError } from '../platform/lib/startError.ts';
import type { Outbox } from '../platform/outbox/outbox.ts';

/**
 * Loads sample data and simulated servers [OUR-835].
 * @throws StartError if the bundle leaves them out
 */
export const loadDemo = () =>
  import('./demo.ts').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartError('This server has no sample data. Bundle it with --sample-data, or unset ISOPTER_DEMO.');
  });

interface Where {
  /** The database has sample data. */
  holdsDemo: boolean;
  /** The server runs from a bundle, not from its sources. */
  isBuilt: boolean;
  /** Sends real letters and text messages, if it is set up. */
  outbox: Outbox | undefined;
}

/** Returns whether the simulated servers may run: they show codes and links that open every account. */
export const hasSandboxes = ({ holdsDemo, isBuilt, outbox }: Where): boolean => holdsDemo && !isBuilt && !outbox;
