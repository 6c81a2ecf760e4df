import { bindingOf, type EncryptedPii, ERROR_NAME, type Patient } from '@isopter/contract';
import type { CallName } from '@isopter/contract/routes';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../ApiError.ts';
import { createClient } from '../http.ts';
import { copyPatients, encryptPatients } from './jobs.ts';
import { createKey, type PersonalKey } from './key.ts';
import { openCopy, type PatientCopy } from './patientCopy.ts';
import { KEY_MISSING, NOT_TRUSTED, ZERO_PII_TURNED_OFF } from './keyMissing.ts';
import { personalCalls } from './personalCalls.ts';
import { encryptPerson, personOf } from './person.ts';
import { seenVersions, type SeenVersions } from './seenVersions.ts';

const DOCTOR = '0b000000-0000-4000-8000-000000000001';
const idOf = (n: number): string => `1a000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const person = (n: number) =>
  personOf({ first_name: `First${n}`, last_name: `Last${n}`, date_of_birth: '1961-03-14', phone: `+150755501${n}` });

const patient = (n: number, more: Partial<Patient> = {}): Patient => ({
  version: 0,
  id: idOf(n),
  ...person(n),
  display_name: `Last${n}, First${n}`,
  age: 65,
  timezone: 'UTC',
  doctor_id: DOCTOR,
  patient_id_number: `N-${n}`,
  needs_match_review: false,
  trend_analysis_available: false,
  is_encrypted: false,
  encrypted_pii: null,
  updated: new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString(),
  ...more,
});

let key: PersonalKey;
let other: PersonalKey;
beforeAll(async () => {
  ({ key } = await createKey('owl-at-dusk'));
  ({ key: other } = await createKey('owl-at-dawn'));
});

/** Returns an encrypted patient as the server answers it. */
const sealed = async (n: number, by = key, version = 1): Promise<Patient> =>
  patient(n, {
    ...personOf({}),
    display_name: `N-${n}`,
    age: null,
    is_encrypted: true,
    encrypted_pii: await encryptPerson(by, person(n), { patient: idOf(n), version }),
  });

interface Request {
  method: string;
  url: URL;
  body: Record<string, unknown>;
}

/** A server of patients that takes what it is given, and what it was asked. */
let stored: Patient[];
let requests: Request[];
let hasKey: PersonalKey | null;
let isTurnedOff: boolean;
let copy: PatientCopy | null;
let refused: Set<string>;
let seen: SeenVersions;
/** Action of another user while a patient is written. */
let meanwhile: () => void;

/** Same condition as the server's SQL, which also finds values that are no ciphertexts, and a null in JSON. */
const isFormer = ({ is_encrypted, encrypted_pii }: Patient): boolean =>
  is_encrypted && !/"v[23]\./.test(JSON.stringify(encrypted_pii));

const fetch = async (path: string, { method = 'GET', body }: RequestInit): Promise<Response> => {
  const url = new URL(path, 'http://clinic.example');
  const sent = body ? (JSON.parse(body as string) as Record<string, unknown>) : {};
  requests.push({ method, url, body: sent });
  const id = url.pathname.split('/')[3];
  if (url.pathname.endsWith('/personal-data-reports/')) return new Response(null, { status: 204 });
  if (method === 'POST') return Response.json({ ...patient(99), ...sent });
  if (id) {
    const at = stored.findIndex((one) => one.id === id);
    if (method === 'PUT') {
      meanwhile();
      if (refused.has(id)) return Response.json({ detail: 'no' }, { status: 400 });
      const current = stored[at]!;
      if (sent['version'] !== current.version) {
        return Response.json({ name: 'RecordChanged', detail: '', current }, { status: 409 });
      }
      stored[at] = { ...current, ...sent, version: current.version + 1 } as Patient;
    }
    return Response.json(stored[at]);
  }
  const asked = url.searchParams;
  const rows = stored
    .filter((one) => !asked.has('is_encrypted') || String(one.is_encrypted) === asked.get('is_encrypted'))
    .filter((one) => !asked.has('ciphertext_format') || isFormer(one))
    .filter((one) => !asked.has('id__in') || asked.get('id__in')!.split(',').includes(one.id))
    .filter((one) => !asked.has('updated__gte') || one.updated >= asked.get('updated__gte')!)
    .toSorted((one, two) => one.updated.localeCompare(two.updated));
  const offset = Number(asked.get('offset') ?? 0);
  return Response.json({ results: rows.slice(offset, offset + Number(asked.get('limit') ?? 50)), count: rows.length });
};

const client = createClient({
  fetch: fetch as unknown as typeof globalThis.fetch,
  cookies: () => '',
  personal: () =>
    Promise.resolve(
      personalCalls(() => ({
        key: hasKey,
        copy: copy && Promise.resolve(copy),
        dates: { format: 'MM/DD/YYYY' },
        isTurnedOff,
        seen,
        reported: new Set(),
      })),
    ),
});
const way = { client, signal: new AbortController().signal };
const last = (): Request => requests.at(-1)!;
const search = async (text: string): Promise<string[]> =>
  (await client.call('listPatients', { query: { search: text, limit: 50 } })).results.map(({ id }) => id);
const NAMES = /First|Last|1961|5550|example\.org/;

beforeEach(() => {
  stored = [];
  requests = [];
  refused = new Set();
  meanwhile = () => undefined;
  hasKey = key;
  isTurnedOff = false;
  copy = null;
  seen = seenVersions();
});

describe('what leaves the browser [PII-11]', () => {
  it('has the personal data of a new patient in encrypted_pii alone [PII-01]', async () => {
    const { first_name, last_name, date_of_birth, phone } = person(7);
    const made = await client.call('createPatient', {
      body: { first_name, last_name, date_of_birth, phone, email: 'ada@example.org', doctor_id: DOCTOR },
    });
    expect(Object.keys(last().body).toSorted()).toEqual(['doctor_id', 'encrypted_pii', 'id', 'is_encrypted']);
    expect(JSON.stringify(last().body)).not.toMatch(NAMES);
    expect(bindingOf(last().body['encrypted_pii'] as EncryptedPii)).toEqual({
      key: key.id,
      patient: last().body['id'],
      version: 1,
    });
    expect(made).toMatchObject({ first_name: 'First7', email: 'ada@example.org', display_name: 'Last7, First7' });
  });

  it('keeps what is not changed, whether it was encrypted before or not', async () => {
    stored = [await sealed(1), patient(2)];
    for (const n of [1, 2]) {
      const saved = await client.call('updatePatient', {
        params: { id: idOf(n) },
        body: { email: 'ada@example.org', version: 0 },
      });
      expect(saved).toMatchObject({ ...person(n), email: 'ada@example.org' });
      expect(last().method).toBe('PUT');
      expect(JSON.stringify(last().body)).not.toMatch(NAMES);
    }
  });

  it('decrypts the version that somebody else has saved [OUR-552]', async () => {
    stored = [{ ...(await sealed(1)), version: 3 }];
    const saving = client.call('updatePatient', {
      params: { id: idOf(1) },
      body: { email: 'ada@example.org', version: 0 },
    });
    await expect(saving).rejects.toMatchObject({
      status: 409,
      name: 'RecordChanged',
      body: { current: { ...person(1), version: 3, display_name: 'Last1, First1' } },
    });
    expect(stored[0]?.version).toBe(3);
  });

  it('sends what is not personal as it is', async () => {
    stored = [await sealed(1)];
    await client.call('updatePatient', { params: { id: idOf(1) }, body: { monocular: true, version: 0 } });
    expect(requests.map(({ method }) => method)).toEqual(['PUT']);
    expect(last().body).toEqual({ monocular: true, version: 0 });
  });

  it('has the next version of the patient with each saving [OUR-572]', async () => {
    stored = [patient(1), await sealed(2, key, 4)];
    const versionOf = async (n: number) => {
      const { version } = stored.find(({ id }) => id === idOf(n))!;
      await client.call('updatePatient', { params: { id: idOf(n) }, body: { email: 'ada@example.org', version } });
      return bindingOf(last().body['encrypted_pii'] as EncryptedPii);
    };
    expect(await versionOf(1)).toEqual({ key: key.id, patient: idOf(1), version: 1 });
    expect(await versionOf(1)).toEqual({ key: key.id, patient: idOf(1), version: 2 });
    expect(await versionOf(2)).toEqual({ key: key.id, patient: idOf(2), version: 5 });
  });

  it('overwrites nothing another key encrypted', async () => {
    stored = [await sealed(1, other)];
    const saving = client.call('updatePatient', {
      params: { id: idOf(1) },
      body: { email: 'ada@example.org', version: 0 },
    });
    await expect(saving).rejects.toMatchObject({ name: NOT_TRUSTED });
    expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('changes no personal data without the key, and throws an error [PII-08]', async () => {
    hasKey = null;
    const saving = client.call('createPatient', { body: { last_name: 'Last1', doctor_id: DOCTOR } });
    await expect(saving).rejects.toBeInstanceOf(ApiError);
    await expect(saving).rejects.toMatchObject({ name: KEY_MISSING });
    expect(requests).toEqual([]);
  });

  it('changes nothing personal while the server says that the mode is off, and leaves out names as before [OUR-591]', async () => {
    [hasKey, isTurnedOff] = [null, true];
    stored = [patient(1)];
    const writes = [
      client.call('createPatient', { body: { last_name: 'Last1', doctor_id: DOCTOR } }),
      client.call('updatePatient', { params: { id: idOf(1) }, body: { email: 'ada@example.org', version: 0 } }),
    ];
    for (const saving of writes) await expect(saving).rejects.toMatchObject({ name: ZERO_PII_TURNED_OFF });
    await search('Last1');
    expect(requests).toEqual([]);
    const body = { subtitles: true, version: 0 };
    expect(await client.call('updatePatient', { params: { id: idOf(1) }, body })).toMatchObject({ subtitles: true });
  });

  it('contains nothing about visitors of the demo mode', async () => {
    const visitor = client.call('createDemoPatient', { body: { name: 'Ada', email: 'ada@example.org' } });
    await expect(visitor).rejects.toMatchObject({ name: ERROR_NAME.ZERO_PII });
    expect(requests).toEqual([]);
  });

  it('leaves out addresses and names of other calls', async () => {
    const body = { patient: idOf(1), patient_email: 'ada@example.org', patient_phone: '+15075550101' };
    await client.call('createTest', { body: body as never });
    expect(last().body).toEqual({ patient: idOf(1) });
    await client.call('listSessions', { query: { search: 'Last1', limit: 50 } });
    expect(last().url.search).toBe('?limit=50');
    await client.call('listPacsRecords', { query: { patient_name__icontains: 'Last1' } });
    expect(last().url.search).toBe('');
    const pool = idOf(3);
    await client.call('createMwlQuery', { body: { pacs_integration_device_pool: pool, patient_last_name: 'Last1' } });
    expect(last().body).toEqual({ pacs_integration_device_pool: pool });
  });
});

describe('what is shown', () => {
  it('is decrypted wherever an answer is about a patient', async () => {
    stored = [await sealed(1), patient(2)];
    const { results } = await client.call('listPatients');
    expect(results.map(({ display_name }) => display_name)).toEqual(['Last1, First1', 'Last2, First2']);
    expect(results[0]).toMatchObject({ ...person(1), age: 65 });
    const summary = {
      id: idOf(1),
      display_name: 'N-1',
      date_of_birth: null,
      is_encrypted: true,
      encrypted_pii: results[0]!.encrypted_pii,
    };
    const deep = await personalCalls(() => ({
      key,
      copy: null,
      dates: { format: 'MM/DD/YYYY' },
      isTurnedOff,
      seen,
      reported: new Set(),
    }))('listDevices' satisfies CallName, {}, async () => ({
      results: [
        { id: 'd', patient: summary },
        { id: 'e', patient: null },
      ],
    }));
    expect(deep).toMatchObject({
      results: [{ patient: { display_name: 'Last1, First1', date_of_birth: '1961-03-14' } }, {}],
    });
    expect((deep as { results: { patient: object }[] }).results[0]!.patient).not.toHaveProperty('email');
  });

  it('is the id number without the key, and with another one [PII-08]', async () => {
    stored = [await sealed(1)];
    for (const held of [null, other]) {
      hasKey = held;
      const { results } = await client.call('listPatients');
      expect(results[0]).toMatchObject({ ...personOf({}), display_name: 'N-1', age: null });
    }
  });
});

describe('the search [PII-06]', () => {
  beforeEach(async () => {
    copy = await openCopy('somebody');
    stored = await Promise.all(Array.from({ length: 30 }, (_, n) => sealed(n)));
    await copyPatients(way, copy, () => undefined);
    requests = [];
  });
  it('runs on the copy, and asks the server for ids alone [PII-11]', async () => {
    expect(await search('last17 first')).toEqual([idOf(17)]);
    expect(requests.map(({ url }) => url.search)).toEqual([`?limit=50&id__in=${idOf(17)}`]);
    expect(await search('03/14/1961 N-4')).toEqual([idOf(4)]);
  });

  it('wants three characters, and finds twenty at most', async () => {
    expect(await search('la')).toEqual([]);
    expect(await search('nobody')).toEqual([]);
    expect(requests).toEqual([]);
    expect(await search('las')).toHaveLength(20);
  });

  it('of tests runs on the copy, and asks the server for ids of patients alone [OUR-742] [PII-11]', async () => {
    await client.call('listTests', { query: { search: ' last17 ', unread: true, limit: 50 } });
    expect(requests.map(({ url }) => url.search)).toEqual([`?unread=true&limit=50&patient__in=${idOf(17)}`]);
    requests = [];
    expect(await client.call('listTests', { query: { search: 'nobody' } })).toEqual({ results: [], count: 0 });
    copy = null;
    expect(await client.call('listTests', { query: { search: 'last17' } })).toEqual({ results: [], count: 0 });
    expect(requests).toEqual([]);
  });

  it('finds those who are exactly so, for the check of duplicates', async () => {
    const query = { first_name: 'first3', last_name: 'LAST3', date_of_birth: '1961-03-14' };
    expect((await client.call('listPatients', { query })).results.map(({ id }) => id)).toEqual([idOf(3)]);
    expect(last().url.search).toBe(`?id__in=${idOf(3)}`);
  });

  it('finds whom a new person resembles, and sends nothing of that person [OUR-690]', async () => {
    stored = [await sealed(1), await sealed(2), await sealed(3)];
    for (const one of [1, 2, 3]) await copy!.put(patient(one));
    const resembling = { date_of_birth: '1961-03-14', resembling: true };
    const exchanged = { first_name: 'LAST-2', last_name: 'Fírst2\u200B', ...resembling };
    expect((await client.call('listPatients', { query: exchanged })).results.map(({ id }) => id)).toEqual([idOf(2)]);
    const numbered = { last_name: 'Nobody', patient_id_number: 'n3', date_of_birth: '2001-01-01', resembling: true };
    expect((await client.call('listPatients', { query: numbered })).results.map(({ id }) => id)).toEqual([idOf(3)]);
    for (const { url } of requests) expect(url.search).not.toMatch(/last|first|birth|resembling|number/i);
  });

  it('finds names in local script, and whom they resemble, and sends nothing of them [OUR-807] [OUR-808]', async () => {
    const local = { ideographic_name: '山田^太郎', phonetic_name: 'やまだ^たろう' };
    const body = { last_name: 'Yamada', date_of_birth: '1950-01-02', doctor_id: DOCTOR, ...local };
    const { id } = await client.call('createPatient', { body });
    stored = [{ ...patient(99), ...personOf({}), ...last().body } as Patient];
    expect(await client.call('getPatient', { params: { id } })).toMatchObject(local);
    for (const typed of ['山', '太郎 山田', 'ヤマダ']) expect(await search(typed)).toEqual([id]);
    for (const name of [{ ideographic_name: '山田^太郎' }, { phonetic_name: 'ヤマダ^タロウ' }]) {
      const query = { ...name, date_of_birth: '1950-01-02', resembling: true };
      expect((await client.call('listPatients', { query })).results).toMatchObject([{ id }]);
    }
    const sent = requests.map(({ url, body: one }) => decodeURIComponent(url.search) + JSON.stringify(one ?? ''));
    expect(sent.join('\n')).not.toMatch(/山|太|やま|ヤマ|"(ideographic|phonetic)_name":"(?!v3\.)/);
  });

  it('finds a month in the language of the user (of OUR-680)', async () => {
    await copy!.put(patient(1));
    expect(copy!.find('14 de marzo de 1961', { format: 'MM/DD/YYYY', locale: 'es-es' })).toContain(idOf(1));
    expect(copy!.find('14 de marzo de 1961', { format: 'MM/DD/YYYY' })).toEqual([]);
  });

  it('finds at once who was written here', async () => {
    const { first_name, date_of_birth } = person(7);
    const body = { first_name, last_name: 'Nnamdi', date_of_birth, doctor_id: DOCTOR };
    const { id } = await client.call('createPatient', { body });
    stored.push({ ...patient(99), ...last().body, id } as Patient);
    expect(await search('nnamdi')).toEqual([id]);
  });

  it('forgets who is there no more', async () => {
    stored = stored.filter(({ id }) => id !== idOf(17));
    expect(await search('last17')).toEqual([]);
    expect(copy!.size()).toBe(29);
  });

  it('finds nobody without the key, and asks for nobody', async () => {
    copy = null;
    hasKey = null;
    expect(await search('last17')).toEqual([]);
    expect(requests).toEqual([]);
  });
});

describe('the jobs', () => {
  it('encrypts every patient, 50 a page, and says how far it is [PII-04]', async () => {
    stored = Array.from({ length: 120 }, (_, n) => patient(n));
    const progress: [number, number][] = [];
    await encryptPatients(way, key, (done, count) => progress.push([done, count]));
    expect(stored.every(({ is_encrypted }) => is_encrypted)).toBe(true);
    for (const sent of requests.filter(({ method }) => method === 'PUT')) {
      const { version, ...facts } = sent.body;
      expect(version).toBe(0);
      expect(Object.values(facts).filter((value) => value !== null)).toHaveLength(2);
      expect(JSON.stringify(sent.body)).not.toMatch(NAMES);
    }
    expect(progress[0]).toEqual([0, 120]);
    expect(progress.at(-1)).toEqual([120, 120]);
    const pages = requests.filter(({ url }) => url.pathname === '/api/patients/');
    expect(pages.map(({ url }) => url.search.split('&')[1])).toEqual([
      ...Array.from({ length: 4 }, () => 'is_encrypted=false'),
      'ciphertext_format=1',
    ]);
  });

  it('continues where it stopped [PII-04]', async () => {
    stored = [await sealed(1), patient(2), patient(3)];
    await encryptPatients(way, key, () => undefined);
    expect(requests.filter(({ method }) => method === 'PUT').map(({ url }) => url.pathname)).toEqual(
      [2, 3].map((n) => `/api/patients/${idOf(n)}/`),
    );
  });

  it('overwrites nothing that somebody else has encrypted since the page was loaded', async () => {
    stored = [patient(1), patient(2)];
    const changed = await encryptPerson(key, { ...person(2), phone: '+15075559999' }, { patient: idOf(2), version: 1 });
    meanwhile = () => {
      stored[1] = { ...stored[1]!, ...personOf({}), is_encrypted: true, encrypted_pii: changed };
      meanwhile = () => undefined;
    };
    await encryptPatients(way, key, () => undefined);
    const kept = await client.call('getPatient', { params: { id: idOf(2) } });
    expect(kept.phone).toBe('+15075559999');
  });

  it('skips patients the server refuses, and fails at the end [PII-14]', async () => {
    stored = Array.from({ length: 60 }, (_, n) => patient(n));
    refused = new Set([idOf(0), idOf(10)]);
    await expect(encryptPatients(way, key, () => undefined)).rejects.toMatchObject({ status: 400 });
    expect(stored.filter(({ is_encrypted }) => !is_encrypted).map(({ id }) => id)).toEqual([...refused]);
  });

  it('copies the patients, 50 a page, and then what has changed since [PII-05]', async () => {
    stored = await Promise.all(Array.from({ length: 120 }, (_, n) => sealed(n)));
    copy = await openCopy('somebody');
    await copyPatients(way, copy, () => undefined);
    expect(copy.size()).toBe(120);
    expect(requests.every(({ url }) => url.searchParams.get('limit') === '50')).toBe(true);
    requests = [];
    const encrypted_pii = await encryptPerson(key, person(500), { patient: idOf(5), version: 2 });
    stored[5] = { ...stored[5]!, encrypted_pii, updated: new Date(Date.UTC(2026, 5, 1)).toISOString() };
    await copyPatients(way, copy, () => undefined);
    expect(requests).toHaveLength(1);
    expect(copy.find('last500', { format: 'MM/DD/YYYY' })).toEqual([idOf(5)]);
    expect(copy.find('last5 ', { format: 'MM/DD/YYYY' })).not.toContain(idOf(6));
  });

  it('copies all that changed in one moment, more than a page of them', async () => {
    const updated = '2026-01-01T00:00:00.000Z';
    stored = await Promise.all(Array.from({ length: 130 }, async (_, n) => ({ ...(await sealed(n)), updated })));
    copy = await openCopy('somebody');
    await copyPatients(way, copy, () => undefined);
    expect(copy.size()).toBe(130);
  });
});
