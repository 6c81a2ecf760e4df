import type { EncryptedPii } from '@isopter/contract';
import { decryptText, encryptText } from './cipher.ts';
import type { PersonalKey } from './key.ts';

/** What of a patient leaves the browser encrypted only [PII-01]. */
export const PERSONAL = ['first_name', 'last_name', 'date_of_birth', 'email', 'phone'] as const;
export type PersonalField = (typeof PERSONAL)[number];

/** The personal data of a patient; what there is not is null. */
export type Person = Record<PersonalField, string | null>;

/** The personal data an object has; what it lacks is null. */
export const personOf = (data: Partial<Record<PersonalField, string | null | undefined>>): Person =>
  Object.fromEntries(PERSONAL.map((field) => [field, data[field] || null])) as Person;

/** Makes something of each field. */
async function eachField(make: (field: PersonalField) => Promise<string | null>): Promise<Person> {
  const texts = await Promise.all(PERSONAL.map(make));
  return Object.fromEntries(PERSONAL.map((field, index) => [field, texts[index] ?? null])) as Person;
}

/** Encrypts each text of a person on its own [PII-12]. */
export const encryptPerson = (key: PersonalKey, person: Person): Promise<EncryptedPii> =>
  eachField(async (field) => {
    const text = person[field];
    return text === null ? null : encryptText(key, field, text);
  });

/** Decrypts a person; a text of another key, or one that was changed, is null. */
export const decryptPerson = (key: PersonalKey, encrypted: EncryptedPii): Promise<Person> =>
  eachField(async (field) => {
    const text = encrypted[field];
    return text ? decryptText(key, field, text) : null;
  });
