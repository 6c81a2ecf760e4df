import {
  additionalData,
  type Ciphertexts,
  encryptedFields,
  type EncryptedPii,
  type PatientVersion,
  PERSONAL_FIELDS,
  type PersonalField,
  writeCiphertext,
  ZERO_PII,
} from '@isopter/contract';
import { openBytes, sealAll } from './cipher.ts';
import type { PersonalKey } from './key.ts';
import { pad, unpad } from './padding.ts';
import { reusingEncoder, textOf } from './utf8.ts';

/** The personal data of a patient; what there is not is null. */
export type Person = Record<PersonalField, string | null>;

/** The personal data an object has; what it lacks is null. */
export function personOf(data: Partial<Record<PersonalField, string | null | undefined>>): Person {
  const person = {} as Person;
  for (const field of PERSONAL_FIELDS) person[field] = data[field] || null;
  return person;
}

const encodePadded = reusingEncoder(pad, ZERO_PII.block);

/** Encrypts each text of a person on its own, bound to key, field, patient and version [PII-12] [OUR-571] [OUR-830]. */
export async function encryptPerson(key: PersonalKey, person: Person, version: PatientVersion): Promise<EncryptedPii> {
  const fields = encryptedFields(person);
  const binding = { ...version, key: key.id };
  const texts = fields.map((field) => ({
    bound: additionalData(binding, field, fields),
    bytes: () => encodePadded(person[field] ?? ''),
  }));
  const sealed = await sealAll(key.current, texts);
  const encrypted = personOf({});
  for (const [at, field] of fields.entries()) encrypted[field] = writeCiphertext(binding, sealed[at]!);
  return encrypted;
}

/** Decrypts a person; a text that was not encrypted with this key, field, patient and version is null. */
export async function decryptPerson(key: PersonalKey, { fields, binding, sealed }: Ciphertexts): Promise<Person> {
  const open = (text: string, at: number): ReturnType<typeof openBytes> =>
    binding === null
      ? openBytes(key.former, fields[at]!, text)
      : openBytes(key.current, additionalData(binding, fields[at]!, fields), text);
  const opened = await Promise.all(sealed.map(open));
  const person = personOf({});
  for (const [at, field] of fields.entries()) {
    const bytes = opened[at]!;
    // format 1 has no padding
    const plain = bytes && binding ? unpad(bytes) : bytes;
    person[field] = plain && textOf(plain);
  }
  return person;
}
