import { bindingOf, type EncryptedPii, type Id, storedVersion } from '@isopter/contract';
import type { PersonalKey } from './key.ts';
import { NOTHING_READ, readPerson, type ReadPerson, refusePerson } from './readPerson.ts';
import { NEVER_READ, type SeenVersions } from './seenVersions.ts';

/** The ciphertexts of a patient, as an answer has them; null while the patient is not encrypted. */
export interface Sealed {
  id: Id;
  encrypted_pii: EncryptedPii | null;
}

/** The ciphertexts of a patient in an answer. */
export interface Unread {
  is_encrypted?: unknown;
  encrypted_pii?: EncryptedPii | null;
}

/**
 * Returns the ciphertexts of a patient as an answer has them. Those of an encrypted patient who has none were removed: they
 * are not null, so that nothing of the patient passes for data from before the mode [OUR-592].
 */
export const ciphertextsOf = (patient: Unread): EncryptedPii | null =>
  patient.encrypted_pii ?? (patient.is_encrypted ? {} : null);

/** Reads patients once more. Returns those who can still be read, in any order. */
export type ReadAgain = (ids: readonly Id[]) => Promise<readonly Sealed[]>;

/** Keys and state to read and check personal data. */
export interface Inspector {
  /** Null for somebody without it, who can only check whether patients are still encrypted. */
  key: PersonalKey | null;
  /** The id of the clinic's key, if it was changed to one that this device does not have [OUR-832]. */
  otherKey?: string | null;
  seen: SeenVersions;
  readAgain: ReadAgain;
}

const isOlder = (known: ReadonlyMap<Id, number>, { id, encrypted_pii }: Sealed): boolean =>
  encrypted_pii === null ? known.has(id) : storedVersion(encrypted_pii) < (known.get(id) ?? 0);

/** Patients who seem older than what was read before, by id, with what the server has of them now. */
async function readOlder(older: readonly Id[], readAgain: ReadAgain): Promise<ReadonlyMap<Id, Sealed>> {
  if (older.length === 0) return new Map();
  const again = await readAgain(older);
  return new Map(again.map((patient) => [patient.id, patient]));
}

/** Reads a patient. The names of a patient who was encrypted before, but is not now, cannot be trusted. */
async function read(
  { key, otherKey = null }: Pick<Inspector, 'key' | 'otherKey'>,
  { id, encrypted_pii }: Sealed,
  older: boolean,
): Promise<ReadPerson> {
  if (encrypted_pii === null) return older ? refusePerson('plain') : NOTHING_READ;
  if (key === null) return bindingOf(encrypted_pii) === 'none' ? refusePerson('changed') : NOTHING_READ;
  const result = await readPerson(key, id, encrypted_pii, otherKey);
  return result.person !== null && older ? refusePerson('outdated') : result;
}

/**
 * Decrypts and checks the personal data of patients, in their order [OUR-571] [OUR-574].
 *
 * An answer may have left the server before a change that this device has read already, so that data that seem outdated are
 * read once more before they are called so.
 */
export async function inspect(inspector: Inspector, patients: readonly Sealed[]): Promise<ReadPerson[]> {
  const { key, seen, readAgain } = inspector;
  const readable = patients.filter(({ encrypted_pii }) => key !== null || encrypted_pii === null);
  const known = await seen.of([...new Set(readable.map(({ id }) => id))]);
  const older = [...new Set(readable.filter((patient) => isOlder(known, patient)).map(({ id }) => id))];
  const again = await readOlder(older, readAgain);
  const newest = patients.map((patient) => (isOlder(known, patient) ? (again.get(patient.id) ?? patient) : patient));
  const results = await Promise.all(newest.map(async (patient) => read(inspector, patient, isOlder(known, patient))));
  const versions = newest.flatMap(({ id, encrypted_pii }, at) => {
    const { person, version } = results[at]!;
    const isHigher = encrypted_pii !== null && version > (known.get(id) ?? NEVER_READ);
    return person !== null && isHigher ? [[id, version] as const] : [];
  });
  await seen.note(new Map(versions));
  return results;
}
