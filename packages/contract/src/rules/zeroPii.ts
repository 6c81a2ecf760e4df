import { PASSWORD_RULE } from '../limits.ts';
import { passwordProblems } from '../password.ts';

/**
 * How personal data are encrypted in the browser. Both derivations are PBKDF2 over the UTF-8 bytes of the key somebody
 * types [PII-01, PII-02].
 */
export const ZERO_PII = {
  /** The fewest characters of a new key; {@link isStrongKey} tells what else it needs. Older keys have five or more (CONST-03). */
  keyMin: PASSWORD_RULE.length,
  /** The bytes of a salt. */
  salt: 16,
  /** The bytes of the initialisation vector, a new one for each text. */
  iv: 12,
  /** The AES-GCM key that encrypts; 256 bits. */
  encryption: { hash: 'SHA-256', iterations: 50_000 },
  /** What the office group keeps, to tell whether a typed key is the right one; 512 bits. */
  check: { hash: 'SHA-512', iterations: 600_000 },
  /** The patients of one page of the jobs that encrypt and copy. */
  page: 50,
  /** The fewest characters that are searched for, and the most patients found [PII-06]. */
  search: { min: 3, max: 20 },
  /** The tag AES-GCM appends, in bytes. */
  tag: 16,
} as const;

const BASE64 = String.raw`(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?`;
const KEY_CHECK = new RegExp(
  `^pbkdf2-sha512\\$${ZERO_PII.check.iterations}\\$(${BASE64})\\$(${BASE64})\\$(${BASE64})$`,
);
const TEXT = new RegExp(`^${BASE64}$`);

/** The bytes a base64 text holds. */
const bytesIn = (base64: string): number => (base64.length / 4) * 3 - (/=*$/.exec(base64)?.[0].length ?? 0);

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

/** Whether a text can be a ciphertext: base64 of the initialisation vector, the encrypted text and its tag [PII-12]. */
export const isCiphertext = (text: string): boolean => TEXT.test(text) && bytesIn(text) >= ZERO_PII.iv + ZERO_PII.tag;

/**
 * Whether a new key of zero-PII mode is as strong as a password has to be: whoever has the database can guess it without
 * a limit [OUR-540].
 */
export const isStrongKey = (typed: string): boolean => passwordProblems(typed).length === 0;
