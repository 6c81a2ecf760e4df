import { ageToday, DEFAULT_TIMEZONE, fullName, type EncryptedPii } from '@isopter/contract';
import type { PersonalKey } from './key.ts';
import { decryptPerson, PERSONAL, type Person } from './person.ts';

/** An object of an answer that is about an encrypted patient. */
type Encrypted = Record<string, unknown> & { encrypted_pii: EncryptedPii };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isEncrypted = (value: object): value is Encrypted =>
  'encrypted_pii' in value && isObject(value.encrypted_pii) && 'display_name' in value;

/** Every object of an answer that is about an encrypted patient. */
function encryptedIn(value: unknown, found: Encrypted[] = []): Encrypted[] {
  if (!isObject(value) || value instanceof Blob) return found;
  if (isEncrypted(value)) found.push(value);
  for (const inner of Object.values(value)) if (isObject(inner)) encryptedIn(inner, found);
  return found;
}

/** Writes what was decrypted where the answer has a place for it. */
function fill(object: Encrypted, person: Person): void {
  for (const field of PERSONAL) if (field in object) object[field] = person[field];
  object['display_name'] = fullName(person) || object['display_name'];
  if (!('age' in object)) return;
  const timezone = typeof object['timezone'] === 'string' ? object['timezone'] : DEFAULT_TIMEZONE;
  object['age'] = ageToday(person.date_of_birth, timezone);
}

/**
 * Decrypts all patients an answer is about, in place. Who has no key, or another one, keeps what the server says instead
 * of names: the id number, or nothing [PII-08].
 */
export async function decryptAnswer<T>(key: PersonalKey | null, answer: T): Promise<T> {
  if (key === null) return answer;
  await Promise.all(
    encryptedIn(answer).map(async (object) => fill(object, await decryptPerson(key, object.encrypted_pii))),
  );
  return answer;
}
