import { createCipheriv, createDecipheriv, pbkdf2Sync, randomBytes } from 'node:crypto';
import type { EncryptedPii } from '@isopter/contract';

/** A program that follows docs/zero-pii.md and uses no code of the product for it: what it reads, any program can read. */

const FIELDS = [
  'first_name',
  'last_name',
  'date_of_birth',
  'email',
  'phone',
  'ideographic_name',
  'phonetic_name',
] as const;

/** Returns the salts of a key check. */
function saltsOf(check: string): { checking: Buffer; encryption: Buffer } {
  const [, , checking = '', , encryption = ''] = check.split('$');
  return { checking: Buffer.from(checking, 'base64'), encryption: Buffer.from(encryption, 'base64') };
}

/** Returns the check of a typed key with the salts of another check: the same text if it is the right key. */
export function checkOf(typed: string, check: string): string {
  const { checking, encryption } = saltsOf(check);
  const hash = pbkdf2Sync(typed, checking, 600_000, 64, 'sha512').toString('base64');
  return ['pbkdf2-sha512', '600000', checking.toString('base64'), hash, encryption.toString('base64')].join('$');
}

/** Derives the keys of both formats. */
export function keysOf(typed: string, check: string): { former: Buffer; current: Buffer } {
  const { encryption } = saltsOf(check);
  const salt = Buffer.concat([Buffer.from('isopter.zero-pii.v2'), encryption]);
  return {
    former: pbkdf2Sync(typed, encryption, 50_000, 32, 'sha256'),
    current: pbkdf2Sync(typed, salt, 600_000, 32, 'sha256'),
  };
}

/** Encrypts a text as browsers did in format 1. */
export function encryptFormer(key: Buffer, field: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(field));
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

/** Decrypts a field of a patient in format 2 or 3; null if the patient has no such text. @throws Error if it was changed */
export function decrypt(
  key: Buffer,
  patient: string,
  field: (typeof FIELDS)[number],
  texts: EncryptedPii | null | undefined,
): string | null {
  const text = texts?.[field];
  if (!text) return null;
  const parts = text.split('.');
  const sealed = parts.pop() ?? '';
  // format, key (format 3), version, of which the last part names the patient
  const head = [...parts.slice(0, -1), patient].join('.');
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  const present = FIELDS.filter((one) => texts[one]);
  decipher.setAAD(Buffer.from(`${head}.${field}.${present.join(',')}`));
  decipher.setAuthTag(bytes.subarray(-16));
  const padded = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(0x80)).toString('utf8');
}
