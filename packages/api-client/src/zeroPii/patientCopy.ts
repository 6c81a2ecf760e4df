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

/** Additional data of the encrypted copy of a patient. */
const sealOf = (id: Id): string => `copy.${id}`;
/** So many are decrypted at a time: the page answers in between. */
const AT_ONCE = 500;

const bare = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase();

/** Returns whether an answer has personal data of a patient. It has none if the data have a problem [OUR-574]. */
const hasPersonal = (patient: Patient): boolean => encryptedFields(personOf(patient)).length > 0;

/** The place of a patient among those found: last name, first name. */
const placeOf = ({ last_name, first_name }: Known): string => `${bare(last_name)}\u0000${bare(first_name)}`;

async function unseal(key: CryptoKey, id: Id, sealed: string): Promise<Known | null> {
  const bytes = await openBytes(key, sealOf(id), sealed);
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

/** Creates the key of a copy. It is not the key of the clinic, which would encrypt every patient again at each sign-in. */
const createCopyKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

interface Opened {
  key: CryptoKey;
  since: string | null;
}

/** Opens the copy of an owner, and removes that of another one. Of two windows that create it, both get the same key. */
async function openOf(db: Database, owner: string): Promise<Opened> {
  const key = await createCopyKey();
  const change = db.transaction(['patients', 'copy'], 'readwrite');
  const stored = await change.objectStore('copy').get('copy');
  if (stored?.owner === owner && stored.key) {
    await change.done;
    return { key: stored.key, since: stored.since };
  }
  await Promise.all([
    change.objectStore('patients').clear(),
    change.objectStore('copy').put({ owner, since: null, key }, 'copy'),
    change.done,
  ]);
  return { key, since: null };
}

/** Reads the patients of a copy. @returns the newest change it has; null if a row cannot be read, and all are to be copied */
async function load(db: Database, { key, since }: Opened, keep: (id: Id, known: Known) => void) {
  const rows = await db.getAll('patients');
  let isWhole = true;
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    await Promise.all(
      rows.slice(at, at + AT_ONCE).map(async ({ id, sealed }) => {
        const known = await unseal(key, id, sealed);
        if (known === null) isWhole = false;
        else keep(id, known);
      }),
    );
  }
  return isWhole ? since : null;
}

/**
 * Opens the copy of somebody. Where the browser keeps nothing it is there until the page is left.
 * @param owner who may see these patients, and by which key
 */
export async function openCopy(owner: string): Promise<PatientCopy> {
  const all = new Map<Id, Known & { text: string }>();
  const keep = (id: Id, known: Known): unknown => all.set(id, { ...known, text: textOf(known) });
  const db = await database().catch(() => null);
  const opened = db && (await openOf(db, owner).catch(() => null));
  let since = opened && (await load(db!, opened, keep).catch(() => null));

  const found = (fits: (known: Known & { text: string }) => boolean): Id[] =>
    [...all]
      .filter(([, known]) => fits(known))
      .toSorted(([, one], [, other]) => placeOf(one).localeCompare(placeOf(other)))
      .map(([id]) => id);

  /** A patient whose data are not shown stays in the copy as last shown. */
  const isTaken = (patient: Patient): boolean =>
    hasPersonal(patient) || (!patient.encrypted_pii && !all.has(patient.id));

  const take: PatientCopy['take'] = async (patients, newest) => {
    const taken = patients.filter(isTaken).map((patient) => ({ id: patient.id, known: knownOf(patient) }));
    for (const { id, known } of taken) keep(id, known);
    since = newest;
    if (db === null || opened === null) return;
    const { key } = opened;
    const rows = await Promise.all(
      taken.map(async ({ id, known }) => ({
        id,
        sealed: await sealBytes(key, sealOf(id), utf8(JSON.stringify(known))),
      })),
    );
    const change = db.transaction(['patients', 'copy'], 'readwrite');
    await Promise.all([
      ...rows.map((row) => change.objectStore('patients').put(row)),
      change.objectStore('copy').put({ owner, since, key }, 'copy'),
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
