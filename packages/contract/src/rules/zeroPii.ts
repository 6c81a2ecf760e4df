import { PASSWORD_RULE } from '../limits.ts';
import { passwordProblems } from '../password.ts';
import { BASE64, bytesIn } from './base64.ts';

/**
 * How personal data are encrypted in the browser, as docs/zero-pii.md describes. All derivations are PBKDF2 over the UTF-8
 * bytes of the key somebody types [PII-01, PII-02, OUR-570].
 */
export const ZERO_PII = {
  /** Minimum length of a new key; {@link isStrongKey} has the other rules. Older keys have five or more (CONST-03). */
  keyMin: PASSWORD_RULE.length,
  /** The bytes of a salt. */
  salt: 16,
  /** The bytes of the initialisation vector, a new one for each text. */
  iv: 12,
  /** The AES-GCM key of ciphertexts of format 1, which are only read; 256 bits. */
  former: { hash: 'SHA-256', iterations: 50_000 },
  /** The AES-GCM key of ciphertexts of formats 2 and 3; 256 bits. */
  current: { hash: 'SHA-256', iterations: 600_000 },
  /** Prefix of the salt of the key of formats 2 and 3, so that it is independent of that of format 1. */
  saltPrefix: 'isopter.zero-pii.v2',
  /** Block size in bytes to which plaintexts of formats 2 and 3 are padded, so that the length reveals little. */
  block: 64,
  /** The check stored for the office group to verify a typed key; 512 bits. */
  check: { hash: 'SHA-512', iterations: 600_000 },
  /** The patients of one page of the jobs that encrypt and copy. */
  page: 50,
  /** The fewest characters that are searched for, and the most patients found [PII-06]. */
  search: { min: 3, max: 20 },
  /** The tag AES-GCM appends, in bytes. */
  tag: 16,
} as const;

const KEY_CHECK = new RegExp(
  `^pbkdf2-sha512\\$${ZERO_PII.check.iterations}\\$(${BASE64})\\$(${BASE64})\\$(${BASE64})$`,
);

/**
 * The parts of `zero_pii_password_hash`, in base64: `pbkdf2-sha512$600000$<salt>$<hash>$<encryption salt>`.
 * @returns undefined where the text is nothing of that kind
 */
export function keyCheckParts(stored: string): { checkSalt: string; hash: string; encryptionSalt: string } | undefined {
  const [, checkSalt = '', hash = '', encryptionSalt = ''] = KEY_CHECK.exec(stored) ?? [];
  const isWhole =
    bytesIn(checkSalt) === ZERO_PII.salt && bytesIn(hash) === 64 && bytesIn(encryptionSalt) === ZERO_PII.salt;
  return isWhole ? { checkSalt, hash, encryptionSalt } : undefined;
}

/** The bytes of a key id. */
const KEY_ID = 8;

/**
 * Returns the id of a key, which its ciphertexts name: the first bytes of its encryption salt, in hexadecimal.
 * @param check the `zero_pii_password_hash` of the key
 * @returns null where that is no key check
 */
export function keyIdOf(check: string | null | undefined): string | null {
  const parts = keyCheckParts(check ?? '');
  if (parts === undefined) return null;
  const bytes = Uint8Array.from(atob(parts.encryptionSalt).slice(0, KEY_ID), (byte) => byte.charCodeAt(0));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns whether a new key of zero-PII mode is as strong as a password has to be: somebody with the database can guess
 * it without a limit [OUR-540].
 */
export const isStrongKey = (typed: string): boolean => passwordProblems(typed).length === 0;
