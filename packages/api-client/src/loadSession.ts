import type { CallAnswer } from '@isopter/contract/routes';
import type { ApiClient } from './http.ts';

/** The result of a sign-in: user, office group and preferences [AUTH-08]. */
export type SignedIn = CallAnswer<'bootstrap'> & { preferences: CallAnswer<'getPreferences'> };

/** Loads the data required after every successful sign-in, in the order of AUTH-08 [AUTH-22]. */
export async function loadSession(client: ApiClient, signal?: AbortSignal): Promise<SignedIn> {
  const options = signal ? { signal } : {};
  const { user, office_group, timezone } = await client.call('bootstrap', options);
  const preferences = await client.call('getPreferences', options);
  return { user, office_group, timezone, preferences };
}
