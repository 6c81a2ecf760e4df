import { type EncryptedPii, type Id, type PersonalProblem, readCiphertexts } from '@isopter/contract';
import type { PersonalKey } from './key.ts';
import { decryptPerson, type Person } from './person.ts';

/** Personal data that were read, or the reason why they must not be shown. */
export interface ReadPerson {
  /** Null if the patient is not encrypted, or with another key, or there is a problem. */
  person: Person | null;
  /** 0 if the ciphertexts are not bound to a version (format 1). */
  version: number;
  problem: PersonalProblem | null;
}

/** No personal data, and no problem with them. */
export const NOTHING_READ: ReadPerson = { person: null, version: 0, problem: null };

/** Returns no personal data, and why. */
export const refusePerson = (problem: PersonalProblem): ReadPerson => ({ person: null, version: 0, problem });

/**
 * Decrypts the personal data of a patient and checks that they are theirs [OUR-571].
 * @param otherKey the id of the clinic's key, if it is another one than this device has
 */
export async function readPerson(
  key: PersonalKey,
  patient: Id,
  encrypted: EncryptedPii,
  otherKey: string | null = null,
): Promise<ReadPerson> {
  const texts = readCiphertexts(encrypted);
  // an encrypted patient has a date of birth at least [PAT-05]
  if (typeof texts === 'string') return refusePerson('changed');
  const { binding, fields } = texts;
  if (binding !== null && binding.patient !== patient) return refusePerson('foreign');
  if (binding !== null && binding.key !== null && binding.key !== key.id)
    // the clinic's key was changed, and the new one is asked for [OUR-832]
    return binding.key === otherKey ? NOTHING_READ : refusePerson('changed');
  const person = await decryptPerson(key, texts);
  if (fields.some((field) => person[field] === null)) return refusePerson('changed');
  return { person, version: binding?.version ?? 0, problem: null };
}
