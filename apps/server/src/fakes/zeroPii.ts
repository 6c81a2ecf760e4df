import { randomBytes } from 'node:crypto';
import { type EncryptedPii, ZERO_PII } from '@isopter/contract';
import { setFlags, signIn, type TestServer } from './server.ts';

const bytes = (length: number): string => Buffer.alloc(length, 7).toString('base64');

/** A key check as browsers make one; of no key. */
export const KEY_CHECK = [
  'pbkdf2-sha512',
  ZERO_PII.check.iterations,
  bytes(ZERO_PII.salt),
  bytes(64),
  bytes(ZERO_PII.salt),
].join('$');

/** What looks like a ciphertext of a text and does not hold it: another one each time, as browsers make them. */
export const ciphertext = (text: string): string =>
  randomBytes(ZERO_PII.iv + ZERO_PII.tag + text.length).toString('base64');

/** What a browser sends of a patient in zero-PII mode. */
export const sealed = (facts: EncryptedPii) => ({
  is_encrypted: true,
  encrypted_pii: Object.fromEntries(
    Object.entries(facts).flatMap(([field, text]) => (text ? [[field, ciphertext(text)]] : [])),
  ),
});

/** Turns zero-PII on in the demo clinic, as its admin does. */
export async function turnOnZeroPii(server: TestServer): Promise<void> {
  await setFlags(server, { enable_zero_pii: true });
  const oga = await signIn(server, 'oga');
  const body = { enable_zero_pii: true, zero_pii_password_hash: KEY_CHECK };
  const { status, body: answer } = await oga.call('updatePreferences', { body });
  if (status !== 204) throw new Error(`zero-PII was not turned on: ${JSON.stringify(answer)}`);
}
