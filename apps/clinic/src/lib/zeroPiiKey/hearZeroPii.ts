import { type ApiClient, loadSession } from '@isopter/api-client';
import type { Id } from '@isopter/contract';
import { session, type SignedIn } from '../session/session.ts';
import { writeLocal } from '../storage/local.ts';
import { guardZeroPii, rememberZeroPii } from './knownGroups.ts';
import { loadHeld } from '../zeroPii/loadHeld.ts';
import { startJobs } from './takeKey.ts';

let asking: Promise<void> | null = null;

/**
 * An answer said that this office group is in zero-PII mode. Whoever was signed in before it was turned on is in it from
 * here on: nothing personal leaves in plain any more, what else changed is asked anew, and so is the key [OUR-380].
 */
export function hearZeroPii(client: ApiClient, officeGroup: Id): void {
  const { current } = session;
  if (current === null || current.office_group.id !== officeGroup) return;
  const { preferences } = current;
  if (!preferences.enable_zero_pii || current.zero_pii_turned_off) {
    writeLocal('zero_pii', true);
    rememberZeroPii(officeGroup);
    preferences.enable_zero_pii = true;
    Object.assign(current, { has_key: false, encrypted_meanwhile: true, zero_pii_turned_off: false });
  }
  if (preferences.zero_pii_password_hash) return;
  // without a network the next answer leads here again
  asking ??= askAnew(client, current)
    .catch(() => undefined)
    .finally(() => (asking = null));
}

/** Asks who is signed in and what holds for them; another window of this browser may have been given the key. */
async function askAnew(client: ApiClient, current: SignedIn): Promise<void> {
  const { user, office_group, preferences: stored } = await loadSession(client);
  // the server may have said otherwise for one answer only
  const [preferences, zero_pii_turned_off] = guardZeroPii(office_group.id, stored);
  const { hasKey } = await loadHeld();
  const has_key = await hasKey(preferences.zero_pii_password_hash ?? '');
  if (session.current !== current) return;
  Object.assign(current, { user, office_group, preferences, zero_pii_turned_off, has_key });
  if (has_key) await startJobs(client);
}
