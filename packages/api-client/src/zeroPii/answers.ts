import {
  ageToday,
  DEFAULT_TIMEZONE,
  type EncryptedPii,
  fullName,
  type Id,
  PERSONAL_FIELDS,
  type PersonalProblem,
} from '@isopter/contract';
import { ciphertextsOf, inspect, type Inspector, type Unread } from './inspect.ts';
import { type Person, personOf } from './person.ts';

/** An object of an answer that is about a patient. */
type About = Record<string, unknown> & { id: Id; encrypted_pii: EncryptedPii | null };

/** The patients of an answer, and why the personal data of some are not shown; null for the others. */
export type Findings = ReadonlyMap<Id, PersonalProblem | null>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isPatient = (value: object): value is Record<string, unknown> & Unread & { id: Id } =>
  'display_name' in value && 'is_encrypted' in value && 'id' in value;

/** Every object of an answer that is about a patient. */
export function patientsIn(value: unknown, found: About[] = []): About[] {
  if (!isObject(value) || value instanceof Blob) return found;
  if (isPatient(value)) found.push(Object.assign(value, { encrypted_pii: ciphertextsOf(value) }));
  for (const inner of Object.values(value)) if (isObject(inner)) patientsIn(inner, found);
  return found;
}

/** Writes personal data where the answer has a place for them. */
export function fill(object: About, person: Person): void {
  for (const field of PERSONAL_FIELDS) if (field in object) object[field] = person[field];
  object['display_name'] = fullName(person) || object['display_name'];
  if (!('age' in object)) return;
  const timezone = typeof object['timezone'] === 'string' ? object['timezone'] : DEFAULT_TIMEZONE;
  object['age'] = ageToday(person.date_of_birth, timezone);
}

/** Removes what an answer has of a patient in plain. */
function hide(object: About): void {
  object['display_name'] = object['patient_id_number'] ?? '';
  fill(object, personOf({}));
}

/**
 * Decrypts all patients an answer is about, in place. Whose data cannot be read, or must not be shown, keeps what the server
 * says instead of names: the id number, or nothing [PII-08] [OUR-574].
 */
export async function decryptAnswer(inspector: Inspector, answer: unknown): Promise<Findings> {
  const objects = patientsIn(answer);
  if (objects.length === 0) return new Map();
  const read = await inspect(inspector, objects);
  objects.forEach((object, index) => {
    const { person, problem } = read[index]!;
    if (person !== null) fill(object, person);
    else if (problem !== null) hide(object);
  });
  const found = new Map<Id, PersonalProblem | null>();
  // a patient can be in a response more than once, and one problem is enough
  objects.forEach(({ id }, index) => found.set(id, read[index]!.problem ?? found.get(id) ?? null));
  return found;
}
