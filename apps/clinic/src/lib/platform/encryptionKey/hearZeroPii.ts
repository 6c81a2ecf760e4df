import { type ApiClient, loadSession } from '@isopter/api-client';
import { type Id, keyIdOf } from '@isopter/contract';
import { session, type SignedIn } from '../session/session.ts';
import { writeLocal } from '../storage/local.ts';
import { guardZeroPii, rememberZeroPii } from './knownGroups.ts';
import { otherKey } from '../zeroPii/otherKey.ts';
import { loadHeld } from '../zeroPii/loadHeld.ts';
import { startJobs } from './takeKey.ts';

let asking: Promise<void> | null = null;

/**
 * Handles an answer which says that this office group is in zero-PII mode. A user who signed in before it was turned on
 * switches now: no personal data leave unencrypted, other settings are reloaded, and the key is asked for [OUR-380].
 * @param key the id of the key of the office group; null while the server has no key check
 */
export function hearZeroPii(client: ApiClient, officeGroup: Id, key: string | null): void {
  const { current } = session;
  if (current === null || current.office_group.id !== officeGroup) return;
  const { preferences } = current;
  if (!preferences.enable_zero_pii || current.zero_pii_turned_off) {
    writeLocal('zero_pii', true);
    rememberZeroPii(officeGroup);
    preferences.enable_zero_pii = true;
    Object.assign(current, { has_key: false, encrypted_meanwhile: true, zero_pii_turned_off: false });
  }
  const known = keyIdOf(preferences.zero_pii_password_hash);
  otherKey.id = known !== null && key !== known ? key : null;
  if (preferences.zero_pii_password_hash && (known === null || key === null || key === known)) return;
  // without a network the next answer leads here again
  asking ??= (known === null ? reloadUser(client, current) : takeOtherKey(client, current, key!))
    .catch(() => undefined)
    .finally(() => (asking = null));
}

/** The key of the office group is another one: this device may have it from the change, else it is asked for [OUR-832]. */
async function takeOtherKey(client: ApiClient, current: SignedIn, key: string): Promise<void> {
  const { adoptNextKey } = await loadHeld();
  const check = await adoptNextKey(key);
  if (check === null) {
    await reloadUser(client, current);
    if (!current.has_key) current.key_changed = true;
  } else if (session.current === current) {
    current.preferences.zero_pii_password_hash = check;
    await startJobs(client);
  }
}

/** Reloads the user and their settings; another window of this browser may have received the key. */
async function reloadUser(client: ApiClient, current: SignedIn): Promise<void> {
  const { user, office_group, preferences: stored } = await loadSession(client);
  // the server may have said otherwise for one answer only
  const [preferences, zero_pii_turned_off] = guardZeroPii(office_group.id, stored);
  const { hasKey } = await loadHeld();
  const has_key = await hasKey(preferences.zero_pii_password_hash ?? '');
  if (session.current !== current) return;
  Object.assign(current, { user, office_group, preferences, zero_pii_turned_off, has_key });
  if (has_key) await startJobs(client);
}
