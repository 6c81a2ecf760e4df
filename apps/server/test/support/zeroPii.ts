import { randomBytes, randomUUID } from 'node:crypto';
import { type EncryptedPii, keyIdOf, type PatientVersion, writeCiphertext, ZERO_PII } from '@isopter/contract';
import { setFlags, signIn, type TestServer } from './server.ts';

const bytes = (length: number, fill: number): string => Buffer.alloc(length, fill).toString('base64');

/** Looks like what a browser makes of a typed key. @param fill the byte of salts and hash */
const keyCheck = (fill: number): string =>
  [
    'pbkdf2-sha512',
    String(ZERO_PII.check.iterations),
    bytes(ZERO_PII.salt, fill),
    bytes(64, fill),
    bytes(ZERO_PII.salt, fill),
  ].join('$');

/** The key check of the clinic. */
export const KEY_CHECK = keyCheck(7);
/** Key checks of keys that it may be changed to. */
export const NEXT_KEY_CHECK = keyCheck(8);
export const OTHER_KEY_CHECK = keyCheck(9);

/**
 * Looks like a ciphertext and holds nothing: another one each time, as browsers make them.
 * @param check the key check of its key
 */
export const ciphertext = (binding: PatientVersion, check: string = KEY_CHECK): string =>
  writeCiphertext(
    { ...binding, key: keyIdOf(check) },
    randomBytes(ZERO_PII.iv + ZERO_PII.block + ZERO_PII.tag).toString('base64'),
  );

/** Looks like a ciphertext of format 1. */
export const formerCiphertext = (): string => randomBytes(ZERO_PII.iv + ZERO_PII.tag + 7).toString('base64');

/** Ciphertexts of what there is of a patient. */
export const ciphertexts = (facts: EncryptedPii, binding: PatientVersion, check: string = KEY_CHECK): EncryptedPii =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([field, text]) => (text ? [[field, ciphertext(binding, check)]] : [])),
  );

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
