import {
  bindingOf,
  bindingProblem,
  type Ciphertexts,
  type EncryptedPii,
  isSameCiphertexts,
  KEY_CHANGE_PAGE,
  readCiphertexts,
  type SealedPatient,
} from '@isopter/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../http.ts';
import { encryptForKeyChange } from './changeKey.ts';
import { inspect } from './inspect.ts';
import { createKey, type PersonalKey } from './key.ts';
import { KEY_MISSING } from './keyMissing.ts';
import { personalCalls } from './personalCalls.ts';
import { decryptPerson, encryptPerson, personOf } from './person.ts';
import { seenVersions, type SeenVersions } from './seenVersions.ts';

const idOf = (n: number): string => `1a000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const person = (n: number) => personOf({ first_name: `First${n}`, last_name: `Last${n}`, date_of_birth: '1961-03-14' });

let former: PersonalKey;
let next: PersonalKey;
beforeAll(async () => {
  former = (await createKey('owl-at-dusk-2026')).key;
  next = (await createKey('fox-at-dawn-2027')).key;
});

/** The stored ciphertexts, and those of the new key that wait for each version of them. */
let stored: Map<string, EncryptedPii>;
let waiting: Map<string, EncryptedPii>;
/** Called before the server answers. */
let onCall: (path: string) => void;
let seen: SeenVersions;

const ciphertexts = (texts: EncryptedPii): Ciphertexts => readCiphertexts(texts) as Ciphertexts;
const sealed = (n: number, version = 1): Promise<EncryptedPii> =>
  encryptPerson(former, person(n), { patient: idOf(n), version });
const left = (): SealedPatient[] =>
  [...stored].filter(([id]) => !waiting.has(id)).map(([id, encrypted_pii]) => ({ id, encrypted_pii }));

/** Stores ciphertexts as the server does. */
function take({ id, encrypted_pii }: SealedPatient): boolean {
  const isFitting = bindingProblem(id, stored.get(id), encrypted_pii, next.id) === null;
  if (isFitting) waiting.set(id, encrypted_pii);
  return isFitting;
}

const fetch = (path: string, { body }: RequestInit): Promise<Response> => {
  const { pathname, searchParams } = new URL(path, 'http://clinic.example');
  onCall(pathname);
  const state = () => ({ key_check: 'check', count: stored.size, left: left().length });
  if (pathname === '/api/key-change/') return Promise.resolve(Response.json(state()));
  if (pathname === '/api/patients/') {
    const ids = searchParams.get('id__in')!.split(',');
    const results = ids.map((id) => ({ id, is_encrypted: true, encrypted_pii: stored.get(id) }));
    return Promise.resolve(Response.json({ results, count: results.length }));
  }
  if (body === undefined) {
    const all = left().filter(({ id }) => id > (searchParams.get('after') ?? ''));
    const results = all.toSorted((a, b) => a.id.localeCompare(b.id)).slice(0, KEY_CHANGE_PAGE);
    return Promise.resolve(Response.json({ results, count: all.length }));
  }
  const { patients } = JSON.parse(body as string) as { patients: SealedPatient[] };
  const refused = patients.filter((patient) => !take(patient)).map(({ id }) => id);
  return Promise.resolve(Response.json({ left: left().length, refused }));
};

const client = createClient({ fetch: fetch as unknown as typeof globalThis.fetch, cookies: () => '' });
const run = (signal = new AbortController().signal, onProgress: (done: number, count: number) => void = () => {}) =>
  encryptForKeyChange({ client, signal }, { former, next, seen }, onProgress);

async function fill(count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) stored.set(idOf(n), await sealed(n));
}

beforeEach(() => {
  stored = new Map();
  waiting = new Map();
  onCall = () => {};
  seen = seenVersions();
});

describe('a change of the key [OUR-831]', () => {
  it('encrypts every patient with the new key as the next version, page by page, and says how far it is', async () => {
    await fill(2 * KEY_CHANGE_PAGE + 3);
    const before = structuredClone(stored);
    const progress: [number, number][] = [];
    expect(await run(undefined, (done, count) => void progress.push([done, count]))).toBe(0);
    expect(stored).toEqual(before);
    expect(waiting.size).toBe(stored.size);
    for (const n of [1, KEY_CHANGE_PAGE, stored.size]) {
      const texts = waiting.get(idOf(n))!;
      expect(bindingOf(texts)).toEqual({ key: next.id, patient: idOf(n), version: 2 });
      expect(await decryptPerson(next, ciphertexts(texts))).toEqual(person(n));
      expect(await decryptPerson(former, ciphertexts(texts))).toEqual(personOf({}));
    }
    expect(progress).toEqual([
      [50, 103],
      [100, 103],
      [103, 103],
    ]);
  });

  it('continues where it stopped', async () => {
    await fill(KEY_CHANGE_PAGE + 2);
    const closed = new AbortController();
    await expect(run(closed.signal, () => closed.abort())).rejects.toMatchObject({ name: 'AbortError' });
    const first = structuredClone(waiting);
    expect(first.size).toBe(KEY_CHANGE_PAGE);
    expect(await run()).toBe(0);
    for (const [id, texts] of first) expect(isSameCiphertexts(texts, waiting.get(id)!)).toBe(true);
  });

  it('encrypts a patient again who is saved meanwhile', async () => {
    await fill(3);
    const saved = await encryptPerson(former, { ...person(2), last_name: 'Other' }, { patient: idOf(2), version: 2 });
    let calls = 0;
    onCall = (path) => {
      // between the page and its answer, and after it
      if (path === '/api/key-change/patients/' && [2, 4].includes((calls += 1))) {
        stored.set(idOf(2), saved);
        waiting.delete(idOf(2));
      }
    };
    expect(await run()).toBe(0);
    expect(bindingOf(waiting.get(idOf(2))!)).toEqual({ key: next.id, patient: idOf(2), version: 3 });
    expect((await decryptPerson(next, ciphertexts(waiting.get(idOf(2))!))).last_name).toBe('Other');
  });

  it('is done by two windows at the same time, and neither fails', async () => {
    await fill(7);
    expect(await Promise.all([run(), run()])).toEqual([0, 0]);
    expect(waiting.size).toBe(7);
  });

  it('leaves patients whose personal data cannot be read or trusted, and encrypts the others [OUR-833]', async () => {
    await fill(6);
    stored.set(idOf(2), { ...stored.get(idOf(2))!, first_name: stored.get(idOf(2))!.last_name! });
    stored.set(idOf(3), await encryptPerson(next, person(3), { patient: idOf(3), version: 1 }));
    stored.set(idOf(4), stored.get(idOf(5))!);
    // this device has read a newer version
    await seen.note(new Map([[idOf(6), 4]]));
    expect(await run()).toBe(4);
    expect([...waiting.keys()]).toEqual([idOf(1), idOf(5)]);
  });
});

/** Reads a patient encrypted with the new key on a device that has the previous one. */
const readWithFormer = async (otherKey: string | null) => {
  const encrypted_pii = await encryptPerson(next, person(1), { patient: idOf(1), version: 2 });
  const inspector = { key: former, otherKey, seen, readAgain: () => Promise.resolve([]) };
  return inspect(inspector, [{ id: idOf(1), encrypted_pii }]);
};

describe('a device that has only the previous key [OUR-832]', () => {
  it('shows and reports nothing of what is encrypted with the key that the server names', async () => {
    expect(await readWithFormer(next.id)).toEqual([{ person: null, version: 0, problem: null }]);
  });

  it('does not trust what is encrypted with any other key', async () => {
    for (const otherKey of [null, '0011223344556677']) {
      expect(await readWithFormer(otherKey)).toEqual([{ person: null, version: 0, problem: 'changed' }]);
    }
  });

  it('overwrites nothing of it', async () => {
    const patient = { id: idOf(1), version: 3, is_encrypted: true, display_name: 'N-1', ...personOf({}) };
    const stored_pii = await encryptPerson(next, person(1), { patient: idOf(1), version: 2 });
    const made: string[] = [];
    const personal = personalCalls(() => ({
      key: former,
      otherKey: next.id,
      isTurnedOff: false,
      copy: null,
      dates: { format: 'MM/DD/YYYY' },
      seen,
      reported: new Set(),
    }));
    const saving = personal(
      'updatePatient',
      { params: { id: idOf(1) }, body: { email: 'ada@example.org', version: 3 } },
      (name) => {
        made.push(name);
        return Promise.resolve({ ...patient, encrypted_pii: stored_pii });
      },
    );
    await expect(saving).rejects.toMatchObject({ name: KEY_MISSING });
    expect(made).toEqual(['getPatient']);
  });
});
