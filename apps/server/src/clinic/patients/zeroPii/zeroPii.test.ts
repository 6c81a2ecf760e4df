import { randomUUID } from 'node:crypto';
import { ERROR, HEADER, keyIdOf } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeGroup, patient } from '../../../platform/db/schema.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../../test/support/server.ts';
import { formerCiphertext, KEY_CHECK, sealed, sealedNew, turnOnZeroPii } from '../../../../test/support/zeroPii.ts';
import { jobKinds } from '../../../edge/jobs/kinds.ts';
import { memoryBus } from '../../../platform/bus/bus.ts';

const PLAIN = {
  first_name: 'Zsófia',
  last_name: 'Quillfeather',
  date_of_birth: '1957-10-04',
  email: 'zsofia@quillfeather.example',
  phone: '+15075550987',
  ideographic_name: '翠羽^祖菲',
  phonetic_name: 'すいは^ぞふぃ',
};

/** The fields that were refused, or what the answer was otherwise. */
const refused = ({ status, body }: { status: number; body: { fields?: object } }) =>
  status === 400 ? Object.keys(body.fields ?? {}).toSorted() : status;

describe.each(ENGINES)('patients in zero-PII mode, on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  let doctor_id: string;
  let before: { id: string; updated: string };
  beforeAll(async () => {
    server = await startServer(engine, 'large');
    doctor = await signIn(server, 'doctor');
    doctor_id = (await doctor.call('bootstrap')).body.user.doctor_id;
    before = (await doctor.call('createPatient', { body: { ...PLAIN, patient_id_number: 'Q-1', doctor_id } })).body;
    await turnOnZeroPii(server);
  });
  afterAll(() => server.close());

  const stored = async (id: string) => {
    const [row] = await server.store.db.select().from(patient).where(eq(patient.id, id));
    return row!;
  };
  const compute = () => jobKinds({ db: server.store.db, bus: memoryBus() })['test-results']!.run(undefined);
  const create = (body: object) => doctor.call('createPatient', { body: { ...body, doctor_id } });
  const update = (id: string, body: object) => doctor.call('updatePatient', { params: { id }, body });

  it('have their instruction language in plain, as their gender [OUR-803]', async () => {
    const { encrypted_pii, ...rest } = sealedNew(PLAIN);
    const made = await create({ ...rest, encrypted_pii, patient_id_number: 'Q-9', instruction_language: 'ja' });
    expect(made.body).toMatchObject({ is_encrypted: true, instruction_language: 'ja' });
    const changed = await update(made.body.id, { instruction_language: 'es', version: made.body.version });
    expect(changed.body).toMatchObject({ instruction_language: 'es', encrypted_pii });
    await doctor.call('deletePatient', { params: { id: made.body.id } });
  });

  it('are created with ciphertexts only, and returned with them [PII-12] [OUR-391]', async () => {
    const plain = await doctor.call('createPatient', { body: { ...PLAIN, doctor_id } });
    expect(refused(plain)).toEqual([
      'date_of_birth',
      'email',
      'first_name',
      'ideographic_name',
      'is_encrypted',
      'last_name',
      'phone',
      'phonetic_name',
    ]);
    const body = { ...sealedNew(PLAIN), patient_id_number: 'Q-2', doctor_id };
    const made = await doctor.call('createPatient', { body });
    expect(made.body).toMatchObject({
      id: body.id,
      first_name: null,
      last_name: null,
      date_of_birth: null,
      age: null,
      email: null,
      phone: null,
      display_name: 'Q-2',
      is_encrypted: true,
      encrypted_pii: body.encrypted_pii,
    });
    const numberless = await doctor.call('createPatient', { body: { ...sealedNew(PLAIN), doctor_id } });
    expect(numberless.body.display_name).toBe('');
    for (const id of [made.body.id, numberless.body.id]) await doctor.call('deletePatient', { params: { id } });
  });

  it('of before are encrypted whole and for good, without a trace in the search [PII-12] [OUR-391]', async () => {
    const { id } = before;
    const left = async (is_encrypted: string) =>
      (await doctor.call('listPatients', { query: { is_encrypted, limit: '50' } })).body;
    const unencrypted = (await left('false')).count;
    expect(refused(await update(id, { phone: '+15075550988' }))).toEqual(['phone']);
    expect((await update(id, { needs_match_review: true, patient_id_number: 'Q-11' })).body).toMatchObject({
      first_name: 'Zsófia',
      needs_match_review: true,
    });
    expect(refused(await update(id, sealed({ ...PLAIN, phone: null }, id)))).toEqual(['encrypted_pii']);

    const encrypted = (await update(id, sealed(PLAIN, id))).body;
    expect(encrypted).toMatchObject({ is_encrypted: true, first_name: null, display_name: 'Q-11' });
    expect(Date.parse(encrypted.updated)).toBeGreaterThan(Date.parse(before.updated));
    expect(await stored(id)).toMatchObject({
      firstName: null,
      lastName: null,
      dateOfBirth: null,
      email: null,
      phone: null,
      searchText: 'q11',
    });
    expect((await left('false')).count).toBe(unencrypted - 1);
    expect((await left('true')).results).toMatchObject([{ id }]);
    expect((await doctor.call('listPatients', { query: { search: 'quillfeather' } })).body.count).toBe(0);

    expect(refused(await update(id, { is_encrypted: false, ...PLAIN }))).toContain('is_encrypted');
    expect(refused(await update(id, { encrypted_pii: null }))).toEqual(['encrypted_pii']);
    expect((await update(id, { subtitles: true, ipd: 62 })).body).toMatchObject({
      subtitles: true,
      is_encrypted: true,
    });
    const renamed = sealed({ ...PLAIN, last_name: 'Quillfeather-Obi' }, id, 2);
    expect((await update(id, { encrypted_pii: renamed.encrypted_pii })).body.encrypted_pii).toEqual(
      renamed.encrypted_pii,
    );
  });

  it('never get the ciphertexts of another patient, from any user [OUR-539]', async () => {
    const [anna, bert] = [await create(sealedNew(PLAIN)), await create(sealedNew(PLAIN))];
    const { encrypted_pii: theirs } = anna.body;
    const mixedNew = sealedNew(PLAIN);
    const copies = [
      await update(bert.body.id, { encrypted_pii: theirs }),
      // one copied field is named as such, before the fields are found not to belong together
      await update(bert.body.id, { encrypted_pii: { ...bert.body.encrypted_pii, last_name: theirs.last_name } }),
      await create({ ...mixedNew, encrypted_pii: { ...mixedNew.encrypted_pii, last_name: theirs.last_name } }),
      await create({ id: undefined, is_encrypted: true, encrypted_pii: theirs }),
      await create({ id: randomUUID(), is_encrypted: true, encrypted_pii: theirs }),
      await update(before.id, { is_encrypted: true, encrypted_pii: theirs }),
    ];
    for (const { body } of copies) expect(body.fields).toEqual({ encrypted_pii: [ERROR.FOREIGN_CIPHERTEXT] });
    // their own may be sent again, as by a form that is saved twice
    expect((await update(anna.body.id, { encrypted_pii: theirs })).status).toBe(200);
    for (const { body } of [anna, bert]) await doctor.call('deletePatient', { params: { id: body.id } });
  });

  it('accept only the next version of their ciphertexts, in format 2 [OUR-572] (of OUR-593)', async () => {
    const { id } = (await create(sealedNew(PLAIN))).body;
    const { encrypted_pii: first } = sealed(PLAIN, id, 1);
    const send = (version: number) => update(id, { encrypted_pii: sealed(PLAIN, id, version).encrypted_pii });
    const text = async (encrypted_pii: object) => (await update(id, { encrypted_pii })).body.fields?.encrypted_pii;
    expect((await send(2)).status).toBe(200);
    for (const version of [1, 2, 4]) {
      const { fields } = (await send(version)).body;
      expect(fields).toEqual({ encrypted_pii: [ERROR.OUTDATED_CIPHERTEXT] });
    }
    expect(await text(first)).toEqual([ERROR.OUTDATED_CIPHERTEXT]);
    expect(await text(sealed(PLAIN, randomUUID(), 3).encrypted_pii)).toEqual([ERROR.FOREIGN_CIPHERTEXT]);
    const former = Object.fromEntries(Object.keys(PLAIN).map((field) => [field, formerCiphertext()]));
    expect(await text(former)).toEqual([ERROR.FORMER_CIPHERTEXT]);
    const mixed = { ...sealed(PLAIN, id, 3).encrypted_pii, phone: sealed(PLAIN, id, 2).encrypted_pii.phone };
    expect(await text(mixed)).toEqual([ERROR.MIXED_CIPHERTEXTS]);
    expect((await send(3)).status).toBe(200);

    // stored before there was format 2
    const format1 = async () =>
      (await doctor.call('listPatients', { query: { ciphertext_format: '1', limit: '10' } })).body.results;
    expect(await format1()).toEqual([]);
    await server.store.db.update(patient).set({ encryptedPii: former }).where(eq(patient.id, id));
    expect(await format1()).toMatchObject([{ id, encrypted_pii: former }]);
    expect((await doctor.call('getPatient', { params: { id } })).body.encrypted_pii).toEqual(former);
    expect((await update(id, { subtitles: false })).status).toBe(200);
    expect((await send(1)).status).toBe(200);
    await doctor.call('deletePatient', { params: { id } });
  });

  it('of two browsers that save the same version at once take one [OUR-572]', async () => {
    const { id } = (await create(sealedNew(PLAIN))).body;
    const answers = await Promise.all([1, 2, 3].map(() => update(id, sealed(PLAIN, id, 2))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await doctor.call('deletePatient', { params: { id } });
  });

  it('are made with an id of the browser, which no other patient has or had [OUR-573]', async () => {
    const deleted = (await create(sealedNew(PLAIN))).body;
    await doctor.call('deletePatient', { params: { id: deleted.id } });
    const harbour = await signIn(server, 'harbour');
    const [theirs] = (await harbour.call('listPatients', { query: { limit: '10' } })).body.results;
    for (const id of [before.id, deleted.id, theirs.id])
      expect(refused(await create(sealedNew(PLAIN, id)))).toEqual(['id']);
    expect(refused(await create({ ...sealedNew(PLAIN), id: 'ada' }))).toEqual(['id']);
    const { id, ...nameless } = sealedNew(PLAIN);
    expect(refused(await create(nameless))).toEqual(['encrypted_pii']);
    expect(refused(await create(sealedNew(PLAIN, id.toUpperCase())))).toEqual(['encrypted_pii']);
    const harbourDoctor = (await harbour.call('bootstrap')).body.user.doctor_id;
    const plain = { ...PLAIN, doctor_id: harbourDoctor, id };
    expect(refused(await harbour.call('createPatient', { body: plain }))).toEqual(['id']);
    expect((await update(before.id, { id })).status).toBe(400);
  });

  it('are reported if a browser does not show them, in the access log of their clinic [OUR-575]', async () => {
    const { id } = (await create(sealedNew(PLAIN))).body;
    const technician = await signIn(server, 'tu');
    const report = (problem: string, who = doctor, of = id) =>
      who.call('reportPersonalData', { params: { id: of }, body: { problem } });
    for (const problem of ['foreign', 'outdated', 'changed']) expect((await report(problem)).status).toBe(204);
    expect((await report('lost')).status).toBe(400);
    expect((await report('foreign', technician, randomUUID())).status).toBe(404);
    expect((await report('foreign', await signIn(server, 'harbour'))).status).toBe(404);
    const oga = await signIn(server, 'oga');
    const { results } = (await oga.call('listAudit', { query: { patient: id } })).body;
    const actions = results.map(({ action }: { action: string }) => action);
    for (const action of ['foundForeignData', 'foundOutdatedData', 'foundChangedData']) {
      expect(actions.filter((one: string) => one === action)).toHaveLength(1);
    }
    await doctor.call('deletePatient', { params: { id } });
  });

  it('say with every answer that they are in it, refusals too [OUR-380]', async () => {
    const said = async (who: Browser, url: string) =>
      (await server.app.inject({ method: 'GET', url, cookies: who.cookies })).headers[HEADER.zeroPii.toLowerCase()];
    const { office_group } = (await doctor.call('bootstrap')).body;
    for (const url of ['/api/patients/?limit=10', '/api/patients/?limit=none', '/api/audit/'])
      expect(await said(doctor, url)).toBe(`${office_group.id} ${keyIdOf(KEY_CHECK)}`);
    const harbour = await signIn(server, 'harbour');
    expect(await said(harbour, '/api/patients/?limit=10')).toBeUndefined();
  });

  it('of clinics without the mode are never encrypted, whatever is available there [OUR-391]', async () => {
    const there = eq(officeGroup.name, 'Harbour Vision Center');
    await server.store.db
      .update(officeGroup)
      .set({ flags: { enable_zero_pii: true } })
      .where(there);
    const harbour = await signIn(server, 'harbour');
    const harbourDoctor = (await harbour.call('bootstrap')).body.user.doctor_id;
    const made = await harbour.call('createPatient', { body: { ...sealedNew(PLAIN), doctor_id: harbourDoctor } });
    expect(refused(made)).toEqual(expect.arrayContaining(['encrypted_pii', 'is_encrypted']));
  });

  it('are named by number and ciphertext wherever they are named [PII-12] [OUR-393]', async () => {
    const [one, other] = await Promise.all(
      ['N-1', 'N-2'].map(async (patient_id_number) => {
        const { body } = await doctor.call('createPatient', {
          body: { ...sealedNew(PLAIN), patient_id_number, doctor_id },
        });
        return body;
      }),
    );
    const oga = await signIn(server, 'oga');
    await doctor.call('mergePatient', { params: { id: one.id }, body: { patient: other.id } });
    const named = ({ id, patient_id_number, encrypted_pii }: typeof one) => ({
      id,
      display_name: patient_id_number,
      is_encrypted: true,
      encrypted_pii,
    });
    const [change] = (await doctor.call('listPatientChanges', { params: { id: other.id } })).body;
    expect(change).toMatchObject({ from: named(one), to: named(other) });
    const [row] = (await oga.call('listAudit', { query: { patient: other.id } })).body.results;
    expect(row.patients).toEqual([named(other)]);
    const technician = await signIn(server, 'tu');
    const waiting = await technician.call('createPatient', {
      body: { ...sealedNew(PLAIN), patient_id_number: 'N-3', doctor_id },
    });
    const [session] = (await technician.call('listSessions', { query: { limit: '10' } })).body.results;
    expect(session.patient).toMatchObject(named(waiting.body));
  });

  it('have no values that depend on age, unless the browser sends it [OUR-393]', { tags: '@all' }, async () => {
    const query = { status__name__in: 'Finished', group: 'PERIMETRY', limit: '1' };
    const [field] = (await doctor.call('listTests', { query })).body.results;
    const measures = async () => {
      await compute();
      const { body } = await doctor.call('getTest', { params: { id: field.id } });
      return (body.result.findings as { measure: string }[]).map(({ measure }) => measure);
    };
    const report = async (age?: number) => {
      const asked = { test_id: field.id, ...(age !== undefined && { age: String(age) }) };
      return (await doctor.call('getTestReport', { query: asked })).body as string;
    };
    const progression = async (age?: number) => {
      const asked = { params: { id: field.patient }, ...(age !== undefined && { query: { age: String(age) } }) };
      return (await doctor.call('getProgression', asked)).body.fields;
    };
    const isNormed = async (age?: number) => />MD<\/text><text[^>]*>\W?[−-]?\d/.test(await report(age));
    expect(await measures()).toContain('MD');
    expect(await isNormed()).toBe(true);

    const { first_name, last_name, date_of_birth, email, phone } = (
      await doctor.call('getPatient', { params: { id: field.patient } })
    ).body;
    const facts = { first_name, last_name, date_of_birth, email, phone };
    const encrypted = await update(field.patient, sealed(facts, field.patient));
    expect(encrypted.status).toBe(200);
    expect(await measures()).not.toContain('MD');
    expect(await measures()).not.toContain('VFI');
    const html = await report();
    expect(html.includes(last_name)).toBe(false);
    expect(await isNormed()).toBe(false);
    for (const one of await progression()) expect(one).toMatchObject({ age: null, md: null, psd: null, vfi: null });
    expect(await isNormed(60)).toBe(true);
    const [known] = await progression(60);
    expect(known.md).toEqual(expect.any(Number));
  });
});
