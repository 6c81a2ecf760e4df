import { ERROR, keyIdOf } from '@isopter/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { officeGroup, patient, patientNextPii } from '../../../platform/db/schema.ts';
import { overtaken } from '../../../../test/support/overtaken.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../../test/support/server.ts';
import { ciphertexts, KEY_CHECK, NEXT_KEY_CHECK, sealedNew, turnOnZeroPii } from '../../../../test/support/zeroPii.ts';
import { finishKeyChange, saveKeyChangePatients } from './keyChange.ts';

const FACTS = { first_name: 'Zsófia', last_name: 'Quillfeather', date_of_birth: '1957-10-04' };
const OTHER_KEY = { status: 400, body: { fields: { encrypted_pii: [ERROR.OTHER_KEY_CIPHERTEXT] } } };

describe.each(ENGINES)('calls at the same time as a change of the key, on %s', (engine) => {
  let server: TestServer;
  let oga: Browser;
  let doctor: Browser;
  let doctor_id: string;
  let id: string;
  let user: Parameters<typeof finishKeyChange>[1];
  beforeAll(async () => {
    server = await startServer(engine, 'small');
    doctor = await signIn(server, 'doctor');
    oga = await signIn(server, 'oga');
    doctor_id = (await doctor.call('bootstrap')).body.user.doctor_id;
    await turnOnZeroPii(server);
    const { body: preferences } = await oga.call('getPreferences');
    const made = await create();
    const [row] = await db().select().from(patient).where(eq(patient.id, made.body.id));
    user = { officeGroupId: row!.officeGroupId, preferences };
  });
  afterAll(() => server.close());

  const db = () => server.store.db;
  const reset = async () => {
    const key = JSON.stringify({ zero_pii_password_hash: KEY_CHECK });
    await db()
      .update(officeGroup)
      .set({ nextKeyCheck: null, preferences: sql`${officeGroup.preferences} || ${key}::jsonb` })
      .where(eq(officeGroup.id, user.officeGroupId));
    await db().delete(patient).where(eq(patient.isEncrypted, true));
    ({ id } = (await create()).body);
    await oga.call('startKeyChange', { body: { key_check: NEXT_KEY_CHECK } });
  };
  beforeEach(reset);

  const create = () =>
    doctor.call('createPatient', { body: { ...sealedNew(FACTS), patient_id_number: 'Q-1', doctor_id } });
  const next = (version = 2, one = id) => ({
    id: one,
    encrypted_pii: ciphertexts(FACTS, { patient: one, version }, NEXT_KEY_CHECK),
  });
  const save = () => oga.call('saveKeyChangePatients', { body: { patients: [next()] } });
  const former = () => ({ encrypted_pii: ciphertexts(FACTS, { patient: id, version: 2 }) });
  const update = (body: object = former()) => doctor.call('updatePatient', { params: { id }, body });
  /** The version of the patient's record once the change is finished. */
  const versionAfter = async (): Promise<number> =>
    (await doctor.call('getPatient', { params: { id } })).body.version + 1;
  const formerOnes = () =>
    db().$count(
      patient,
      and(eq(patient.isEncrypted, true), sql`${patient.encryptedPii}::text like ${`%"v3.${keyIdOf(KEY_CHECK)}%`}`),
    );

  it.each([
    ['a new patient', () => create()],
    ['changed data', (version: number) => update({ version, ...former() })],
  ])('refuse %s with the old key once the change is finished [OUR-832]', async (_, call) => {
    await save();
    const version = await versionAfter();
    expect(
      await overtaken(
        server,
        (tx) => finishKeyChange(tx, user),
        () => call(version),
      ),
    ).toMatchObject(OTHER_KEY);
    expect(await formerOnes()).toBe(0);
  });

  it('save other fields, and the new ciphertexts stay [OUR-832]', async () => {
    await save();
    const version = await versionAfter();
    const saved = await overtaken(
      server,
      (tx) => finishKeyChange(tx, user),
      () => update({ version, subtitles: true }),
    );
    expect(saved).toMatchObject({ status: 200, body: { subtitles: true } });
    expect(saved.body.encrypted_pii.first_name).toContain(keyIdOf(NEXT_KEY_CHECK));
  });

  it('delay the end of the change while they store a patient with the old key [OUR-832]', async () => {
    await save();
    const { officeGroupId } = user;
    const other = crypto.randomUUID();
    const answer = await overtaken(
      server,
      async (tx) => {
        // as a call does that creates a patient
        await tx.select().from(officeGroup).where(eq(officeGroup.id, officeGroupId)).for('share');
        const [{ id: _, ...like } = {} as never] = await tx.select().from(patient).where(eq(patient.id, id));
        const encryptedPii = ciphertexts(FACTS, { patient: other, version: 1 });
        await tx.insert(patient).values({ ...like, id: other, encryptedPii });
      },
      () => oga.call('finishKeyChange'),
    );
    expect(answer).toMatchObject({ status: 409, body: { name: 'PatientsLeft' } });
  });

  it('leave no ciphertexts waiting for data that were saved meanwhile [OUR-831]', async () => {
    const encryptedPii = ciphertexts(FACTS, { patient: id, version: 2 });
    const saved = await overtaken(
      server,
      (tx) => tx.update(patient).set({ encryptedPii }).where(eq(patient.id, id)),
      save,
    );
    expect(saved).toMatchObject({ status: 200, body: { left: 1, refused: [id] } });
    expect(await db().$count(patientNextPii)).toBe(0);
    const patients = [next(3)];
    const updated = await overtaken(
      server,
      (tx) => saveKeyChangePatients(tx, user, patients),
      () => update({ encrypted_pii: ciphertexts(FACTS, { patient: id, version: 3 }) }),
    );
    expect(updated.status).toBe(200);
    expect(await db().$count(patientNextPii)).toBe(0);
  });

  it('never store a patient with the old key after the end of the change, and cause no deadlock [OUR-832]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const target: string = (await create()).body.id;
      const merged: string = (await create()).body.id;
      const patients = [id, target, merged].map((one) => next(2, one));
      await oga.call('saveKeyChangePatients', { body: { patients } });
      const calls = [
        () => create(),
        () => update(),
        () => doctor.call('mergePatient', { params: { id: merged }, body: { patient: target } }),
        () => create(),
      ];
      // the end of the change is sent at another place each time
      calls.splice(round, 0, () => oga.call('finishKeyChange'));
      const answers = await Promise.all(calls.map((call) => call()));
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const finished = answers[round]!;
      expect([undefined, 'PatientsLeft']).toContain(finished.body.name);
      expect(finished.status === 200 && (await formerOnes()) > 0).toBe(false);
      await reset();
    }
  });
});
