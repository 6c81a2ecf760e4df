import type { Patient } from '@isopter/contract';
import { beforeEach, expect, it } from 'vitest';
import { encryptText } from './cipher.ts';
import { database, forgetAll } from './database.ts';
import { createKey } from './key.ts';
import { keepKey, keptKey } from './keptKey.ts';
import { openCopy } from './patientCopy.ts';

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

it('keeps the key on this device, without its bytes, for the check it fits [PII-13] [PII-16]', async () => {
  const { key, check } = await createKey('owl-at-dusk');
  await keepKey(key, check);
  const kept = await keptKey(check);
  expect(kept!.extractable).toBe(false);
  expect(await encryptText(kept!, 'phone', '1')).not.toBe('');
  expect(await keptKey((await createKey('owl-at-dusk')).check)).toBeNull();
  expect(JSON.stringify(localStorage)).not.toContain('pbkdf2');
  await forgetAll();
  expect(await keptKey(check)).toBeNull();
});

it('keeps a copy that is there again after a reload, and can be read by nobody without the key [PII-05]', async () => {
  const { key } = await createKey('owl-at-dusk');
  await (await openCopy('doctor', key)).take([ada], SINCE);
  expect(await all()).toContain(ID);
  expect(await all()).not.toMatch(/Adaeze|Okafor|1961|20418/);
  const again = await openCopy('doctor', key);
  expect(again.find('okafor', 'MM/DD/YYYY')).toEqual([ID]);
  expect(again.since()).toBe(SINCE);
  await again.drop([ID]);
  expect((await openCopy('doctor', key)).size()).toBe(0);
});

it('has nothing of another owner, and begins anew where another key encrypted it', async () => {
  const { key } = await createKey('owl-at-dusk');
  await (await openCopy('doctor', key)).take([ada], SINCE);
  const other = await openCopy('doctor', (await createKey('owl-at-dawn')).key);
  expect([other.size(), other.since()]).toEqual([0, null]);
  const operator = await openCopy('operator', key);
  expect([operator.size(), operator.since()]).toEqual([0, null]);
  expect(await all()).not.toContain(ID);
});
