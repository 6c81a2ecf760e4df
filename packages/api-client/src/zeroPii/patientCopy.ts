import {
  type DateHabits,
  encryptedFields,
  type Id,
  isLongSearch,
  type LocalNameField,
  type Patient,
  type PersonalField,
  resembling,
  searchTerms,
  searchText,
  ZERO_PII,
} from '@isopter/contract';
import { openBytes, sealAll } from './cipher.ts';
import { type Database, database, forgetCount, type StoredCopy } from './database.ts';
import { firstInOrder } from './firstInOrder.ts';
import { type Person, personOf } from './person.ts';
import { textOf, utf8 } from './utf8.ts';
import { createUuid } from '../createUuid.ts';

/** A patient in the copy: the searchable data. */
export interface Known extends Person {
  patient_id_number: string | null;
}

/** A patient as the client answers them, of the server or of an agent. */
export type Copied = Pick<Patient, 'id' | 'encrypted_pii' | 'patient_id_number' | PersonalField>;

/** Exact values of a patient; omitted ones may be anything. */
export type Sought = Partial<
  Pick<Known, 'first_name' | 'last_name' | LocalNameField | 'date_of_birth' | 'patient_id_number'>
>;

/** The copy of the patients on this device, in which zero-PII mode searches [PII-05, PII-06]. */
export interface PatientCopy {
  /** The newest change it has; null while it has none. */
  since: () => string | null;
  /** Takes patients as the client answers them, decrypted, and notes the newest change. */
  take: (patients: readonly Copied[], since: string | null) => Promise<void>;
  /** Takes a patient who was written here, and is to be found at once. */
  put: (patient: Copied) => Promise<void>;
  /** Takes out who is there no more. */
  drop: (ids: readonly Id[]) => Promise<void>;
  /** Returns patients who match every word of a search, like the server, by name; at most 20 [PII-06]. */
  find: (search: string, dates: DateHabits) => Id[];
  /** Returns patients with exactly these values, ignoring case. */
  same: (sought: Sought) => Id[];
  /** Returns patients who may be the same person, the most similar first, like the server [OUR-690]. */
  resembling: (person: Sought) => Id[];
  /** Returns the data of a patient; undefined for one who is not in the copy. */
  get: (id: Id) => Known | undefined;
  /** When all changes were last copied, in milliseconds since the epoch; null if they never were. */
  asOf: () => number | null;
  /** Notes that all changes are copied. */
  complete: () => Promise<void>;
  size: () => number;
}

/** Additional data of the encrypted copy of a patient. */
const sealOf = (id: Id): string => `copy.${id}`;
/** So many are decrypted at a time: the page answers in between. */
const AT_ONCE = 500;

const bare = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase();

/** Returns whether an answer has personal data of a patient. It has none if the data have a problem [OUR-574]. */
const hasPersonal = (patient: Copied): boolean => encryptedFields(personOf(patient)).length > 0;

const lastNameOf = ({ last_name, first_name }: Known): string => last_name || first_name || '';
const firstNameOf = ({ last_name, first_name }: Known): string => first_name || last_name || '';

/** Compares patients by last name, then by first name, in the order of a language; the one name of some is both. */
function byName(locale: string | undefined): (one: Known, other: Known) => number {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return (one, other) => compare(lastNameOf(one), lastNameOf(other)) || compare(firstNameOf(one), firstNameOf(other));
}

async function unseal(key: CryptoKey, id: Id, sealed: string): Promise<Known | null> {
  const bytes = await openBytes(key, sealOf(id), sealed);
  return bytes === null ? null : (JSON.parse(textOf(bytes)) as Known);
}

const knownOf = (patient: Copied): Known => ({
  ...personOf(patient),
  patient_id_number: patient.patient_id_number ?? null,
});

const searchTextOf = (known: Known): string =>
  searchText({
    firstName: known.first_name,
    lastName: known.last_name,
    ideographicName: known.ideographic_name ?? null,
    phoneticName: known.phonetic_name ?? null,
    patientIdNumber: known.patient_id_number,
    dateOfBirth: known.date_of_birth,
    phone: known.phone,
  });

/** Creates the key of a copy. It is not the key of the clinic, which would encrypt every patient again at each sign-in. */
const createCopyKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

type Opened = StoredCopy & { key: CryptoKey };

/**
 * Opens the copy of an owner, and removes that of another one. Of two windows that create it, both get the same key.
 * @param forgets the count of `forgetCount` when the copy was asked for
 * @returns null if the page has forgotten all copies since
 */
async function openOf(db: Database, owner: string, forgets: number): Promise<Opened | null> {
  const created: Opened = { id: createUuid(), owner, since: null, key: await createCopyKey() };
  if (forgetCount() !== forgets) return null;
  const change = db.transaction(['patients', 'copy'], 'readwrite');
  const stored = await change.objectStore('copy').get('copy');
  if (stored?.owner === owner && stored.key) {
    await change.done;
    return { ...stored, key: stored.key };
  }
  await Promise.all([
    change.objectStore('patients').clear(),
    change.objectStore('copy').put(created, 'copy'),
    change.done,
  ]);
  return created;
}

/** Writes patients and the state of a copy. Writes nothing if the copy was forgotten meanwhile, as at a sign-out [PII-13]. */
async function write(db: Database, copy: Opened, rows: readonly { id: Id; sealed: string }[]): Promise<void> {
  const change = db.transaction(['patients', 'copy'], 'readwrite');
  const stored = await change.objectStore('copy').get('copy');
  const isKept = stored?.owner === copy.owner && stored.id === copy.id;
  await Promise.all([
    ...(isKept ? rows.map((row) => change.objectStore('patients').put(row)) : []),
    isKept && change.objectStore('copy').put(copy, 'copy'),
    change.done,
  ]);
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
  const keep = (id: Id, known: Known): unknown => all.set(id, { ...known, text: searchTextOf(known) });
  const forgets = forgetCount();
  const db = await database().catch(() => null);
  const opened = db && (await openOf(db, owner, forgets).catch(() => null));
  let since = opened && (await load(db!, opened, keep).catch(() => null));
  let asOf = opened?.asOf ?? null;

  function* fitting(fits: (known: Known & { text: string }) => boolean) {
    for (const entry of all) if (fits(entry[1])) yield entry;
  }
  const inOrder = (entries: Iterable<[Id, Known]>, count: number, locale?: string): Id[] => {
    const compare = byName(locale);
    return firstInOrder(entries, count, ([, one], [, other]) => compare(one, other)).map(([id]) => id);
  };

  /** A patient whose data are not shown stays in the copy as last shown. */
  const isTaken = (patient: Copied): boolean =>
    hasPersonal(patient) || (!patient.encrypted_pii && !all.has(patient.id));

  const take: PatientCopy['take'] = async (patients, newest) => {
    const taken = patients.filter(isTaken).map((patient) => ({ id: patient.id, known: knownOf(patient) }));
    for (const { id, known } of taken) keep(id, known);
    since = newest;
    if (db === null || opened === null) return;
    const { key } = opened;
    const sealed = await sealAll(
      key,
      taken.map(({ id, known }) => ({ bound: sealOf(id), bytes: () => utf8(JSON.stringify(known)) })),
    );
    const rows = taken.map(({ id }, at) => ({ id, sealed: sealed[at]! }));
    await write(db, { ...opened, since, asOf }, rows);
  };

  return {
    since: () => since,
    take,
    put: (patient) => take([patient], since),
    async drop(ids) {
      for (const id of ids) all.delete(id);
      if (db !== null) await Promise.all(ids.map((id) => db.delete('patients', id)));
    },
    find(search, dates) {
      const terms = searchTerms(search, dates);
      if (!isLongSearch(search) || terms.length === 0) return [];
      const fits = ({ text }: { text: string }) =>
        terms.every((spellings) => spellings.some((word) => text.includes(word)));
      return inOrder(fitting(fits), ZERO_PII.search.max, dates.locale);
    },
    same(sought) {
      const facts = Object.entries(sought) as [keyof Sought, string][];
      return inOrder(
        fitting((known) => facts.every(([field, text]) => bare(known[field]) === bare(text))),
        Infinity,
      );
    },
    resembling: (person) => resembling(person, [...all], ([, known]) => known).map(([id]) => id),
    get: (id) => all.get(id),
    asOf: () => asOf,
    async complete() {
      asOf = Date.now();
      if (db !== null && opened !== null) await write(db, { ...opened, since, asOf }, []);
    },
    size: () => all.size,
  };
}
