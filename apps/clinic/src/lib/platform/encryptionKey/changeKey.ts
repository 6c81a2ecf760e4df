import { type ApiClient, createKey, openKey, type PersonalKey } from '@isopter/api-client';
import { loadHeld } from '../zeroPii/loadHeld.ts';
import { startJobs } from './takeKey.ts';

async function take(client: ApiClient, key: PersonalKey, check: string): Promise<void> {
  const { holdNextKey } = await loadHeld();
  await holdNextKey(key, check);
  await startJobs(client);
}

/**
 * Begins to change the key of the clinic, and encrypts its patients with the new one beside the screens [OUR-831].
 * @param typed a key that `isStrongKey` accepts
 * @throws ApiError if the server refuses the change
 */
export async function beginKeyChange(client: ApiClient, typed: string): Promise<void> {
  const { key, check } = await createKey(typed);
  await client.call('startKeyChange', { body: { key_check: check } });
  await take(client, key, check);
}

/**
 * Continues a change of the key that began on another device.
 * @param check the key check of the new key
 * @returns false if that is not the new key
 */
export async function continueKeyChange(client: ApiClient, typed: string, check: string): Promise<boolean> {
  const key = await openKey(typed, check);
  if (key !== null) await take(client, key, check);
  return key !== null;
}

/** Keeps the present key, and forgets the new one with all that is encrypted with it. */
export async function cancelKeyChange(client: ApiClient): Promise<void> {
  await client.call('cancelKeyChange');
  const { dropNextKey } = await loadHeld();
  await dropNextKey();
  await startJobs(client);
}

/** Whether this device has the new key. */
export async function hasNextKey(check: string): Promise<boolean> {
  const held = await loadHeld();
  return held.hasNextKey(check);
}
