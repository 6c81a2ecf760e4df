import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, patient, test } from '../../platform/db/schema.ts';
import { renewSearchTexts } from './searchColumns.ts';
import { type Browser, ENGINES, setFlags, signIn, startServer, type TestServer } from '../../../test/support/server.ts';

describe.each(ENGINES)('patients on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  let stranger: Browser;
  let doctor_id: string;

  beforeAll(async () => {
    server = await startServer(engine, 'large');
    doctor = await signIn(server, 'doctor');
    stranger = await signIn(server, 'harbour');
    doctor_id = (await doctor.call('bootstrap')).body.user.doctor_id;
  });
  afterAll(() => server.close());

  const write = (over: object = {}) => ({
    first_name: 'Ana',
    last_name: 'Núñez',
    date_of_birth: '1970-02-03',
    doctor_id,
    ...over,
  });
  const create = async (over: object = {}) =>
    (await doctor.call('createPatient', { body: write(over) })).body as { id: string };
  const list = async (query: Record<string, string>, who = doctor) => (await who.call('listPatients', { query })).body;

  it('pages through all patients without overlap, in a fixed order [API-02]', async () => {
    const seen = new Set<string>();
    const first = await list({ limit: '20' });
    for (let offset = 0; offset < first.count; offset += 20) {
      for (const { id } of (await list({ limit: '20', offset: String(offset) })).results) seen.add(id);
    }
    expect(seen.size).toBe(first.count);
    expect((await list({ offset: '5000' })).results).toEqual([]);
    expect(first.results[0].last_test).toMatchObject({ test_group: { group: 'PERIMETRY' } });
  });

  it('stores an instruction language that a headset can speak [OUR-800]', async () => {
    const { id } = await create({ instruction_language: 'ja' });
    const read = async () => (await doctor.call('getPatient', { params: { id } })).body;
    expect(await read()).toMatchObject({ instruction_language: 'ja' });
    expect(await list({ id__in: id })).toMatchObject({ results: [{ instruction_language: 'ja' }] });
    const save = async (instruction_language: unknown) =>
      doctor.call('updatePatient', { params: { id }, body: { instruction_language, version: (await read()).version } });
    expect(await save('tlh')).toMatchObject({
      status: 400,
      body: { fields: { instruction_language: [expect.any(String)] } },
    });
    expect((await save(null)).body.instruction_language).toBeNull();
    expect(await read()).toMatchObject({ instruction_language: null, version: 1 });
  });

  it('searches by name in either order, id number and date of birth [PAT-02, PAT-16]', async () => {
    for (const search of ['okafor', 'ada oka', 'A-20418', '03/14/1961', '1961-03-14']) {
      const { results } = await list({ search });
      expect(results.map((row: { patient_id_number: string }) => row.patient_id_number)).toContain('A-20418');
    }
    expect(await list({ search: '100%' })).toEqual({ results: [], count: 0 });
  });

  it('searches by phone, id number without hyphen and month of birth, also in existing data [OUR-28]', async () => {
    const { id } = await create({ phone: '+442079460958', patient_id_number: 'Q-77 01', date_of_birth: '1958-07-29' });
    const typed = ['020 7946 0958', '+44 (0)20 7946-0958', 'q7701', '29.07.1958', 'Núñez 07/1958'];
    for (const search of typed) expect((await list({ search })).results).toMatchObject([{ id }]);
    const [row] = await server.store.db.select().from(patient).where(eq(patient.id, id));
    const old = 'nunez ana q-77 01 1958-07-29';
    await server.store.db.update(patient).set({ searchText: old, searchVersion: 0 }).where(eq(patient.id, id));
    await renewSearchTexts(server.store.db, patient);
    const [again] = await server.store.db.select().from(patient).where(eq(patient.id, id));
    expect(again).toEqual(row);
  });

  it('finds names with other accents, apostrophes, hyphens, spaces and invisible characters [OUR-692]', async () => {
    const { id } = await create({ first_name: 'Anna-Lena', last_name: 'O’Dŵyer' });
    for (const search of ["o'dwyer", 'odwyer anna lena', 'Annalena\u200B', 'O Dwyer, Anna'])
      expect((await list({ search })).results).toMatchObject([{ id }]);
    const han = await create({ first_name: '花', last_name: '鈴木' });
    for (const search of ['鈴木花', '鈴木 花', '木花']) expect((await list({ search })).results).toMatchObject([han]);
  });

  it('stores a name in local script, and finds patients and duplicates by it [OUR-804] [OUR-807]', async () => {
    const local = { ideographic_name: '山田^太郎', phonetic_name: 'やまだ^たろう' };
    const { id } = await create({ first_name: 'Tarou', last_name: 'Yamada', date_of_birth: '1944-05-06', ...local });
    const read = async (who = doctor) => (await who.call('getPatient', { params: { id } })).body;
    expect(await read()).toMatchObject(local);
    for (const search of ['山田', '太郎 山田', 'ヤマダ', 'やまだたろう'])
      expect([search, (await list({ search })).results]).toMatchObject([search, [{ id }]]);
    const alike = { date_of_birth: '1944-05-06', resembling: 'true' };
    const names = { ideographic_name: '山田^太郎', phonetic_name: 'ヤマダ^タロウ', last_name: '山田太郎' };
    for (const [field, name] of Object.entries(names))
      expect((await list({ ...alike, [field]: name })).results).toMatchObject([{ id }]);
    expect((await list({ ideographic_name: '山田^太郎' })).results).toMatchObject([{ id }]);
    expect((await list({ ideographic_name: '山田^花子' })).results).toEqual([]);
    const save = (body: object) => doctor.call('updatePatient', { params: { id }, body: { version: 0, ...body } });
    for (const wrong of ['', '^', '山=田', '字'.repeat(65), 'a^b^c^d^e^f', '山\u202E田'])
      expect((await save({ ideographic_name: wrong })).body.fields).toHaveProperty('ideographic_name');
    const saved = await save({ ideographic_name: ' 山田 ^ 次郎 ^', phonetic_name: null });
    expect(saved.body).toMatchObject({ ideographic_name: '山田^次郎', phonetic_name: null, version: 1 });
    expect((await list({ search: 'やまだ' })).results).toEqual([]);
    const same = { first_name: 'Y', last_name: 'J', date_of_birth: '1944-05-06', ideographic_name: '山田^次郎' };
    const other = await create(same);
    const similar = (await doctor.call('listSimilarPatients', { params: { id: other.id } })).body.matches;
    expect(similar).toMatchObject([{ patient: { id }, differs: ['first_name', 'last_name'] }]);
    for (const one of [other, { id }]) await doctor.call('deletePatient', { params: { id: one.id } });
  });

  it.each([
    [
      ['André', 'Bergmann'],
      ['Andre', 'Bergmann'],
    ],
    [
      ['Ilse', 'Brandt'],
      ['Brandt', 'Ilse'],
    ],
    [
      ['Anna Lena', 'Meer'],
      ['Anna\u00A0 Lena', 'Meer'],
    ],
    [
      ['Ilse', 'Brand'],
      ['Ilse\u200B', 'Brand'],
    ],
    [
      ['Olena', 'Koval'],
      ['Оlеnа', 'Коvаl'],
    ],
  ])('finds %j when %j is registered [OUR-690]', async ([first_name, last_name], [first, last]) => {
    const { id } = await create({ first_name, last_name, date_of_birth: '1931-07-09' });
    const typed = { first_name: first!, last_name: last!, resembling: 'true' };
    expect((await list({ ...typed, date_of_birth: '1931-07-09' })).results).toMatchObject([{ id }]);
    expect((await list({ ...typed, date_of_birth: '1931-09-07' })).results).toMatchObject([{ id }]);
    expect((await list({ ...typed, date_of_birth: '1931-12-24' })).count).toBe(0);
    expect((await list({ ...typed, date_of_birth: '1931-07-09' }, stranger)).count).toBe(0);
    await doctor.call('deletePatient', { params: { id } });
  });

  it('takes, shows and finds a patient with one name [OUR-693]', async () => {
    for (const names of [
      { first_name: null, last_name: 'Sukarnoputra' },
      { first_name: 'Sukarnoputra', last_name: null },
    ]) {
      const made = await create({ ...names, date_of_birth: '1949-08-17' });
      expect(made).toMatchObject({ ...names, display_name: 'Sukarnoputra' });
      expect((await list({ search: 'sukarnoputra' })).results).toMatchObject([{ id: made.id }]);
      const query = { first_name: 'Sukarnoputra', date_of_birth: '1949-08-17', resembling: 'true' };
      expect((await list(query)).results).toMatchObject([{ id: made.id }]);
      await doctor.call('deletePatient', { params: { id: made.id } });
    }
  });

  it('finds the patient who already has an id number [OUR-691]', async () => {
    const { id } = await create({ patient_id_number: 'KX-55 01' });
    for (const patient_id_number of ['KX-55 01', 'kx5501', 'KX 55-01']) {
      const query = { date_of_birth: '2001-01-01', last_name: 'Zabel', patient_id_number, resembling: 'true' };
      expect((await list(query)).results).toMatchObject([{ id }]);
    }
  });

  it('filters by everything the list takes, and sorts by each column [PAT-16]', async () => {
    expect((await list({ needs_match_review: 'true' })).count).toBe(3);
    const [one, two] = (await list({ limit: '2' })).results;
    expect((await list({ id__in: `${one.id},${two.id}` })).count).toBe(2);
    expect((await list({ patient_id_number: one.patient_id_number })).count).toBe(1);
    expect((await list({ is_encrypted: 'true' })).count).toBe(0);
    expect((await list({ updated__gte: '2999-01-01T00:00:00Z' })).count).toBe(0);
    const births = (await list({ ordering: '-date_of_birth' })).results.map(
      (row: { date_of_birth: string }) => row.date_of_birth,
    );
    expect(births).toEqual([...births].sort().toReversed());
  });

  it('finds duplicates by date of birth and name, or by id number', async () => {
    const { id } = await create({
      first_name: 'Twin',
      last_name: 'Peak',
      patient_id_number: 'T-1',
      date_of_birth: '1980-05-06',
    });
    const found = await list({ date_of_birth: '1980-05-06', first_name: 'twin', last_name: 'PEAK' });
    expect(found.results.map((row: { id: string }) => row.id)).toEqual([id]);
    expect((await list({ date_of_birth: '1980-05-06', patient_id_number: 'T-1' })).count).toBe(1);
    expect((await list({ date_of_birth: '1980-05-07', patient_id_number: 'T-1' })).count).toBe(0);
  });

  it('pages by `updated` without losing patients who are changed meanwhile [OUR-394]', async () => {
    await server.store.db.execute(sql`update patient set updated = updated - interval '1 hour' * random()`);
    const copied = new Map<string, string>();
    let [from, offset, pages] = ['2000-01-01T00:00:00Z', 0, 0];
    for (;;) {
      const query = { updated__gte: from, ordering: 'updated', limit: '20', offset: String(offset) };
      const rows = (await list(query)).results as { id: string; updated: string }[];
      if (rows.length === 0) break;
      for (const { id, updated } of rows) copied.set(id, updated);
      const { updated: last } = rows.at(-1)!;
      offset = (last === from ? offset : 0) + rows.filter(({ updated }) => updated === last).length;
      from = last;
      pages += 1;
      const [first] = rows;
      if (pages < 4) await doctor.call('updatePatient', { params: { id: first!.id }, body: { subtitles: true } });
    }
    const { count, results } = await list({ limit: '100' });
    expect(copied.size).toBe(count);
    for (const { id, updated } of results) expect([id, copied.get(id)]).toEqual([id, updated]);
  });

  it('lists changed, merged and restored patients by `updated`, and reveals deleted ones by `id__in` [OUR-394]', async () => {
    const [one, other, deleted] = [(await create()).id, (await create()).id, (await create()).id];
    const changedBy = async (act: () => Promise<unknown>) => {
      const since = new Date().toISOString();
      await act();
      const { results } = await list({ updated__gte: since });
      return results.map(({ id }: { id: string }) => id).toSorted();
    };
    const update = () => doctor.call('updatePatient', { params: { id: one }, body: { ipd: 63 } });
    expect(await changedBy(update)).toEqual([one]);
    const merge = () => doctor.call('mergePatient', { params: { id: one }, body: { patient: other } });
    expect(await changedBy(merge)).toEqual([other]);
    await doctor.call('deletePatient', { params: { id: deleted } });
    const left = await list({ id__in: [one, other, deleted].join(',') });
    expect(left.results.map(({ id }: { id: string }) => id)).toEqual([other]);
    const [change] = (await doctor.call('listPatientChanges', { params: { id: other } })).body;
    const undo = () => doctor.call('undoPatientChange', { params: { id: change.id } });
    expect(await changedBy(undo)).toEqual([one, other].toSorted());
  });

  it('makes a patient and derives name and age [PAT-05, PAT-06, PAT-09]', async () => {
    const { status, body } = await doctor.call('createPatient', {
      body: write({ phone: '+15075551234', email: 'ana@example.org' }),
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ display_name: 'Núñez, Ana', age: expect.any(Number), gender: null, last_test: null });
    expect((await doctor.call('getPatient', { params: { id: body.id } })).body).toEqual(body);
  });

  it('returns the fields for lists, the trend, monitors and technicians [PAT-22]', async () => {
    const tested = (await list({ limit: '50' })).results.filter((one: { last_test: unknown }) => one.last_test);
    const wanted = new Set<boolean>();
    for (const { id } of tested) {
      const one = (await doctor.call('getPatient', { params: { id } })).body;
      const tests = (await doctor.call('listTests', { query: { patient: id, limit: '100' } })).body.results;
      const fields = tests.filter(
        (row: { status: string; test_group: { group: string } }) =>
          row.status === 'finished' && row.test_group.group === 'PERIMETRY',
      );
      const isAvailable = fields.length >= 2;
      wanted.add(isAvailable);
      expect([id, one.trend_analysis_available]).toEqual([id, isAvailable]);
      expect(tests.map((row: { id: string }) => row.id)).toContain(one.last_test.id);
    }
    expect([...wanted].toSorted()).toEqual([false, true]);
    const { id } = await create();
    await doctor.call('updatePatient', { params: { id }, body: { ipd: 61.5 } });
    expect((await doctor.call('getPatient', { params: { id } })).body).toMatchObject({
      last_test: null,
      trend_analysis_available: false,
      ipd: 61.5,
      active_techall_session: null,
    });
    const technician = await signIn(server, 'tu');
    const made = (await technician.call('createPatient', { body: write() })).body;
    const [session] = (await technician.call('listSessions', { query: { limit: '10' } })).body.results;
    expect([made.active_techall_session, session.patient.id]).toEqual([session.id, made.id]);
  });

  it('refuses invalid values, by field, and stores nothing [PAT-05, API-06]', async () => {
    const before = await server.store.db.$count(patient);
    const fields = async (body: object) =>
      Object.keys((await doctor.call('createPatient', { body })).body.fields ?? {}).sort();
    expect(await fields({ doctor_id })).toEqual(['date_of_birth', 'first_name', 'last_name']);
    expect(await fields(write({ date_of_birth: '2999-01-01' }))).toEqual(['date_of_birth']);
    expect(await fields(write({ date_of_birth: '1899-12-31' }))).toEqual(['date_of_birth']);
    expect(await fields(write({ date_of_birth: '2001-02-29' }))).toEqual(['date_of_birth']);
    expect(await fields(write({ email: 'not an address' }))).toEqual(['email']);
    expect(await fields(write({ first_name: 'x'.repeat(101) }))).toEqual(['first_name']);
    expect(await fields(write({ doctor_id: crypto.randomUUID(), gender_id: crypto.randomUUID() }))).toEqual([
      'doctor_id',
      'gender_id',
    ]);
    expect(await fields(write({ is_encrypted: true, encrypted_pii: {} }))).toContain('is_encrypted');
    expect((await doctor.call('createPatient', { body: write({ nickname: 'x' }) })).status).toBe(400);
    expect(await server.store.db.$count(patient)).toBe(before);
  });

  it('works by id number if personal information is disabled [PAT-05, PAT-13]', async () => {
    const oga = await signIn(server, 'oga');
    const { id } = await create();
    await setFlags(server, { enterprise_security: true });
    await oga.call('updatePreferences', { body: { disable_pi: true } });
    const { body } = await doctor.call('createPatient', { body: { doctor_id, date_of_birth: '1960-01-01' } });
    expect(Object.keys(body.fields)).toEqual(['patient_id_number']);
    const made = await doctor.call('createPatient', {
      body: { doctor_id, date_of_birth: '1960-01-01', patient_id_number: 'Z-9' },
    });
    expect(made.body).toMatchObject({ display_name: 'Z-9', first_name: null });
    expect((await doctor.call('getPatient', { params: { id } })).body).toMatchObject({
      first_name: null,
      last_name: null,
    });
    await oga.call('updatePreferences', { body: { disable_pi: false } });
  });

  it('changes only the fields that come [API-07]', async () => {
    const { id } = await create({ email: 'ana@example.org' });
    const before = (await doctor.call('getPatient', { params: { id } })).body;
    const { status, body } = await doctor.call('updatePatient', {
      params: { id },
      body: { needs_match_review: true, phone: null },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, version: before.version + 1, needs_match_review: true, updated: body.updated });
    expect((await doctor.call('updatePatient', { params: { id }, body: {} })).status).toBe(200);
    await doctor.call('updatePatient', { params: { id }, body: { last_name: 'Ibáñez' } });
    expect((await list({ search: 'ibanez ana' })).results.map((row: { id: string }) => row.id)).toContain(id);
    expect(
      (await doctor.call('updatePatient', { params: { id }, body: { first_name: null, last_name: null } })).body.fields,
    ).toHaveProperty('first_name');
  });

  it('deletes a patient without finished tests only [PAT-11, PAT-18]', async () => {
    const tested = (await list({ search: 'A-20418' })).results[0].id as string;
    const refused = await doctor.call('deletePatient', { params: { id: tested } });
    const tests = await doctor.call('listTests', { query: { status__name__in: 'Finished,Syncing', patient: tested } });
    expect(refused).toMatchObject({ status: 409, body: { name: 'PatientHasTests' } });
    expect(refused.body.detail).toContain(` ${tests.body.count} `);
    const { id } = await create();
    expect((await doctor.call('deletePatient', { params: { id } })).status).toBe(204);
    expect((await doctor.call('getPatient', { params: { id } })).status).toBe(404);
  });

  it.each(['started', 'paused'] as const)('deletes no patient whose test is %s [OUR-681]', async (status) => {
    const { db } = server.store;
    const { id } = await create();
    const [row] = await db.select().from(test).limit(1);
    const { id: _, ...facts } = row!;
    const [running] = await db
      .insert(test)
      .values({ ...facts, patientId: id, bundleId: null, bundleIndex: null, status, deleted: null })
      .returning();
    const refused = await doctor.call('deletePatient', { params: { id } });
    expect(refused).toMatchObject({ status: 409, body: { name: 'PatientInTest' } });
    expect((await doctor.call('getPatient', { params: { id } })).status).toBe(200);
    await db.update(test).set({ status: 'failed' }).where(eq(test.id, running!.id));
    expect((await doctor.call('deletePatient', { params: { id } })).status).toBe(204);
  });

  it('merges a patient into another with all tests [PAT-10]', async () => {
    const source = (await list({ search: 'A-20977' })).results[0].id as string;
    const tests = await server.store.db.$count(test, and(eq(test.patientId, source), isNull(test.deleted)));
    expect(tests).toBeGreaterThan(0);
    const { id } = await create();
    expect((await doctor.call('mergePatient', { params: { id: source }, body: { patient: source } })).status).toBe(400);
    expect((await doctor.call('mergePatient', { params: { id: source }, body: { patient: id } })).status).toBe(204);
    expect((await doctor.call('listPatientTests', { query: { patient: id } })).body.count).toBe(tests);
    expect((await doctor.call('getPatient', { params: { id } })).body.last_test).not.toBeNull();
    expect((await doctor.call('getPatient', { params: { id: source } })).status).toBe(404);
  });

  it("answers 404 for another office group's patient, whatever is asked, and changes nothing [SRV-07]", async () => {
    const { id } = await create();
    const mine = (await list({ limit: '1' }, stranger)).results[0].id as string;
    const answers = [
      await stranger.call('getPatient', { params: { id } }),
      await stranger.call('updatePatient', { params: { id }, body: { last_name: 'X' } }),
      await stranger.call('deletePatient', { params: { id } }),
      await stranger.call('mergePatient', { params: { id }, body: { patient: mine } }),
      await stranger.call('mergePatient', { params: { id: mine }, body: { patient: id } }),
      await stranger.call('listPatientTests', { query: { patient: id } }),
      await stranger.call('listTestDevices', { query: { patient_id: id } }),
      await stranger.call('getPatient', { params: { id: 'no-uuid' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await list({ id__in: id }, stranger)).count).toBe(0);
    expect((await list({ search: 'okafor' }, stranger)).count).toBe(0);
    expect((await doctor.call('getPatient', { params: { id } })).body.last_name).toBe('Núñez');
    expect((await stranger.call('createPatient', { body: write() })).body.fields).toHaveProperty('doctor_id');
  });

  it('limits users to their offices if the office group’s preference does', async () => {
    const oga = await signIn(server, 'oga');
    const everywhere = (await list({})).count as number;
    await server.store.db.execute(`delete from account_office where account_id =
      (select id from account where username = 'doctor') and office_id =
      (select id from office where name = 'Northside Lakeview')`);
    await oga.call('updatePreferences', { body: { enable_access_to_other_offices: false } });
    const here = (await list({})).count as number;
    expect(here).toBeGreaterThan(0);
    expect(here).toBeLessThan(everywhere);
    expect((await list({}, oga)).count).toBe(everywhere);
    await oga.call('updatePreferences', { body: { enable_access_to_other_offices: true } });
  });

  it('names the patients in the audit row of every read and write', async () => {
    const { id } = await create();
    await doctor.call('getPatient', { params: { id } });
    await doctor.call('updatePatient', { params: { id }, body: { subtitles: true } });
    await doctor.call('deletePatient', { params: { id } });
    const rows = await server.store.db.select().from(audit).orderBy(audit.id);
    const actions = rows.filter(({ patientIds }) => patientIds.includes(id)).map(({ action }) => action);
    expect(actions).toEqual(['createPatient', 'getPatient', 'updatePatient', 'deletePatient']);
  });
});
