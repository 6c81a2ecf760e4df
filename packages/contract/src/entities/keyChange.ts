import * as z from 'zod/mini';
import { Id, sent } from './common.ts';
import { EncryptedPii } from './patients.ts';

/**
 * A change of the key of zero-PII mode. Until it is finished, every patient is read and saved with the current key, and
 * the ciphertexts of the new key are stored next to the current ones.
 */
export const KeyChange = z.object({
  /** The key check of the new key, as `zero_pii_password_hash`; null if no key change is under way. */
  key_check: z.nullable(z.string()),
  /** Number of encrypted patients, also of merged and deleted ones whose personal data the server still has. */
  count: z.int(),
  /** Number of those who are not yet encrypted with the new key. */
  left: z.int(),
});
export type KeyChange = z.infer<typeof KeyChange>;

/** Maximum number of patients of one call of a key change. */
export const KEY_CHANGE_PAGE = 50;

/** A patient with ciphertexts: those that are stored, or those that are to replace them. */
export const SealedPatient = z.strictObject({ id: Id, encrypted_pii: EncryptedPii });
export type SealedPatient = z.infer<typeof SealedPatient>;

/** A key check that is sent: `pbkdf2-sha512$600000$<salt>$<hash>$<encryption salt>`. */
export const KeyCheck = sent.check(z.maxLength(1024));
