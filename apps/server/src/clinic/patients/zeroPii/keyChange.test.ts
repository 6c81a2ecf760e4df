import { type EncryptedPii, ERROR, HEADER, KEY_CHANGE_PAGE, keyIdOf } from '@isopter/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../access/auth/passwords/demoPassword.ts';
import { audit, job, officeGroup, patient, patientNextPii } from '../../../platform/db/schema.ts';
import { ERASURES } from '../eraseNames.ts';
import type { Db } from '../../../platform/db/store.ts';
import { keepLetters } from '../../../../test/support/keepLetters.ts';
import {
  type Browser,
  ENGINES,
  signIn,
  signInOnly,
  startServer,
  type TestServer,
} from '../../../../test/support/server.ts';
import {
  ciphertexts,
  formerCiphertext,
  KEY_CHECK,
  NEXT_KEY_CHECK,
  OTHER_KEY_CHECK,
  sealed,
  sealedNew,
  turnOnZeroPii,
} from '../../../../test/support/zeroPii.ts';
import { DEMO_OFFICE_GROUP } from '../../../edge/seed/people.ts';
import { eventually } from '../../../../../../scripts/test/eventually.ts';

const FACTS = { first_name: 'Zsófia', last_name: 'Quillfeather', date_of_birth: '1957-10-04' };
const NO_CHANGE = { status: 409, body: { name: 'NoKeyChange' } };

/** Returns the tables in whose rows a text is. */
async function tablesWith(db: Db, texts: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const tables = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public' and table_type = 'BASE TABLE'`);
  expect(tables.length).toBeGreaterThan(30);
  for (const { name } of tables) {
    const rows = await db.select({ row: sql<string>`one::text` }).from(sql`${sql.identifier(name)} one`);
    if (rows.some(({ row }) => texts.some((text) => row.includes(text)))) found.add(name);
  }
  return [...found].toSorted();
}

/** Encrypts a patient with the new key, as a browser does. */
const next = (id: string, { facts = FACTS as EncryptedPii, version = 2, check = NEXT_KEY_CHECK } = {}) => ({
  id,
  encrypted_pii: ciphertexts(facts, { patient: id, version }, check),
});

/** Traces of the old key: its ciphertexts, those of format 2, and its check. */
const FORMER = [`"v3.${keyIdOf(KEY_CHECK)}`, '"v2.', KEY_CHECK];

describe.each(ENGINES)('a change of the key of zero-PII mode, on %s', (engine) => {
  const { letters, outbox } = keepLetters();
  let server: TestServer;
  let oga: Browser;
  let doctor: Browser;
  let doctor_id: string;
  let officeGroupId: string;
  beforeAll(async () => {
    server = await startServer(engine, 'small', undefined, { outbox });
    doctor = await signIn(server, 'doctor');
    oga = await signIn(server, 'oga');
    doctor_id = (await doctor.call('bootstrap')).body.user.doctor_id;
    await turnOnZeroPii(server);
    const [group] = await db().select().from(officeGroup).where(eq(officeGroup.name, DEMO_OFFICE_GROUP));
    officeGroupId = group!.id;
  });
  afterAll(() => server.close());

  const db = () => server.store.db;
  const theirs = () => eq(officeGroup.id, officeGroupId);
  beforeEach(async () => {
    letters.length = 0;
    await db().delete(patientNextPii);
    await db()
      .update(officeGroup)
      .set({
        nextKeyCheck: null,
        preferences: sql`${officeGroup.preferences} || ${JSON.stringify({ zero_pii_password_hash: KEY_CHECK })}::jsonb`,
      })
      .where(theirs());
    await db()
      .delete(patient)
      .where(and(eq(patient.officeGroupId, officeGroupId), eq(patient.isEncrypted, true)));
  });

  const create = async (facts: EncryptedPii = FACTS): Promise<string> => {
    const { status, body } = await doctor.call('createPatient', {
      body: { ...sealedNew(facts), patient_id_number: 'Q-1', doctor_id },
    });
    expect(status).toBe(200);
    return body.id;
  };
  /** Stores ciphertexts of an earlier format. */
  const setStored = (id: string, encryptedPii: EncryptedPii) =>
    db().update(patient).set({ encryptedPii }).where(eq(patient.id, id));
  const stored = async (id: string) => {
    const [row] = await db().select().from(patient).where(eq(patient.id, id));
    return row!;
  };
  const start = (key_check = NEXT_KEY_CHECK, by = oga) => by.call('startKeyChange', { body: { key_check } });
  const state = async () => (await oga.call('getKeyChange')).body;
  const list = async (after?: string) =>
    (await oga.call('listKeyChangePatients', { query: after ? { after } : {} })).body;
  const save = (...patients: object[]) => oga.call('saveKeyChangePatients', { body: { patients } });
  const finish = () => oga.call('finishKeyChange');
  const waiting = () => db().$count(patientNextPii);

  it('replaces the key and the ciphertexts of all patients at once, of merged ones too [OUR-831] [OUR-832] [OUR-932]', async () => {
    const ids: string[] = [];
    for (let made = 0; made < 5; made += 1) ids.push(await create());
    const [plain = '', merged = '', into = '', first = '', second = ''] = ids;
    const deleted = await create();
    const merge = { params: { id: merged }, body: { patient: into } };
    expect((await doctor.call('mergePatient', merge)).status).toBe(204);
    expect((await doctor.call('deletePatient', { params: { id: deleted } })).status).toBe(204);
    await setStored(first, { first_name: formerCiphertext() });
    const former = ciphertexts(FACTS, { patient: second, version: 6 }, '');
    await setStored(second, former);
    expect((await stored(second)).encryptedPii?.first_name).toMatch(/^v2\.6\./);
    expect(await state()).toEqual({ key_check: null, count: 5, left: 0 });
    expect((await start()).body).toEqual({ key_check: NEXT_KEY_CHECK, count: 5, left: 5 });
    const { results, count } = await list();
    expect(count).toBe(5);
    const listed = results.map(({ id }: { id: string }) => id);
    expect(listed).toEqual(ids.toSorted());
    expect(results).toContainEqual({ id: second, encrypted_pii: former });
    expect((await list(listed[2])).results.map(({ id }: { id: string }) => id)).toEqual(listed.slice(3));

    const before = await stored(plain);
    const replacements = [
      next(plain),
      next(merged),
      next(into),
      next(first, { facts: { first_name: 'Z' }, version: 1 }),
      next(second, { version: 7 }),
    ];
    expect((await save(...replacements.slice(0, 3))).body).toEqual({ left: 2, refused: [] });
    expect(await state()).toEqual({ key_check: NEXT_KEY_CHECK, count: 5, left: 2 });
    // they are not visible before the end
    const shown = await doctor.call('getPatient', { params: { id: plain } });
    expect(shown.body.encrypted_pii).toEqual(before.encryptedPii);
    expect(await tablesWith(db(), [`"v3.${keyIdOf(NEXT_KEY_CHECK)}`])).toEqual(['patient_next_pii']);
    expect(await tablesWith(db(), [NEXT_KEY_CHECK])).toEqual(['office_group']);
    expect((await finish()).body.name).toBe('PatientsLeft');
    expect((await save(...replacements.slice(3))).body).toEqual({ left: 0, refused: [] });
    expect((await list()).results).toEqual([]);

    const since = new Date();
    const erasures = () => db().$count(job, eq(job.queue, ERASURES));
    const planned = await erasures();
    expect((await finish()).body).toEqual({ key_check: null, count: 5, left: 0 });
    expect(await erasures()).toBe(planned + 1);
    for (const { id, encrypted_pii } of replacements) {
      const row = await stored(id);
      expect(row.encryptedPii).toEqual(encrypted_pii);
      expect(row.updated.getTime()).toBeGreaterThanOrEqual(since.getTime());
    }
    expect((await stored(plain)).version).toBe(before.version + 1);
    expect(await tablesWith(db(), FORMER)).toEqual([]);
    expect(await waiting()).toBe(0);
    expect((await doctor.call('getPreferences')).body.zero_pii_password_hash).toBe(NEXT_KEY_CHECK);
    for (const again of [await finish(), await save(next(plain, { version: 3 }))])
      expect(again).toMatchObject(NO_CHANGE);
  });

  it('names the new key in the next answer, and rejects the old key [OUR-830] [OUR-832]', async () => {
    const id = await create();
    const headerOf = async () =>
      (await server.app.inject({ url: '/api/preferences/', cookies: doctor.cookies })).headers[
        HEADER.zeroPii.toLowerCase()
      ];
    const update = (check: string) => {
      const encrypted_pii = ciphertexts(FACTS, { patient: id, version: 3 }, check);
      return doctor.call('updatePatient', { params: { id }, body: { encrypted_pii } });
    };
    await start();
    await save(next(id));
    expect(await headerOf()).toBe(`${officeGroupId} ${keyIdOf(KEY_CHECK)}`);
    await finish();
    expect(await headerOf()).toBe(`${officeGroupId} ${keyIdOf(NEXT_KEY_CHECK)}`);
    const refusal = { status: 400, body: { fields: { encrypted_pii: [ERROR.OTHER_KEY_CIPHERTEXT] } } };
    expect(await update(KEY_CHECK)).toMatchObject(refusal);
    const made = { ...sealedNew(FACTS), doctor_id, patient_id_number: 'Q-2' };
    expect(await doctor.call('createPatient', { body: made })).toMatchObject(refusal);
    expect((await update(NEXT_KEY_CHECK)).status).toBe(200);
    expect(await tablesWith(db(), FORMER)).toEqual([]);
    const locked = await oga.call('updatePreferences', { body: { zero_pii_password_hash: KEY_CHECK } });
    expect(locked.body.fields).toEqual({ zero_pii_password_hash: [ERROR.ZERO_PII_LOCKED] });
  });

  it('drops waiting ciphertexts of a patient who is saved meanwhile, but not for other changes [OUR-831]', async () => {
    const [one, other] = [await create(), await create()];
    await start();
    await save(next(one), next(other));
    await doctor.call('updatePatient', { params: { id: other }, body: { subtitles: true } });
    expect(await waiting()).toBe(2);
    const body = { encrypted_pii: ciphertexts(FACTS, { patient: one, version: 2 }) };
    expect((await doctor.call('updatePatient', { params: { id: one }, body })).status).toBe(200);
    expect(await state()).toMatchObject({ left: 1 });
    expect((await list()).results).toEqual([{ id: one, encrypted_pii: body.encrypted_pii }]);
    expect((await save(next(one))).body).toEqual({ left: 1, refused: [one] });
    expect((await finish()).body.name).toBe('PatientsLeft');
    expect((await save(next(one, { version: 3 }))).body).toEqual({ left: 0, refused: [] });
    expect((await finish()).status).toBe(200);
  });

  it('waits for patients who are encrypted or added meanwhile, and not for deleted ones [OUR-831] (of OUR-833)', async () => {
    const one = await create();
    await start();
    const { results } = (await oga.call('listPatients', { query: { is_encrypted: 'false' } })).body;
    const { id } = results[0];
    const facts = Object.fromEntries(
      ['first_name', 'last_name', 'date_of_birth', 'email', 'phone'].map((field) => [field, results[0][field]]),
    );
    expect((await oga.call('updatePatient', { params: { id }, body: sealed(facts, id) })).status).toBe(200);
    const made = await create();
    expect(await state()).toMatchObject({ count: 3, left: 3 });
    await save(next(one), next(id, { facts }));
    expect((await finish()).body.name).toBe('PatientsLeft');
    expect((await doctor.call('deletePatient', { params: { id: one } })).status).toBe(204);
    expect(await waiting()).toBe(1);
    expect((await doctor.call('deletePatient', { params: { id: made } })).status).toBe(204);
    expect(await state()).toMatchObject({ count: 1, left: 0 });
    expect((await finish()).status).toBe(200);
  });

  it('takes the ciphertexts of two browsers for the same patient: the last ones are stored [OUR-831]', async () => {
    const [one, other] = [await create(), await create()];
    await start();
    const [mine, yours] = [next(one), next(one)];
    await Promise.all([save(mine, next(other)), save(next(other), next(one))]);
    expect(await state()).toMatchObject({ left: 0 });
    // in one call, too
    expect((await save(mine, yours)).body).toEqual({ left: 0, refused: [] });
    await finish();
    expect((await stored(one)).encryptedPii).toEqual(yours.encrypted_pii);
  });

  it('refuses ciphertexts that do not fit one by one: each names the patient [OUR-831]', async () => {
    const good = await create();
    const [strange] = await db()
      .select({ id: patient.id })
      .from(patient)
      .where(sql`${patient.officeGroupId} <> ${officeGroupId}`);
    await db()
      .update(patient)
      .set({
        isEncrypted: true,
        encryptedPii: ciphertexts(FACTS, { patient: strange!.id, version: 1 }, OTHER_KEY_CHECK),
      })
      .where(eq(patient.id, strange!.id));
    const [unencrypted] = await db()
      .select({ id: patient.id })
      .from(patient)
      .where(and(eq(patient.officeGroupId, officeGroupId), eq(patient.isEncrypted, false)));
    await start();
    const bad = [
      next(await create(), { check: KEY_CHECK }),
      next(await create(), { check: OTHER_KEY_CHECK }),
      next(await create(), { version: 1 }),
      next(await create(), { facts: { first_name: 'Z' } }),
      next(await create(), { facts: { ...FACTS, phone: '1' } }),
      { id: await create(), encrypted_pii: next(good).encrypted_pii },
      { id: await create(), encrypted_pii: { ...next(good).encrypted_pii, last_name: formerCiphertext() } },
      { id: await create(), encrypted_pii: {} },
      next(strange!.id),
      next(unencrypted!.id),
      next(crypto.randomUUID()),
    ];
    const { body } = await save(next(good), ...bad);
    expect(body).toEqual({ left: 8, refused: bad.map(({ id }) => id) });
    expect(await db().select({ id: patientNextPii.patientId }).from(patientNextPii)).toEqual([{ id: good }]);
    expect((await list()).results).toHaveLength(8);
  });

  it('is canceled: the old key stays, and no data of the new key are kept [OUR-831]', async () => {
    const id = await create();
    expect(await oga.call('cancelKeyChange')).toMatchObject(NO_CHANGE);
    expect(await oga.call('listKeyChangePatients')).toMatchObject(NO_CHANGE);
    await start();
    await save(next(id));
    expect((await oga.call('cancelKeyChange')).status).toBe(204);
    expect(await state()).toEqual({ key_check: null, count: 1, left: 0 });
    expect(await tablesWith(db(), [`v3.${keyIdOf(NEXT_KEY_CHECK)}`, NEXT_KEY_CHECK])).toEqual([]);
    for (const answer of [await save(next(id)), await finish()]) expect(answer).toMatchObject(NO_CHANGE);
    const body = { encrypted_pii: ciphertexts(FACTS, { patient: id, version: 2 }) };
    expect((await doctor.call('updatePatient', { params: { id }, body })).status).toBe(200);
    expect((await start(OTHER_KEY_CHECK)).status).toBe(200);
  });

  it('is started by an admin with step-up authentication, to one other key, only in zero-PII mode [OUR-831]', async () => {
    expect((await start(NEXT_KEY_CHECK, doctor)).status).toBe(403);
    const unproven = await signInOnly(server, 'oga');
    expect((await start(NEXT_KEY_CHECK, unproven)).body.name).toBe('StepUpRequired');
    expect((await state()).key_check).toBeNull();
    await unproven.call('checkPassword', { body: { action: 'startKeyChange', password: DEMO_PASSWORD } });
    expect((await start(NEXT_KEY_CHECK, unproven)).status).toBe(200);
    expect((await start()).body.key_check).toBe(NEXT_KEY_CHECK);
    expect(await start(OTHER_KEY_CHECK)).toMatchObject({ status: 409, body: { name: 'KeyChangeRunning' } });
    await oga.call('cancelKeyChange');
    const checks = [
      ['not a check', ERROR.NO_KEY_CHECK],
      [KEY_CHECK, 'This is the check of the current key.'],
    ] as const;
    for (const [check, said] of checks)
      expect(await start(check)).toMatchObject({ status: 400, body: { fields: { key_check: [said] } } });

    const preferences = sql`${officeGroup.preferences} - 'zero_pii_password_hash'`;
    await db().update(officeGroup).set({ preferences }).where(theirs());
    for (const answer of [await start(), await oga.call('getKeyChange')])
      expect(answer).toMatchObject({ status: 409, body: { name: 'ZeroPii' } });
  });

  it('is written to every admin once, and to the access log without keys and ciphertexts [OUR-831]', async () => {
    const id = await create();
    await start();
    await start();
    await eventually(() => expect(letters.map(({ to }) => to)).toEqual(['oga@isopter.example']));
    expect(letters[0]?.text).toContain('(zero-PII): a change of the key was started');
    await list();
    await save(next(id));
    await finish();
    const rows = await db()
      .select()
      .from(audit)
      .where(sql`${audit.action} like '%KeyChange%' and ${audit.result} = 200`)
      .orderBy(sql`${audit.id} desc`)
      .limit(4);
    expect(
      rows.map(({ action, objectKind, objectIds, patientIds }) => [action, objectKind, objectIds, patientIds]),
    ).toEqual([
      ['finishKeyChange', 'office_group', [officeGroupId], []],
      ['saveKeyChangePatients', 'office_group', [officeGroupId], [id]],
      ['listKeyChangePatients', 'patient', [], [id]],
      ['startKeyChange', 'office_group', [officeGroupId], []],
    ]);
    expect(await tablesWith(db(), FORMER)).toEqual([]);
    expect(await tablesWith(db(), [NEXT_KEY_CHECK])).toEqual(['office_group']);
  });

  it('lists as many patients as one call may save, and continues after the last one [OUR-831]', async () => {
    const [{ id: _, ...like } = {} as never] = await db()
      .select()
      .from(patient)
      .where(eq(patient.id, await create()));
    const ids = Array.from({ length: KEY_CHANGE_PAGE + 2 }, () => crypto.randomUUID());
    await db()
      .insert(patient)
      .values(ids.map((id) => ({ ...like, id, encryptedPii: ciphertexts(FACTS, { patient: id, version: 1 }) })));
    await start();
    const first = await list();
    expect([first.count, first.results.length]).toEqual([KEY_CHANGE_PAGE + 3, KEY_CHANGE_PAGE]);
    expect((await list(first.results.at(-1).id)).results).toHaveLength(3);
    const all = ids.map((id) => next(id));
    expect((await save(...all)).status).toBe(400);
    expect((await save(...all.slice(0, KEY_CHANGE_PAGE))).body).toEqual({ left: 3, refused: [] });
  });
});
