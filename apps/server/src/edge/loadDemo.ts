import { StartError } from '../platform/lib/startError.ts';
import type { Outbox } from '../platform/outbox/outbox.ts';

/**
 * Loads sample data and sandboxes, which a deployment may have left out [OUR-835].
 * @throws StartError where they were
 */
export const loadDemo = () =>
  import('./demo.ts').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartError('This server has no sample data. Bundle it with --sample-data, or unset ISOPTER_DEMO.');
  });

interface Where {
  /** The database is one that was filled with sample data. */
  holdsDemo: boolean;
  /** The server runs from a bundle, not from its sources. */
  isBuilt: boolean;
  /** What is really sent. */
  outbox: Outbox | undefined;
}

/** Returns whether sandboxes may run: they show what lets anybody into every account, so only where all is sample data. */
export const hasSandboxes = ({ holdsDemo, isBuilt, outbox }: Where): boolean => holdsDemo && !isBuilt && !outbox;
