import { keyCheckParts, ZERO_PII } from '@isopter/contract';
import { fromBase64, toBase64 } from './base64.ts';

type Salt = Uint8Array<ArrayBuffer>;

/** What encrypts and decrypts; it cannot be read out of the browser [PII-13]. */
export type PersonalKey = CryptoKey;

const BITS = { check: 512, encryption: 256 } as const;

const newSalt = (): Salt => crypto.getRandomValues(new Uint8Array(ZERO_PII.salt));

const materialOf = (typed: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(typed), 'PBKDF2', false, ['deriveKey', 'deriveBits']);

const derivation = (purpose: 'check' | 'encryption', salt: Salt): Pbkdf2Params => ({
  name: 'PBKDF2',
  salt,
  ...ZERO_PII[purpose],
});

async function checkHash(material: CryptoKey, salt: Salt): Promise<string> {
  const bits = await crypto.subtle.deriveBits(derivation('check', salt), material, BITS.check);
  return toBase64(new Uint8Array(bits));
}

/** Derives the key of a salt, AES-GCM 256, which cannot be extracted [PII-01]. */
const encryptionKey = (material: CryptoKey, salt: Salt): Promise<PersonalKey> =>
  crypto.subtle.deriveKey(
    derivation('encryption', salt),
    material,
    { name: 'AES-GCM', length: BITS.encryption },
    false,
    ['encrypt', 'decrypt'],
  );

/** Whether this page may encrypt: browsers allow it where the address is `https://` or of this machine. */
export const canEncrypt = (): boolean => globalThis.crypto?.subtle !== undefined;

/**
 * Makes the key of an office group that turns zero-PII on, with salts of its own.
 * @param typed what somebody typed, a key that `isStrongKey` accepts
 * @returns the key, and the check the server keeps as `zero_pii_password_hash` [PII-02]
 */
export async function createKey(typed: string): Promise<{ key: PersonalKey; check: string }> {
  const material = await materialOf(typed);
  const [checkSalt, encryptionSalt] = [newSalt(), newSalt()];
  const hash = await checkHash(material, checkSalt);
  const parts = ['pbkdf2-sha512', ZERO_PII.check.iterations, toBase64(checkSalt), hash, toBase64(encryptionSalt)];
  return { key: await encryptionKey(material, encryptionSalt), check: parts.join('$') };
}

/**
 * The key of an office group, by what somebody typed.
 * @param check the office group's `zero_pii_password_hash`
 * @returns null where that is not the key [PII-03]
 */
export async function openKey(typed: string, check: string): Promise<PersonalKey | null> {
  const parts = keyCheckParts(check);
  if (typed === '' || parts === undefined) return null;
  const material = await materialOf(typed);
  if ((await checkHash(material, fromBase64(parts.checkSalt))) !== parts.hash) return null;
  return encryptionKey(material, fromBase64(parts.encryptionSalt));
}
