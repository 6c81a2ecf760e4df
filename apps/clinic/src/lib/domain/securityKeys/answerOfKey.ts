import type { SensitiveCall } from '@isopter/contract';
import { client } from '../../platform/api/client.ts';
import { loadCeremony } from './loadCeremony.ts';

/**
 * Asks the server what a key is to sign, and a key of the person to sign it (KEY-03).
 * @param action the call it is to open; none at the sign-in
 * @returns the binary body of the check
 * @throws ApiError what the server refused; anything else when the person, the browser or the key did
 */
export async function answerOfKey(action?: SensitiveCall): Promise<Uint8Array<ArrayBuffer>> {
  const [options, { sign }] = await Promise.all([
    client.call('requestKeyCheck', action ? { query: { action } } : {}),
    loadCeremony(),
  ]);
  return sign(options);
}
