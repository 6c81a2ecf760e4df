import { StartError } from '../../platform/lib/startError.ts';

/**
 * Returns whether the settings request sample data and demo accounts, whose password is published.
 * @throws StartError for another value than 0 and 1
 */
export function isDemoRequested(env: NodeJS.ProcessEnv): boolean {
  const setting = env['ISOPTER_DEMO'] ?? '';
  if (!['', '0', '1'].includes(setting)) throw new StartError('ISOPTER_DEMO must be 1 or 0.');
  return setting === '1';
}
