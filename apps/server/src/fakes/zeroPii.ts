import { ZERO_PII } from '@isopter/contract';

const bytes = (length: number): string => Buffer.alloc(length, 7).toString('base64');

/** A key check as browsers make one; of no key. */
export const KEY_CHECK = [
  'pbkdf2-sha512',
  ZERO_PII.check.iterations,
  bytes(ZERO_PII.salt),
  bytes(64),
  bytes(ZERO_PII.salt),
].join('$');

/** What looks like a ciphertext of a text and does not hold it. */
export const ciphertext = (text: string): string => bytes(ZERO_PII.iv + ZERO_PII.tag + text.length);
