import { keyCheckParts, keyIdOf, ZERO_PII } from '@isopter/contract';
import { fromBase64, toBase64 } from './base64.ts';
import { utf8 } from './utf8.ts';

type Salt = Uint8Array<ArrayBuffer>;

/** The keys that are derived from what somebody typed. They cannot be read out of the browser [PII-13]. */
export interface PersonalKey {
  /** Id of the key in ciphertexts of format 3 [OUR-830]. */
  id: string;
  /** Encrypts what is saved, and decrypts ciphertexts of formats 2 and 3 [OUR-570]. */
  current: CryptoKey;
  /** Decrypts ciphertexts of format 1 [PII-01]. */
  former: CryptoKey;
}

const BITS = { check: 512, encryption: 256 } as const;

const newSalt = (): Salt => crypto.getRandomValues(new Uint8Array(ZERO_PII.salt));

const materialOf = (typed: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', utf8(typed), 'PBKDF2', false, ['deriveKey', 'deriveBits']);

const derivation = (purpose: 'check' | 'former' | 'current', salt: Salt): Pbkdf2Params => ({
  name: 'PBKDF2',
  salt,
  ...ZERO_PII[purpose],
});

async function checkHash(material: CryptoKey, salt: Salt): Promise<string> {
  const bits = await crypto.subtle.deriveBits(derivation('check', salt), material, BITS.check);
  return toBase64(new Uint8Array(bits));
}

const aesKey = (material: CryptoKey, params: Pbkdf2Params, usages: KeyUsage[]): Promise<CryptoKey> =>
  crypto.subtle.deriveKey(params, material, { name: 'AES-GCM', length: BITS.encryption }, false, usages);

/** Derives the keys of all formats from the encryption salt; none can be extracted [PII-01, OUR-570]. */
async function personalKey(material: CryptoKey, check: string, salt: Salt): Promise<PersonalKey> {
  const ownSalt = new Uint8Array([...utf8(ZERO_PII.saltPrefix), ...salt]);
  const [current, former] = await Promise.all([
    aesKey(material, derivation('current', ownSalt), ['encrypt', 'decrypt']),
    aesKey(material, derivation('former', salt), ['decrypt']),
  ]);
  return { id: keyIdOf(check)!, current, former };
}

/** Returns whether this page may encrypt: browsers allow it on `https://` and localhost addresses. */
export const canEncrypt = (): boolean => globalThis.crypto?.subtle !== undefined;

/**
 * Creates the key of an office group that turns zero-PII on, with new salts.
 * @param typed the key as typed, accepted by `isStrongKey`
 * @returns the key, and the check the server keeps as `zero_pii_password_hash` [PII-02]
 */
export async function createKey(typed: string): Promise<{ key: PersonalKey; check: string }> {
  const material = await materialOf(typed);
  const [checkSalt, encryptionSalt] = [newSalt(), newSalt()];
  const hash = await checkHash(material, checkSalt);
  const parts = ['pbkdf2-sha512', ZERO_PII.check.iterations, toBase64(checkSalt), hash, toBase64(encryptionSalt)];
  const check = parts.join('$');
  return { key: await personalKey(material, check, encryptionSalt), check };
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
  return personalKey(material, check, fromBase64(parts.encryptionSalt));
}
