import type { ApiClient, PersonalKey } from '@isopter/api-client';
import { accessOf } from '../session/accessOf.ts';
import { session } from '../session/session.ts';
import { rememberZeroPii } from './knownGroups.ts';
import { loadHeld } from '../zeroPii/loadHeld.ts';

/** Encrypts and copies the signed-in user's patients in the background, if this device has the key. */
export async function startJobs(client: ApiClient): Promise<void> {
  const { startJobs: start } = await loadHeld();
  const { current } = session;
  if (current === null) return;
  const { user, office_group, preferences } = current;
  start({
    client,
    owner: `${user.id} ${office_group.id}`,
    encrypts: accessOf(current).office_group_admin,
    dates: { format: preferences.date_format, locale: preferences.app_language },
  });
}

/** Continues with the key of zero-PII mode: stores it, and encrypts and copies the patients [PII-03, PREF-07]. */
export async function takeKey(client: ApiClient, key: PersonalKey, check: string): Promise<void> {
  const { holdKey } = await loadHeld();
  // a key that was typed before a sign-out is not stored after it
  if (session.current === null || session.ended !== null) return;
  await holdKey(key, check);
  const { current } = session;
  if (current !== null) {
    rememberZeroPii(current.office_group.id);
    Object.assign(current, { has_key: true, zero_pii_turned_off: false });
  }
  await startJobs(client);
}
