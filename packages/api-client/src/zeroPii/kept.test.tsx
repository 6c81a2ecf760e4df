import { type Ciphertexts, type Patient, readCiphertexts } from '@isopter/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { database, forgetAll } from './database.ts';
import { openBytes } from './cipher.ts';
import { createKey } from './key.ts';
import { keepKey, keptKey } from './keptKey.ts';
import { openCopy } from './patientCopy.ts';
import { decryptPerson, encryptPerson, personOf } from './person.ts';
import { seenVersions } from './seenVersions.ts';

const ID = '1a000000-0000-4000-8000-000000000001';
const SINCE = '2026-01-01T00:00:00.000Z';
const ada = {
  id: ID,
  first_name: 'Adaeze',
  last_name: 'Okafor',
  date_of_birth: '1961-03-14',
  patient_id_number: 'A-20418',
} as Patient;

beforeEach(forgetAll);

/** Everything the database holds, as text. */
async function all(): Promise<string> {
  const db = await database();
  const rows = await Promise.all([db.getAll('key'), db.getAll('patients'), db.getAll('copy')]);
  return JSON.stringify(rows);
}

it(
  'keeps the key on this device, without its bytes, for the check it fits [PII-13] [PII-16]',
  { tags: '@all' },
  async () => {
    const { key, check } = await createKey('owl-at-dusk');
    await keepKey(key, check);
    const kept = await keptKey(check);
    expect([kept!.current.extractable, kept!.former.extractable]).toEqual([false, false]);
    const encrypted = await encryptPerson(kept!, personOf(ada), { patient: ID, version: 1 });
    expect(await decryptPerson(key, readCiphertexts(encrypted) as Ciphertexts)).toEqual(personOf(ada));
    expect(await keptKey((await createKey('owl-at-dusk')).check)).toBeNull();
    expect(JSON.stringify(localStorage)).not.toContain('pbkdf2');
    await forgetAll();
    expect(await keptKey(check)).toBeNull();
  },
);

it('keeps a copy that is there again after a reload, and can be read by nobody without the key [PII-05]', async () => {
  await (await openCopy('doctor')).take([ada], SINCE);
  expect(await all()).toContain(ID);
  expect(await all()).not.toMatch(/Adaeze|Okafor|1961|20418/);
  const again = await openCopy('doctor');
  expect(again.find('okafor', { format: 'MM/DD/YYYY' })).toEqual([ID]);
  expect(again.since()).toBe(SINCE);
  await again.drop([ID]);
  expect((await openCopy('doctor')).size()).toBe(0);
});

it('contains nothing of another owner, and starts empty if a patient cannot be decrypted', async () => {
  await (await openCopy('doctor')).take([ada], SINCE);
  const db = await database();
  const [row] = await db.getAll('patients');
  await db.put('patients', { ...row!, id: '1a000000-0000-4000-8000-000000000002' });
  const moved = await openCopy('doctor');
  expect([moved.size(), moved.since()]).toEqual([1, null]);
  const operator = await openCopy('operator');
  expect([operator.size(), operator.since()]).toEqual([0, null]);
  expect(await all()).not.toContain(ID);
});

it('encrypts the copy with a separate key, the same one in two windows that open it at once [OUR-594]', async () => {
  const { key } = await createKey('owl-at-dusk');
  const [window, other] = await Promise.all([openCopy('doctor'), openCopy('doctor')]);
  await window.take([ada], SINCE);
  await other.put({ ...ada, id: '1a000000-0000-4000-8000-000000000002' });
  const db = await database();
  const [row] = await db.getAll('patients');
  expect(await openBytes(key.current, `copy.${ID}`, row!.sealed)).toBeNull();
  expect((await db.get('copy', 'copy'))!.key!.extractable).toBe(false);
  expect((await openCopy('doctor')).size()).toBe(2);
});

it('writes nothing of a copy after it was forgotten, also if it was opened again meanwhile (of PII-13)', async () => {
  const copy = await openCopy('doctor');
  const taking = copy.take([ada], SINCE);
  await Promise.all([forgetAll(), taking]);
  await copy.take([ada], SINCE);
  await copy.complete();
  expect(await all()).toBe('[[],[],[]]');
  const opening = openCopy('doctor');
  await forgetAll();
  await (await opening).take([ada], SINCE);
  expect(await all()).toBe('[[],[],[]]');
  const next = await openCopy('doctor');
  await copy.take([ada], SINCE);
  await copy.complete();
  await next.put({ ...ada, id: '1a000000-0000-4000-8000-000000000002' });
  expect(await all()).not.toContain(ID);
  const again = await openCopy('doctor');
  expect([again.size(), again.since(), again.asOf()]).toEqual([1, null, null]);
});

it('asks for the key again if it has the key of format 1 alone [PII-16] [OUR-570]', async () => {
  const { key, check } = await createKey('owl-at-dusk');
  await (await database()).put('key', { key: key.former, check }, 'key');
  expect(await keptKey(check)).toBeNull();
});

it('remembers the highest version of each patient in all windows, also after sign-out, until it is forgotten [OUR-574]', async () => {
  const [window, other] = [seenVersions(), seenVersions()];
  const of = async (seen = window) => [...(await seen.of([ID]))];
  expect(await of()).toEqual([]);
  await window.note(new Map([[ID, 3]]));
  await forgetAll();
  expect(await of(other)).toEqual([[ID, 3]]);
  await Promise.all([other.note(new Map([[ID, 5]])), window.note(new Map([[ID, 4]]))]);
  expect(await of()).toEqual([[ID, 5]]);
  await window.forget([ID]);
  expect([await of(), await of(other), await of(seenVersions())]).toEqual([[], [], []]);
});

it('keeps versions in memory while the browser stores nothing, and stores them later [OUR-574]', async () => {
  const seen = seenVersions();
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await seen.note(new Map([[ID, 7]]));
  expect([...(await seen.of([ID]))]).toEqual([[ID, 7]]);
  open.mockRestore();
  expect([...(await seen.of([ID]))]).toEqual([[ID, 7]]);
  await seen.note(new Map([[ID, 6]]));
  expect([...(await seenVersions().of([ID]))]).toEqual([[ID, 7]]);
  await seen.forget([ID]);
});
