import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { device, exportPart, exportTask, job, patient, patientChange, test } from '../../src/platform/db/schema.ts';
import { ERASURES } from '../../src/clinic/patients/eraseNames.ts';
import { FAST } from '../support/lane.ts';
import { type PacsLane, startPacsLane } from '../support/dicom/pacs.ts';
import { type Browser, ENGINES } from '../support/server.ts';
import { findTraces, leaveTraces, TRACED } from '../support/traces.ts';
import { ciphertext, sealed, sealedNew, turnOnZeroPii } from '../support/zeroPii.ts';

describe.each(ENGINES)('plain personal data of encrypted patients, on %s', (engine) => {
  let pacs: PacsLane;
  let doctor: Browser;
  let oga: Browser;
  let doctor_id: string;
  let id: string;
  beforeAll(async () => {
    pacs = await startPacsLane(engine);
    await pacs.reset();
    ({ doctor, oga } = pacs);
    doctor_id = pacs.lane.people.doctor;
    ({ id } = await create());
  });
  afterAll(() => pacs.close());

  const db = () => pacs.lane.server.store.db;
  const create = async (over: object = TRACED) =>
    (await doctor.call('createPatient', { body: { patient_id_number: 'Q-1', doctor_id, ...over } })).body;
  const setting = () => ({ ...pacs.lane.people, patient: id, device: pacs.lane.deviceId, language: 'en' });
  const order = (over: object) => doctor.call('createTest', { body: { status: 1, ...setting(), ...FAST, ...over } });
  const free = () => db().update(device).set({ testId: null }).where(eq(device.id, pacs.lane.deviceId));

  it('are in no table once they are encrypted, whatever the server had before [PII-11] [OUR-392] [OUR-932]', async () => {
    await leaveTraces({ pacs, id });
    expect(await findTraces(db())).toEqual([
      'export_part',
      'import',
      'import_part',
      'import_picture',
      'mwl_item',
      'patient',
      'patient_alert',
      'reading_assignment',
      'test',
    ]);
    await turnOnZeroPii(pacs.lane.server);
    // as the browser of an admin does it, a page after the other
    for (;;) {
      const { results } = (await oga.call('listPatients', { query: { is_encrypted: 'false', limit: '50' } })).body;
      if (results.length === 0) break;
      for (const { id: one, ...row } of results) {
        const facts = Object.fromEntries(Object.keys(TRACED).map((field) => [field, row[field]]));
        expect((await oga.call('updatePatient', { params: { id: one }, body: sealed(facts, one) })).status).toBe(200);
      }
    }
    expect(await findTraces(db())).toEqual([]);
    // once, with the last patient
    expect(await db().$count(job, eq(job.queue, ERASURES))).toBe(1);
    const [kept] = (await doctor.call('listImports', { query: { patient: id } })).body;
    expect(kept).toMatchObject({ test_report: '', has_extracted_report: false, extraction_status: 'SUCCEEDED' });
    const named = and(eq(exportTask.isNamed, true), eq(exportTask.status, 'FINISHED'));
    expect([await db().$count(exportTask, named), await db().$count(exportPart)]).toEqual([0, 0]);
    expect((await doctor.call('listPatientChanges', { params: { id } })).body).toEqual([]);
  });

  it('are no longer stored: tests at home send no notices, and worklists are stored without names [PII-11] [OUR-392]', async () => {
    const refused = await order({ patient_email: TRACED.email, patient_phone: TRACED.phone });
    expect(Object.keys(refused.body.fields)).toEqual(['patient_email', 'patient_phone']);
    const { body: ordered } = await order({});
    const [row] = await db().select().from(test).where(eq(test.id, ordered.id));
    expect(row).toMatchObject({ patientId: id, noticeDue: null });
    await free();

    const asked = await pacs.ask({ patient_last_name: 'Quill' });
    expect(Object.keys(asked.body.fields)).toEqual(['patient_last_name']);
    const { results } = await pacs.found();
    expect(results?.length).toBeGreaterThan(0);
    for (const item of results ?? []) {
      expect(item).not.toHaveProperty('patient_name');
      expect(item).not.toHaveProperty('patient_birth_date');
      expect(item.patient_id).toBeTruthy();
    }
    const made = await doctor.call('createPatient', { body: { ...TRACED, doctor_id } });
    expect(made.status).toBe(400);
    expect(await findTraces(db())).toEqual([]);
  });

  it('are not restored by undoing the move of a test [OUR-392]', async () => {
    const [from, to] = [await create(sealedNew(TRACED)), await create(sealedNew(TRACED))];
    const { body: ordered } = await order({ patient: to.id });
    await free();
    const options = sql`${test.options} || '{"patient_email": "home@quillfeather.example"}'::jsonb`;
    const [moved] = await db().update(test).set({ options }).where(eq(test.id, ordered.id)).returning();
    const { id: testId, officeGroupId, officeId } = moved!;
    const before = {
      tests: [{ id: testId, officeId, bundleId: null, bundleIndex: null }],
      bundles: [],
      customBundles: [],
    };
    const [change] = await db()
      .insert(patientChange)
      .values({ officeGroupId, kind: 'move', fromId: from.id, toId: to.id, before })
      .returning();
    expect(await findTraces(db())).toEqual(['test']);
    expect((await doctor.call('undoPatientChange', { params: { id: change!.id } })).status).toBe(200);
    expect(await findTraces(db())).toEqual([]);
  });

  it('of an unencrypted patient cannot be merged [OUR-392]', async () => {
    const [one] = await db().select().from(patient).where(eq(patient.id, pacs.lane.people.patient));
    const plain = { firstName: 'Zsófia', isEncrypted: false };
    await db().update(patient).set(plain).where(eq(patient.id, one!.id));
    const merge = await doctor.call('mergePatient', { params: { id: one!.id }, body: { patient: id } });
    expect([merge.status, merge.body.name]).toEqual([409, 'ZeroPii']);
    const encrypted_pii = { first_name: ciphertext({ patient: one!.id, version: 2 }) };
    await oga.call('updatePatient', { params: { id: one!.id }, body: { is_encrypted: true, encrypted_pii } });
    const again = await doctor.call('mergePatient', { params: { id: one!.id }, body: { patient: id } });
    expect(again.status).toBe(204);
  });
});
