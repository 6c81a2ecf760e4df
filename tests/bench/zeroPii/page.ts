import { createKey, encryptPerson, openCopy, personOf, type PersonalKey, readPerson } from '@isopter/api-client';
import { type Copied, samplePerson } from './sample.ts';

/** Patients that are encrypted at once, as in a page of the job. */
const PAGE = 50;
/** Patients of one turn. Turns are short, so that ours and WebCrypto alone meet the same machine. */
const TURN = 250;

const dates = { format: 'MM/DD/YYYY', locale: 'en-US' } as const;

type Bytes = Uint8Array<ArrayBuffer>;

/** Input of one decryption by WebCrypto. */
interface Block {
  params: AesGcmParams;
  bytes: Bytes;
}

const additionalData = new Uint8Array(120);
const plain = new Uint8Array(64);
const newParams = (): AesGcmParams => ({
  name: 'AES-GCM',
  iv: crypto.getRandomValues(new Uint8Array(12)),
  additionalData,
});

/** Does something with all items, as many at once as a page has patients. @returns milliseconds */
async function timed<Item>(items: readonly Item[], run: (item: Item) => unknown): Promise<number> {
  const start = performance.now();
  for (let at = 0; at < items.length; at += PAGE) await Promise.all(items.slice(at, at + PAGE).map(run));
  return performance.now() - start;
}

/** Milliseconds of a turn. */
export interface Turn {
  encrypted: number;
  /** WebCrypto alone: blocks of the same number and size. */
  rawEncrypted: number;
  decrypted: number;
  rawDecrypted: number;
}

const fieldsOf = (person: Copied): unknown[] => Object.values(personOf(person)).filter(Boolean);

/** Encrypts and decrypts the patients of a turn, ours and by WebCrypto alone. */
async function measureTurn(key: PersonalKey, from: number): Promise<Turn> {
  const { subtle } = crypto;
  const people = Array.from({ length: TURN }, (_, at) => samplePerson(from + at));
  const sealed: Copied[] = [];
  const encrypted = await timed(people, async (person) => {
    const encrypted_pii = await encryptPerson(key, personOf(person), { patient: person.id, version: 1 });
    sealed.push({ ...person, encrypted_pii });
  });
  const rawEncrypted = await timed(people.map(fieldsOf), (fields) =>
    Promise.all(fields.map(() => subtle.encrypt(newParams(), key.current, plain))),
  );
  const decrypted = await timed(sealed, async ({ id, encrypted_pii }) => {
    const { problem } = await readPerson(key, id, encrypted_pii!);
    if (problem !== null) throw new Error(problem);
  });
  const blocks: Block[][] = await Promise.all(
    people.map(async (person) =>
      Promise.all(
        fieldsOf(person).map(async () => {
          const params = newParams();
          return { params, bytes: new Uint8Array(await subtle.encrypt(params, key.current, plain)) };
        }),
      ),
    ),
  );
  const rawDecrypted = await timed(blocks, (fields) =>
    Promise.all(fields.map(({ params, bytes }) => subtle.decrypt(params, key.current, bytes))),
  );
  return { encrypted, rawEncrypted, decrypted, rawDecrypted };
}

/** Encrypts and decrypts patients in turns, of which the first only warm up. */
async function measureEncryption(patients: number): Promise<Turn[]> {
  const { key } = await createKey('owl-at-dusk-2026');
  for (let from = 0; from < 4 * TURN; from += TURN) await measureTurn(key, from);
  const turns: Turn[] = [];
  for (let from = 0; from < patients; from += TURN) turns.push(await measureTurn(key, from));
  return turns;
}

/** Fills the copy of this browser. */
async function fillCopy(patients: number): Promise<void> {
  const copy = await openCopy('bench');
  for (let from = 0; from < patients; from += 1_000)
    await copy.take(
      Array.from({ length: 1_000 }, (_, at): Copied => samplePerson(from + at)),
      null,
    );
  await copy.complete();
}

/** Measurements of a newly opened page. */
export interface Search {
  size: number;
  /** Milliseconds until the copy is open and the first search has its answer. */
  first: number;
  /** Milliseconds of each search. */
  times: number[];
  /** Searches that found nobody. */
  empty: number;
  /** Bytes of the heap that are in use. */
  heap: number;
}

/** Searches the copy of this browser by parts of names, whole names, birthdays, id numbers and phones. */
async function measureSearch(searches: number): Promise<Search> {
  const start = performance.now();
  const copy = await openCopy('bench');
  copy.find('Okafor', dates);
  const first = performance.now() - start;
  const times: number[] = [];
  let empty = 0;
  for (let at = 0; at < searches; at += 1) {
    const { first_name, last_name, date_of_birth, patient_id_number, phone } = samplePerson((at * 7_919) % copy.size());
    const [year, month, day] = date_of_birth!.split('-');
    const kinds = [
      last_name!.slice(0, 3),
      last_name!,
      `${first_name} ${last_name}`,
      `${month}/${day}/${year}`,
      patient_id_number!,
      phone ?? last_name!,
    ];
    const text = kinds[at % kinds.length]!;
    const begun = performance.now();
    const found = copy.find(text, dates);
    times.push(performance.now() - begun);
    if (found.length === 0) empty += 1;
  }
  const { memory } = performance as unknown as { memory: { usedJSHeapSize: number } };
  return { size: copy.size(), first, times, empty, heap: memory.usedJSHeapSize };
}

Object.assign(globalThis, { measureEncryption, fillCopy, measureSearch });
