import { bindingOf, type EncryptedPii, type Patient } from '@isopter/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../ApiError.ts';
import { createClient } from '../http.ts';
import type { PersonalCall } from '../personalCall.ts';
import { sealBytes, utf8 } from './cipher.ts';
import { copyPatients, encryptPatients } from './jobs.ts';
import { createKey, type PersonalKey } from './key.ts';
import { NOT_TRUSTED } from './keyMissing.ts';
import { openCopy, type PatientCopy } from './patientCopy.ts';
import { personalCalls } from './personalCalls.ts';
import { encryptPerson, personOf } from './person.ts';
import { seenVersions, type SeenVersions } from './seenVersions.ts';

const idOf = (n: number): string => `1a000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const person = (n: number) => personOf({ first_name: `First${n}`, last_name: `Last${n}`, date_of_birth: '1961-03-14' });
const patient = (n: number, more: Partial<Patient> = {}): Patient => ({
  id: idOf(n),
  ...person(n),
  display_name: `Last${n}, First${n}`,
  age: 65,
  timezone: 'UTC',
  doctor_id: '0b000000-0000-4000-8000-000000000001',
  patient_id_number: `N-${n}`,
  needs_match_review: false,
  version: 0,
  trend_analysis_available: false,
  is_encrypted: false,
  encrypted_pii: null,
  updated: '2026-01-01T00:00:00.000Z',
  ...more,
});

let key: PersonalKey;
let formerKey: CryptoKey;
beforeAll(async () => {
  formerKey = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  key = { ...(await createKey('owl-at-dusk')).key, former: formerKey };
});

const encrypted = (n: number, encrypted_pii: EncryptedPii): Patient =>
  patient(n, { ...personOf({}), display_name: `N-${n}`, age: null, is_encrypted: true, encrypted_pii });
/** As the server answers an encrypted patient. */
const sealed = async (n: number): Promise<Patient> =>
  encrypted(n, await encryptPerson(key, person(n), { patient: idOf(n), version: 1 }));

/** Encrypts as browsers did in format 1; only the derivation of their key is not that of PII-01. */
async function sealedFormer(data: ReturnType<typeof person>): Promise<EncryptedPii> {
  const texts = await Promise.all(
    Object.entries(data).map(async ([field, text]) => [field, text && (await sealBytes(formerKey, field, utf8(text)))]),
  );
  return Object.fromEntries(texts) as EncryptedPii;
}

/** A server of patients that takes what it is given, and what it was asked. */
let stored: Patient[];
let requests: { method: string; url: URL; body: Record<string, unknown> }[];
let reportStatus: number;
/** The versions this device has read, and what was found. */
let seen: SeenVersions;
let copy: PatientCopy | null;
let found: Map<string, string | null>;

const fetch = async (path: string, { method = 'GET', body }: RequestInit): Promise<Response> => {
  const url = new URL(path, 'http://clinic.example');
  const sent = body ? (JSON.parse(body as string) as Record<string, unknown>) : {};
  requests.push({ method, url, body: sent });
  if (method === 'POST') return new Response(null, { status: reportStatus });
  const at = stored.findIndex(({ id }) => id === url.pathname.split('/')[3]);
  if (method === 'PUT') stored[at] = { ...stored[at]!, ...sent } as Patient;
  if (at >= 0) return Response.json(stored[at]);
  const asked = url.searchParams;
  const results = stored
    .filter((one) => !asked.has('id__in') || asked.get('id__in')!.split(',').includes(one.id))
    .filter((one) => !asked.has('is_encrypted') || String(one.is_encrypted) === asked.get('is_encrypted'));
  const offset = Number(asked.get('offset') ?? 0);
  return Response.json({ results: results.slice(offset), count: results.length });
};

let personal: PersonalCall;
const client = createClient({
  fetch: fetch as unknown as typeof globalThis.fetch,
  cookies: () => '',
  personal: () => Promise.resolve(personal),
});
const way = { client, signal: new AbortController().signal };

beforeEach(() => {
  stored = [];
  requests = [];
  reportStatus = 204;
  seen = seenVersions();
  found = new Map();
  copy = null;
  const reported = new Set<string>();
  personal = personalCalls(() => ({
    key,
    copy: copy && Promise.resolve(copy),
    dateFormat: 'MM/DD/YYYY',
    isTurnedOff: false,
    seen,
    reported,
    onFindings: (findings) => findings.forEach((problem, id) => found.set(id, problem)),
  }));
});

const HIDDEN = { ...personOf({}), age: null };
const read = async (n: number) => client.call('getPatient', { params: { id: idOf(n) } });
/** Saves the patient and returns the ciphertexts of before. */
const save = async (n: number) => {
  const { encrypted_pii } = stored.find(({ id }) => id === idOf(n))!;
  await client.call('updatePatient', { params: { id: idOf(n) }, body: { email: 'ada@example.org', version: 0 } });
  return encrypted_pii!;
};
const reports = () =>
  requests
    .filter(({ url }) => url.pathname.endsWith('/personal-data-reports/'))
    .map(({ url, body }) => [url.pathname.split('/')[3], body['problem']]);

describe('what is not shown [OUR-574]', () => {
  it('are two patients whose ciphertexts were exchanged: each is called by number [OUR-575]', async () => {
    const [one, two] = [await sealed(1), await sealed(2)];
    stored = [
      { ...one, encrypted_pii: two.encrypted_pii! },
      { ...two, encrypted_pii: one.encrypted_pii! },
      await sealed(3),
    ];
    const { results } = await client.call('listPatients');
    expect(results).toMatchObject([
      { ...HIDDEN, display_name: 'N-1' },
      { ...HIDDEN, display_name: 'N-2' },
      { display_name: 'Last3, First3' },
    ]);
    expect([...found.values()]).toEqual(['foreign', 'foreign', null]);
    await client.call('listPatients');
    expect(reports()).toEqual([1, 2].map((n) => [idOf(n), 'foreign']));
    await expect(save(1)).rejects.toMatchObject({ name: NOT_TRUSTED });
  });

  it('are found by what was shown before', async () => {
    copy = await openCopy('somebody', key);
    stored = [await sealed(1), await sealed(2)];
    await copyPatients(way, copy, () => undefined);
    stored = [{ ...stored[0]!, encrypted_pii: stored[1]!.encrypted_pii! }];
    await copyPatients(way, copy, () => undefined);
    expect(copy.find('last1', 'MM/DD/YYYY')).toEqual([idOf(1)]);
  });

  it('are data that are older than this device has read, until they are forgotten', async () => {
    stored = [await sealed(1)];
    const before = await save(1);
    stored[0] = { ...stored[0]!, encrypted_pii: before };
    expect(await read(1)).toMatchObject({ ...HIDDEN, display_name: 'N-1' });
    expect(found.get(idOf(1))).toBe('outdated');
    expect(reports()).toEqual([[idOf(1), 'outdated']]);
    await expect(save(1)).rejects.toMatchObject({ name: NOT_TRUSTED });
    await seen.forget([idOf(1)]);
    expect(await read(1)).toMatchObject({ last_name: 'Last1', email: null });
    expect(found.get(idOf(1))).toBeNull();
  });

  it('are data of format 1, or in plain, of a patient whose data were bound before', async () => {
    stored = [await sealed(1), await sealed(2)];
    await client.call('listPatients');
    const former = encrypted(1, await sealedFormer(person(1)));
    stored = [former, patient(2, { first_name: 'Ben' })];
    const { results } = await client.call('listPatients');
    expect(results).toMatchObject([
      { ...HIDDEN, display_name: 'N-1' },
      { ...HIDDEN, display_name: 'N-2' },
    ]);
    expect([...found.values()]).toEqual(['outdated', 'changed']);
    await expect(save(2)).rejects.toMatchObject({ name: NOT_TRUSTED });
    await encryptPatients(way, key, () => undefined).catch(() => undefined);
    expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('are data in plain of a patient who was encrypted in format 1, and no key encrypts them', async () => {
    stored = [encrypted(1, await sealedFormer(person(1)))];
    expect(await read(1)).toMatchObject({ last_name: 'Last1' });
    stored = [patient(1, { last_name: 'Other' })];
    expect(await read(1)).toMatchObject(HIDDEN);
    expect(reports()).toEqual([[idOf(1), 'changed']]);
    await encryptPatients(way, key, () => undefined).catch(() => undefined);
    expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('is nothing of which it cannot be read whether it is older: then the call fails, and nothing is reported', async () => {
    stored = [await sealed(1)];
    const late = structuredClone(stored[0]!);
    await save(1);
    const answer = personal('getPatient', { params: { id: idOf(1) } }, async (name) => {
      if (name === 'listPatients') throw new ApiError(503);
      return late;
    });
    await expect(answer).rejects.toMatchObject({ status: 503 });
    expect(reports()).toEqual([]);
  });

  it('are older data of more patients than the server takes by id at once', async () => {
    const many = Array.from({ length: 101 }, (_, n) => n + 1);
    stored = await Promise.all(many.map(sealed));
    const late = structuredClone(stored);
    await seen.note(new Map(many.map((n) => [idOf(n), 2])));
    stored = await Promise.all(
      many.map(async (n) => encrypted(n, await encryptPerson(key, person(n), { patient: idOf(n), version: 2 }))),
    );
    const answer = (await personal('listPatients', {}, async (name, { query }) => {
      const ids = (query?.['id__in'] as string | undefined)?.split(',');
      if (ids && ids.length > 100) throw new ApiError(400);
      return { results: ids ? stored.filter(({ id }) => ids.includes(id)) : late, count: many.length };
    })) as { results: Patient[] };
    expect(answer.results.map(({ last_name }) => last_name)).toEqual(many.map((n) => `Last${n}`));
  });

  it('is no answer that was on its way while the patient was saved: it is read once more', async () => {
    stored = [await sealed(1)];
    const late = structuredClone(stored[0]!);
    await save(1);
    const answer = await personal('getPatient', { params: { id: idOf(1) } }, async (name) =>
      name === 'listPatients' ? { results: stored, count: 1 } : late,
    );
    expect(answer).toMatchObject({ last_name: 'Last1', email: 'ada@example.org' });
  });

  it('is reported again if the report did not reach the server, and not if it was refused [OUR-575]', async () => {
    stored = [{ ...(await sealed(1)), encrypted_pii: (await sealed(2)).encrypted_pii! }];
    for (const [status, count] of [
      [503, 1],
      [429, 2],
      [403, 3],
      [204, 3],
    ] as const) {
      reportStatus = status;
      await read(1);
      await expect.poll(reports).toHaveLength(count);
    }
  });

  it('is of format 2, also for a patient who was encrypted in format 1 [OUR-570]', async () => {
    stored = [encrypted(1, await sealedFormer(person(1)))];
    const saved = await client.call('updatePatient', {
      params: { id: idOf(1) },
      body: { email: 'ada@example.org', version: 0 },
    });
    expect(saved).toMatchObject({ ...person(1), email: 'ada@example.org' });
    expect(bindingOf(requests.at(-1)!.body['encrypted_pii'] as EncryptedPii)).toEqual({ patient: idOf(1), version: 1 });
  });
});
