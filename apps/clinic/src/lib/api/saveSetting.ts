import { recordChangedOf } from '@isopter/api-client';
import type { Preferences } from '@isopter/contract';
import { client } from './client.ts';

/** How often it is tried again when other preferences change at the same moment. */
const ATTEMPTS = 3;

/**
 * Saves a preference that is chosen outside of the form of all preferences, such as hidden columns. The choice is about this
 * one alone, whatever else has changed.
 * @throws ApiError
 */
export async function saveSetting(changes: Partial<Preferences>): Promise<void> {
  let { version } = await client.call('getPreferences');
  for (let left = ATTEMPTS; ; left -= 1) {
    try {
      await client.call('updatePreferences', { body: { ...changes, version } });
      return;
    } catch (error) {
      const changed = recordChangedOf<object>(error);
      if (changed === null || left === 0) throw error;
      ({ version } = changed.current);
    }
  }
}
