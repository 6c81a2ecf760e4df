import { randomBytes, randomUUID } from 'node:crypto';
import { type Binding, type EncryptedPii, writeCiphertext, ZERO_PII } from '@isopter/contract';
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

/** Looks like a ciphertext and holds nothing: another one each time, as browsers make them. */
export const ciphertext = (binding: Binding): string =>
  writeCiphertext(binding, randomBytes(ZERO_PII.iv + ZERO_PII.block + ZERO_PII.tag).toString('base64'));

/** Looks like a ciphertext of format 1. */
export const formerCiphertext = (): string => randomBytes(ZERO_PII.iv + ZERO_PII.tag + 7).toString('base64');

/** Ciphertexts of what there is of a patient. */
export const ciphertexts = (facts: EncryptedPii, binding: Binding): EncryptedPii =>
  Object.fromEntries(Object.entries(facts).flatMap(([field, text]) => (text ? [[field, ciphertext(binding)]] : [])));

/** The data that a browser sends to encrypt a patient, or to save one as the next version. */
export const sealed = (facts: EncryptedPii, patient: string, version = 1) => ({
  is_encrypted: true,
  encrypted_pii: ciphertexts(facts, { patient, version }),
});

/** The data that a browser sends for a new patient in zero-PII mode. */
export const sealedNew = (facts: EncryptedPii, id: string = randomUUID()) => ({ id, ...sealed(facts, id) });

/** Turns zero-PII on in the demo clinic, as its admin does. */
export async function turnOnZeroPii(server: TestServer): Promise<void> {
  await setFlags(server, { enable_zero_pii: true });
  const oga = await signIn(server, 'oga');
  const body = { enable_zero_pii: true, zero_pii_password_hash: KEY_CHECK };
  const { status, body: answer } = await oga.call('updatePreferences', { body });
  if (status !== 204) throw new Error(`zero-PII was not turned on: ${JSON.stringify(answer)}`);
}
