import {
  type DateFormat,
  encryptedFields,
  type Id,
  type Patient,
  searchTerms,
  searchText,
  ZERO_PII,
} from '@isopter/contract';
import { openBytes, sealBytes, utf8 } from './cipher.ts';
import { type Database, database } from './database.ts';
import type { PersonalKey } from './key.ts';
import { type Person, personOf } from './person.ts';

/** What is known of a patient here: what somebody is searched for by. */
interface Known extends Person {
  patient_id_number: string | null;
}

/** What a patient has to be exactly; what is left out may be anything. */
export type Sought = Partial<Pick<Known, 'first_name' | 'last_name' | 'date_of_birth' | 'patient_id_number'>>;

/** The copy of the patients on this device, in which zero-PII mode searches [PII-05, PII-06]. */
export interface PatientCopy {
  /** The newest change it has; null while it has none. */
  since: () => string | null;
  /** Takes patients as the client answers them, decrypted, and notes the newest change. */
  take: (patients: readonly Patient[], since: string | null) => Promise<void>;
  /** Takes a patient who was written here, and is to be found at once. */
  put: (patient: Patient) => Promise<void>;
  /** Takes out who is there no more. */
  drop: (ids: readonly Id[]) => Promise<void>;
  /** Those whom every word of a search fits, as the server would find them, by name; at most 20 [PII-06]. */
  find: (search: string, format: DateFormat) => Id[];
  /** Those who are exactly so, letters in upper or lower case. */
  same: (sought: Sought) => Id[];
  size: () => number;
}

/** What the copy of one is encrypted as. */
const SEAL = 'copy';
/** So many are decrypted at a time: the page answers in between. */
const AT_ONCE = 500;

const bare = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase();

/** Whether an answer has the personal data of a patient, or hides them because they are not the patient's [OUR-574]. */
const isShown = (patient: Patient): boolean => !patient.encrypted_pii || encryptedFields(personOf(patient)).length > 0;

/** The place of a patient among those found: last name, first name. */
const placeOf = ({ last_name, first_name }: Known): string => `${bare(last_name)}\u0000${bare(first_name)}`;

async function unseal(key: PersonalKey, sealed: string): Promise<Known | null> {
  const bytes = await openBytes(key.current, SEAL, sealed);
  return bytes === null ? null : (JSON.parse(new TextDecoder().decode(bytes)) as Known);
}

const knownOf = (patient: Patient): Known => ({
  ...personOf(patient),
  patient_id_number: patient.patient_id_number ?? null,
});

const textOf = (known: Known): string =>
  searchText({
    firstName: known.first_name,
    lastName: known.last_name,
    patientIdNumber: known.patient_id_number,
    dateOfBirth: known.date_of_birth,
    phone: known.phone,
  });

/** What is kept of this owner; another owner's is removed, and what another key encrypted is taken for nothing. */
async function load(db: Database, owner: string, key: PersonalKey, keep: (id: Id, known: Known) => void) {
  const kept = await db.get('copy', 'copy');
  if (kept?.owner !== owner) {
    await Promise.all([db.clear('patients'), db.clear('copy')]);
    return null;
  }
  const rows = await db.getAll('patients');
  let isWhole = true;
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    await Promise.all(
      rows.slice(at, at + AT_ONCE).map(async ({ id, sealed }) => {
        const known = await unseal(key, sealed);
        if (known === null) isWhole = false;
        else keep(id, known);
      }),
    );
  }
  return isWhole ? kept.since : null;
}

/**
 * Opens the copy of somebody. Where the browser keeps nothing it is there until the page is left.
 * @param owner who may see these patients, and by which key
 */
export async function openCopy(owner: string, key: PersonalKey): Promise<PatientCopy> {
  const all = new Map<Id, Known & { text: string }>();
  const keep = (id: Id, known: Known): unknown => all.set(id, { ...known, text: textOf(known) });
  const db = await database().catch(() => null);
  let since = db && (await load(db, owner, key, keep).catch(() => null));

  const found = (fits: (known: Known & { text: string }) => boolean): Id[] =>
    [...all]
      .filter(([, known]) => fits(known))
      .toSorted(([, one], [, other]) => placeOf(one).localeCompare(placeOf(other)))
      .map(([id]) => id);

  const take: PatientCopy['take'] = async (patients, newest) => {
    const rows = await Promise.all(
      patients.filter(isShown).map(async (patient) => {
        const known = knownOf(patient);
        keep(patient.id, known);
        return { id: patient.id, sealed: await sealBytes(key.current, SEAL, utf8(JSON.stringify(known))) };
      }),
    );
    since = newest;
    if (db === null) return;
    const change = db.transaction(['patients', 'copy'], 'readwrite');
    await Promise.all([
      ...rows.map((row) => change.objectStore('patients').put(row)),
      change.objectStore('copy').put({ owner, since }, 'copy'),
      change.done,
    ]);
  };

  return {
    since: () => since,
    take,
    put: (patient) => take([patient], since),
    async drop(ids) {
      for (const id of ids) all.delete(id);
      if (db !== null) await Promise.all(ids.map((id) => db.delete('patients', id)));
    },
    find(search, format) {
      const terms = searchTerms(search, format);
      if (search.trim().length < ZERO_PII.search.min || terms.length === 0) return [];
      return found(({ text }) => terms.every((spellings) => spellings.some((word) => text.includes(word)))).slice(
        0,
        ZERO_PII.search.max,
      );
    },
    same(sought) {
      const facts = Object.entries(sought) as [keyof Sought, string][];
      return found((known) => facts.every(([field, text]) => bare(known[field]) === bare(text)));
    },
    size: () => all.size,
  };
}
