import type { Preferences } from '@isopter/contract';
import { session } from '../session/session.ts';
import { client } from './client.ts';
import { saveOverNewer } from './saveOverNewer.ts';

/**
 * Saves a preference that is chosen outside of the form of all preferences, such as hidden columns. The choice is about this
 * one alone, whatever else has changed. Nothing is read first: the save itself waits for a new sign-in if the session expired.
 * @throws ApiError
 */
export async function saveSetting(changes: Partial<Preferences>): Promise<void> {
  await saveOverNewer(session.current?.preferences.version ?? 0, (version) =>
    client.call('updatePreferences', { body: { ...changes, version } }),
  );
}
