import { createKey, encryptPerson, openCopy, personOf, type PersonalKey } from '@isopter/api-client';
import { type Copied, samplePerson } from './sample.ts';

/** Patients that are encrypted at once, as in a page of the job. */
const PAGE = 50;

const dates = { format: 'MM/DD/YYYY', locale: 'en-US' } as const;

/** Encrypts patients as the job does. @returns milliseconds */
async function encryptPatients(key: PersonalKey, from: number, count: number): Promise<number> {
  const people = Array.from({ length: count }, (_, at) => samplePerson(from + at));
  const start = performance.now();
  for (let at = 0; at < count; at += PAGE)
    await Promise.all(
      people
        .slice(at, at + PAGE)
        .map((person) => encryptPerson(key, personOf(person), { patient: person.id, version: 1 })),
    );
  return performance.now() - start;
}

/** Encrypts blocks of the same number and size without anything else. @returns milliseconds */
async function encryptBlocks(key: PersonalKey, from: number, count: number): Promise<number> {
  const fields = Array.from(
    { length: count },
    (_, at) => Object.values(personOf(samplePerson(from + at))).filter(Boolean).length,
  );
  const additionalData = new Uint8Array(120);
  const block = new Uint8Array(64);
  const start = performance.now();
  for (let at = 0; at < count; at += PAGE)
    await Promise.all(
      fields.slice(at, at + PAGE).flatMap((number) =>
        Array.from({ length: number }, () => {
          const iv = crypto.getRandomValues(new Uint8Array(12));
          return crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key.current, block);
        }),
      ),
    );
  return performance.now() - start;
}

/** What one page measured, in milliseconds. */
export interface Encryption {
  patients: number;
  ours: number;
  raw: number;
}

/** Encrypts in turns of 1 000 patients, ours and WebCrypto alone, so that both meet the same machine. */
async function measureEncryption(patients: number): Promise<Encryption> {
  const { key } = await createKey('owl-at-dusk-2026');
  const turn = 1_000;
  await encryptPatients(key, 0, turn);
  await encryptBlocks(key, 0, turn);
  let [ours, raw] = [0, 0];
  for (let from = 0; from < patients; from += turn) {
    ours += await encryptPatients(key, from, turn);
    raw += await encryptBlocks(key, from, turn);
  }
  return { patients, ours, raw };
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

/** What a page that was opened anew measured. */
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
