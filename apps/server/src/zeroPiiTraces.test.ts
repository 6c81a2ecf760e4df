import { dayAfter, today } from '@isopter/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  device,
  exportPart,
  exportTask,
  importedReport,
  importPicture,
  patient,
  patientChange,
  test,
} from './db/schema.ts';
import { file, form, of } from './fakes/importForm.ts';
import { FAST } from './fakes/lane.ts';
import { type PacsLane, startPacsLane } from './fakes/pacs.ts';
import { type Browser, ENGINES } from './fakes/server.ts';
import { ciphertext, sealed, sealedNew, turnOnZeroPii } from './fakes/zeroPii.ts';

const PLAIN = {
  first_name: 'Zsófia',
  last_name: 'Quillfeather',
  date_of_birth: '1911-11-29',
  email: 'zsofia@quillfeather.example',
  phone: '+15075550987',
};
/** Whatever tells of the person, in lower case; the last one as files are written out. */
const TRACES = [
  'quillfeather',
  'zsófia',
  'zsofia',
  '1911-11-29',
  '19111129',
  '5075550987',
  Buffer.from('uillfeather').toString('hex'),
];

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
  const create = async (over: object = PLAIN) =>
    (await doctor.call('createPatient', { body: { patient_id_number: 'Q-1', doctor_id, ...over } })).body;
  const setting = () => ({ ...pacs.lane.people, patient: id, device: pacs.lane.deviceId, language: 'en' });
  const order = (over: object) => doctor.call('createTest', { body: { status: 1, ...setting(), ...FAST, ...over } });
  const free = () => db().update(device).set({ testId: null }).where(eq(device.id, pacs.lane.deviceId));

  /** The tables in whose rows, files among them, something of the person stands. */
  async function traces(): Promise<string[]> {
    const found = new Set<string>();
    const tables = await db()
      .select({ name: sql<string>`table_name` })
      .from(sql`information_schema.tables`)
      .where(sql`table_schema = 'public' and table_type = 'BASE TABLE'`);
    expect(tables.length).toBeGreaterThan(30);
    for (const { name } of tables) {
      const rows = await db()
        .select({ said: sql<string>`lower(one::text)` })
        .from(sql`${sql.identifier(name)} one`);
      if (rows.some(({ said }) => TRACES.some((trace) => said.includes(trace)))) found.add(name);
    }
    return [...found].toSorted();
  }

  /** What the server has of the person before: each thing it can have. */
  async function leaveTraces(): Promise<void> {
    await db().update(device).set({ deviceType: 'H' }).where(eq(device.id, pacs.lane.deviceId));
    const reached = { patient_email: 'home@quillfeather.example', patient_phone: PLAIN.phone };
    const { body: ordered } = await order(reached);
    await free();
    await doctor.call('createTestBundle', { body: { ...setting(), test_descriptions: [FAST], ...reached } });
    await free();
    const recurring = {
      patient: id,
      period_in_days: 7,
      end_date: dayAfter(today('America/Chicago'), 60),
      test: ordered.id,
    };
    expect((await doctor.call('createSchedule', { body: recurring })).status).toBe(200);
    const merged = await create({ ...PLAIN, patient_id_number: 'Q-2', first_name: 'Zsofia' });
    const mergedBefore = await create({ ...PLAIN, patient_id_number: 'Q-3' });
    for (const [from, to] of [
      [mergedBefore.id, merged.id],
      [merged.id, id],
    ]) {
      expect((await doctor.call('mergePatient', { params: { id: from }, body: { patient: to } })).status).toBe(204);
    }
    // one test of theirs, and one of nobody, come from a worklist
    const worklist = { poolId: crypto.randomUUID(), study: null, accession: 'AC-1', patientId: 'Q-1' };
    const said = { ...worklist, patientName: 'Quillfeather^Zsófia', patientBirthDate: PLAIN.date_of_birth };
    await db().update(test).set({ worklist: said }).where(eq(test.id, ordered.id));
    const [{ id: _, ...like } = {} as never] = await db().select().from(test).where(eq(test.id, ordered.id));
    await db()
      .insert(test)
      .values({ ...like, patientId: null, scheduleId: null, status: 'finished' });
    await pacs.found();
    await db().execute(
      sql`update mwl_item set item = jsonb_set(item, '{texts,patient_name}', '"Quillfeather^Zsófia"')`,
    );
    // a report of another device that was read, and one that waits
    const { body, headers } = form(of(id), file(Buffer.from('%PDF-1.7 Quillfeather'), 'Quillfeather.pdf'));
    for (let number = 0; number < 2; number += 1) {
      expect((await doctor.send('POST', '/api/tests-external/', body, headers)).status).toBe(200);
    }
    const [read] = await db().select().from(importedReport).where(eq(importedReport.patientId, id));
    await db().update(importedReport).set({ status: 'SUCCEEDED' }).where(eq(importedReport.id, read!.id));
    const content = Buffer.from('Quillfeather');
    await db().insert(importPicture).values({ importId: read!.id, pageId: 1, index: 1, content });
    // a file of an export, and one that is being made
    const { officeGroupId, accountId } = read!;
    const parameters = { test_strategy: 'AVA_FAST', test_protocol: '24-2' } as never;
    for (const status of ['FINISHED', 'STARTED'] as const) {
      const named = { officeGroupId, accountId, parameters, host: 'localhost', status, isNamed: true };
      const [task] = await db().insert(exportTask).values(named).returning();
      await db().insert(exportPart).values({ taskId: task!.id, attempt: 1, number: 0, content });
    }
  }

  it('are in no table once they are encrypted, whatever the server had before [PII-11] [OUR-392]', async () => {
    await leaveTraces();
    expect(await traces()).toEqual([
      'export_part',
      'import',
      'import_part',
      'import_picture',
      'mwl_item',
      'patient',
      'test',
    ]);
    await turnOnZeroPii(pacs.lane.server);
    // as the browser of an admin does it, a page after the other
    for (;;) {
      const { results } = (await oga.call('listPatients', { query: { is_encrypted: 'false', limit: '50' } })).body;
      if (results.length === 0) break;
      for (const { id: one, ...row } of results) {
        const facts = Object.fromEntries(Object.keys(PLAIN).map((field) => [field, row[field]]));
        expect((await oga.call('updatePatient', { params: { id: one }, body: sealed(facts, one) })).status).toBe(200);
      }
    }
    expect(await traces()).toEqual([]);
    const [kept] = (await doctor.call('listImports', { query: { patient: id } })).body;
    expect(kept).toMatchObject({ test_report: '', has_extracted_report: false, extraction_status: 'SUCCEEDED' });
    const named = and(eq(exportTask.isNamed, true), eq(exportTask.status, 'FINISHED'));
    expect([await db().$count(exportTask, named), await db().$count(exportPart)]).toEqual([0, 0]);
    expect((await doctor.call('listPatientChanges', { params: { id } })).body).toEqual([]);
  });

  it('come to none any more: tests at home tell nobody, and worklists are kept without names [PII-11] [OUR-392]', async () => {
    const refused = await order({ patient_email: PLAIN.email, patient_phone: PLAIN.phone });
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
    const made = await doctor.call('createPatient', { body: { ...PLAIN, doctor_id } });
    expect(made.status).toBe(400);
    expect(await traces()).toEqual([]);
  });

  it('do not come back with a test whose move is undone [OUR-392]', async () => {
    const [from, to] = [await create(sealedNew(PLAIN)), await create(sealedNew(PLAIN))];
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
    expect(await traces()).toEqual(['test']);
    expect((await doctor.call('undoPatientChange', { params: { id: change!.id } })).status).toBe(200);
    expect(await traces()).toEqual([]);
  });

  it('of somebody not encrypted yet are merged into nobody [OUR-392]', async () => {
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
