import { bindingOf, bindingProblem, type EncryptedPii, type Patient } from '@isopter/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../ApiError.ts';
import { createClient } from '../http.ts';
import type { PersonalCall } from '../personalCall.ts';
import { sealAll } from './cipher.ts';
import { copyAgain, copyPatients, encryptPatients } from './jobs.ts';
import { createKey, type PersonalKey } from './key.ts';
import { NOT_TRUSTED } from './keyMissing.ts';
import { openCopy, type PatientCopy } from './patientCopy.ts';
import { personalCalls } from './personalCalls.ts';
import { encryptPerson, personOf } from './person.ts';
import { seenVersions, type SeenVersions } from './seenVersions.ts';
import { utf8 } from './utf8.ts';

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
/** Returns an encrypted patient as the server answers it. */
const sealed = async (n: number): Promise<Patient> =>
  encrypted(n, await encryptPerson(key, person(n), { patient: idOf(n), version: 1 }));

/** Encrypts as browsers did in format 1; only the derivation of their key is not that of PII-01. */
async function sealedFormer(data: ReturnType<typeof person>): Promise<EncryptedPii> {
  const texts = Object.entries(data).filter(([, text]) => text !== null);
  const sealed = await sealAll(
    formerKey,
    texts.map(([field, text]) => ({ bound: field, bytes: () => utf8(text!) })),
  );
  return personOf(Object.fromEntries(texts.map(([field], at) => [field, sealed[at]])));
}

/** A server of patients that takes what it is given, and what it was asked. */
let stored: Patient[];
let requests: { method: string; url: URL; body: Record<string, unknown> }[];
let reportStatus: number;
/** The versions this device has read, and what was found. */
let seen: SeenVersions;
let copy: PatientCopy | null;
let hasKey: boolean;
let found: Map<string, string | null>;

/** Same condition as the server's SQL, which also finds values that are no ciphertexts, and a null in JSON. */
const isFormer = ({ is_encrypted, encrypted_pii }: Patient): boolean =>
  is_encrypted && !/"v[23]\./.test(JSON.stringify(encrypted_pii));

const fetch = async (path: string, { method = 'GET', body }: RequestInit): Promise<Response> => {
  const url = new URL(path, 'http://clinic.example');
  const sent = body ? (JSON.parse(body as string) as Record<string, unknown>) : {};
  requests.push({ method, url, body: sent });
  if (method === 'POST') return new Response(null, { status: reportStatus });
  const at = stored.findIndex(({ id }) => id === url.pathname.split('/')[3]);
  if (method === 'PUT') {
    const { version } = stored[at]!;
    if (sent['is_encrypted'] && sent['version'] !== version) return Response.json({ detail: '' }, { status: 409 });
    stored[at] = { ...stored[at]!, ...sent, version: version + 1 } as Patient;
  }
  if (at >= 0) return Response.json(stored[at]);
  const asked = url.searchParams;
  const results = stored
    .filter((one) => !asked.has('id__in') || asked.get('id__in')!.split(',').includes(one.id))
    .filter((one) => !asked.has('is_encrypted') || String(one.is_encrypted) === asked.get('is_encrypted'))
    .filter((one) => !asked.has('ciphertext_format') || isFormer(one));
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
  hasKey = true;
  const reported = new Set<string>();
  personal = personalCalls(() => ({
    key: hasKey ? key : null,
    copy: copy && Promise.resolve(copy),
    dates: { format: 'MM/DD/YYYY' },
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
  const { encrypted_pii, version } = stored.find(({ id }) => id === idOf(n))!;
  await client.call('updatePatient', { params: { id: idOf(n) }, body: { email: 'ada@example.org', version } });
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
    copy = await openCopy('somebody');
    stored = [await sealed(1), await sealed(2)];
    await copyPatients(way, copy, () => undefined);
    stored = [{ ...stored[0]!, encrypted_pii: stored[1]!.encrypted_pii! }];
    await copyPatients(way, copy, () => undefined);
    expect(copy.find('last1', { format: 'MM/DD/YYYY' })).toEqual([idOf(1)]);
  });

  it('are data in plain also for somebody without the key', async () => {
    await seen.note(new Map([[idOf(1), 1]]));
    stored = [patient(1), await sealed(2)];
    hasKey = false;
    const { results } = await client.call('listPatients');
    expect(results).toMatchObject([{ ...HIDDEN, display_name: 'N-1' }, { display_name: 'N-2' }]);
    expect([...found.values()]).toEqual(['plain', null]);
    expect(reports()).toEqual([[idOf(1), 'plain']]);
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
    expect([...found.values()]).toEqual(['outdated', 'plain']);
    await expect(save(2)).rejects.toMatchObject({ name: NOT_TRUSTED });
    await encryptPatients(way, key, () => undefined).catch(() => undefined);
    expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('are data in plain of a patient who was encrypted in format 1, and no key encrypts them', async () => {
    stored = [encrypted(1, await sealedFormer(person(1)))];
    expect(await read(1)).toMatchObject({ last_name: 'Last1' });
    stored = [patient(1, { last_name: 'Other' })];
    expect(await read(1)).toMatchObject(HIDDEN);
    expect(reports()).toEqual([[idOf(1), 'plain']]);
    await encryptPatients(way, key, () => undefined).catch(() => undefined);
    expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('are found by name as last shown, and again once somebody accepts data from before the mode, which are encrypted [OUR-592]', async () => {
    stored = [await sealed(1)];
    copy = await openCopy('somebody');
    await copyPatients(way, copy, () => undefined);
    stored = [patient(1, { last_name: 'Before' })];
    await copyPatients(way, copy, () => undefined);
    const find = (name: string) => copy!.find(name, { format: 'MM/DD/YYYY' });
    expect([find('last1'), find('before')]).toEqual([[idOf(1)], []]);
    await seen.forget([idOf(1)]);
    await copyAgain(way, copy, [idOf(1)]);
    expect([find('last1'), find('before')]).toEqual([[], [idOf(1)]]);
    expect(found.get(idOf(1))).toBeNull();
    await encryptPatients(way, key, () => undefined);
    expect(stored[0]).toMatchObject({ is_encrypted: true, last_name: null });
    expect(await read(1)).toMatchObject({ last_name: 'Before' });
  });

  it.each(['changed', 'foreign', 'mixed', 'removed', 'absent'] as const)(
    'are %s data until all of them are entered again, also if this device has read a higher version [OUR-592]',
    async (how) => {
      stored = [await sealed(1)];
      await save(1);
      const [{ encrypted_pii: own }, { encrypted_pii: other }] = [stored[0]!, await sealed(2)] as const;
      const { date_of_birth: _, ...fewer } = own!;
      const tampered = {
        changed: fewer,
        foreign: other!,
        mixed: { ...own!, first_name: other!.first_name! },
        removed: {},
        absent: null,
      }[how];
      stored = [{ ...stored[0]!, encrypted_pii: tampered }];
      expect(await read(1)).toMatchObject(HIDDEN);
      expect(found.get(idOf(1))).toBe(how === 'foreign' ? 'foreign' : 'changed');
      await expect(save(1)).rejects.toMatchObject({ name: NOT_TRUSTED });
      const again = { ...person(1), last_name: 'Again', email: null, phone: null };
      await client.call('updatePatient', { params: { id: idOf(1) }, body: { ...again, version: stored[0]!.version } });
      expect(JSON.stringify(stored)).not.toContain('Again');
      expect(await read(1)).toMatchObject(again);
      expect(found.get(idOf(1))).toBeNull();
      expect(bindingProblem(idOf(1), tampered, stored[0]!.encrypted_pii!, key.id)).toBeNull();
      // and those from before are outdated
      stored = [{ ...stored[0]!, encrypted_pii: await sealedFormer(person(1)) }];
      expect(await read(1)).toMatchObject(HIDDEN);
    },
  );

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

  it.each([true, false])(
    'are names in plain of a patient who is called encrypted, but has no ciphertexts; with the key: %s [OUR-592]',
    async (isWithKey) => {
      hasKey = isWithKey;
      const { encrypted_pii: _, ...plain } = patient(2, { is_encrypted: true });
      for (const one of [patient(1, { is_encrypted: true }), plain]) {
        stored = [one];
        const shown = await client.call('getPatient', { params: { id: one.id } });
        expect(shown).toMatchObject({ ...HIDDEN, display_name: one.patient_id_number });
        expect(found.get(one.id)).toBe('changed');
      }
    },
  );

  it('are names in plain that a patient still has when read once more, without the ciphertexts', async () => {
    stored = [await sealed(1)];
    const late = structuredClone(stored[0]!);
    await save(1);
    stored = [{ ...stored[0]!, ...person(1), encrypted_pii: null }];
    const answer = await personal('getPatient', { params: { id: idOf(1) } }, async (name) =>
      name === 'listPatients' ? { results: stored, count: 1 } : late,
    );
    expect(answer).toMatchObject(HIDDEN);
    expect(found.get(idOf(1))).toBe('changed');
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

  it('is of format 3 once the job has run: patients of format 1 are bound to themselves, all that are left [OUR-593]', async () => {
    stored = [
      await sealed(1),
      encrypted(2, await sealedFormer(person(2))),
      encrypted(3, { ...(await sealedFormer(person(3))), last_name: (await sealedFormer(person(4))).first_name! }),
      encrypted(4, await sealedFormer(person(4))),
    ];
    const [first] = structuredClone(stored);
    await expect(encryptPatients(way, key, () => undefined)).rejects.toMatchObject({ name: NOT_TRUSTED });
    expect(stored.map(({ encrypted_pii }) => bindingOf(encrypted_pii!))).toEqual([
      { key: key.id, patient: idOf(1), version: 1 },
      { key: key.id, patient: idOf(2), version: 1 },
      'former',
      { key: key.id, patient: idOf(4), version: 1 },
    ]);
    expect(stored[0]).toEqual(first);
    expect(await read(4)).toMatchObject(person(4));
    // a second run encrypts the remaining patients
    requests = [];
    await encryptPatients(way, key, () => undefined).catch(() => undefined);
    expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it.each([
    ['no ciphertexts', true, () => null],
    ['an empty object', true, () => ({})],
    ['only nulls', true, () => personOf({})],
    ['names instead of ciphertexts', true, () => person(1)],
    ['a name instead of a ciphertext although they are called plain', false, () => ({ first_name: 'Ada' })],
    ['ciphertexts although they are called plain', false, async () => (await sealed(1)).encrypted_pii!],
    ['ciphertexts of format 1 although they are called plain', false, () => sealedFormer(person(1))],
  ])(
    'ends the job for a patient who has %s: they are refused, the others are encrypted [OUR-593]',
    async (_what, is_encrypted, make) => {
      stored = [patient(1, { is_encrypted, encrypted_pii: await Promise.resolve(make()) }), patient(2)];
      const before = structuredClone(stored[0]);
      const rounds = new AbortController();
      const progress = () => requests.length > 100 && rounds.abort();
      const job = encryptPatients({ client, signal: rounds.signal }, key, progress);
      await expect(job).rejects.toMatchObject({ name: NOT_TRUSTED });
      expect(stored[0]).toEqual(before);
      expect(bindingOf(stored[1]!.encrypted_pii!)).toEqual({ key: key.id, patient: idOf(2), version: 1 });
    },
  );

  it('is encrypted once by two browsers that do it at the same time, and neither fails [OUR-593]', async () => {
    stored = [encrypted(1, await sealedFormer(person(1))), patient(2), encrypted(3, await sealedFormer(person(3)))];
    const progress: number[] = [];
    const run = () => encryptPatients(way, key, (done) => void progress.push(done));
    await Promise.all([run(), run()]);
    const { results } = await client.call('listPatients');
    expect(results).toMatchObject([person(1), person(2), person(3)]);
    for (const { id, encrypted_pii } of stored)
      expect(bindingOf(encrypted_pii!)).toEqual({ key: key.id, patient: id, version: 1 });
    expect(stored.map(({ version }) => version)).toEqual([1, 1, 1]);
  });

  it('is of format 3, also for a patient who was encrypted in format 1 [OUR-570]', async () => {
    stored = [encrypted(1, await sealedFormer(person(1)))];
    const saved = await client.call('updatePatient', {
      params: { id: idOf(1) },
      body: { email: 'ada@example.org', version: 0 },
    });
    expect(saved).toMatchObject({ ...person(1), email: 'ada@example.org' });
    expect(bindingOf(requests.at(-1)!.body['encrypted_pii'] as EncryptedPii)).toEqual({
      key: key.id,
      patient: idOf(1),
      version: 1,
    });
  });
});
