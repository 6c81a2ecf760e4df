import {
  additionalData,
  encryptedFields,
  type EncryptedPii,
  type PatientVersion,
  PERSONAL_FIELDS,
  type PersonalField,
  readCiphertext,
  writeCiphertext,
} from '@isopter/contract';
import { openBytes, sealBytes, utf8 } from './cipher.ts';
import type { PersonalKey } from './key.ts';
import { pad, unpad } from './padding.ts';

/** The personal data of a patient; what there is not is null. */
export type Person = Record<PersonalField, string | null>;

/** The personal data an object has; what it lacks is null. */
export const personOf = (data: Partial<Record<PersonalField, string | null | undefined>>): Person =>
  Object.fromEntries(PERSONAL_FIELDS.map((field) => [field, data[field] || null])) as Person;

/** Makes something of each field. */
async function eachField(
  fields: readonly PersonalField[],
  make: (field: PersonalField) => Promise<string | null>,
): Promise<Person> {
  const texts = await Promise.all(fields.map(make));
  return personOf(Object.fromEntries(fields.map((field, index) => [field, texts[index]])));
}

/** Encrypts each text of a person on its own, bound to key, field, patient and version [PII-12] [OUR-571] [OUR-830]. */
export function encryptPerson(key: PersonalKey, person: Person, version: PatientVersion): Promise<EncryptedPii> {
  const fields = encryptedFields(person);
  const binding = { ...version, key: key.id };
  return eachField(fields, async (field) => {
    const bound = additionalData(binding, field, fields);
    return writeCiphertext(binding, await sealBytes(key.current, bound, pad(utf8(person[field] ?? ''))));
  });
}

/** Decrypts a ciphertext with the binding that it names; null if the binding or the text was changed. */
async function decryptText(
  key: PersonalKey,
  text: string,
  field: PersonalField,
  fields: readonly PersonalField[],
): Promise<string | null> {
  const read = readCiphertext(text);
  if (read === undefined) return null;
  const bytes =
    read.format === 1
      ? await openBytes(key.former, field, read.sealed)
      : await openBytes(key.current, additionalData(read.binding, field, fields), read.sealed);
  const plain = read.format === 1 ? bytes : bytes && unpad(bytes);
  return plain && new TextDecoder().decode(plain);
}

/** Decrypts a person; a text that was not encrypted with this key, field, patient and version is null. */
export function decryptPerson(key: PersonalKey, encrypted: EncryptedPii): Promise<Person> {
  const fields = encryptedFields(encrypted);
  return eachField(fields, (field) => decryptText(key, encrypted[field] ?? '', field, fields));
}
