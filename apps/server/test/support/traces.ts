import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayAfter, today } from '@isopter/contract';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import {
  device,
  exportPart,
  exportTask,
  importedReport,
  importPicture,
  test,
  readingAssignment,
} from '../../src/platform/db/schema.ts';
import type { Db } from '../../src/platform/db/store.ts';
import { file, form, of } from './printedReports/importForm.ts';
import { FAST } from './lane.ts';
import type { PacsLane } from './dicom/pacs.ts';

/** The patient whose traces are searched. */
export const TRACED = {
  first_name: 'Zsófia',
  last_name: 'Quillfeather',
  date_of_birth: '1911-11-29',
  email: 'zsofia@quillfeather.example',
  phone: '+15075550987',
  ideographic_name: '翠羽^祖菲',
  phonetic_name: 'すいは^ぞふぃ',
};
/** Whatever tells of the person, in lower case; the last one as files are written out. */
const TRACES = [
  'quillfeather',
  'zsófia',
  'zsofia',
  '1911-11-29',
  '19111129',
  '5075550987',
  '翠羽',
  '祖菲',
  'すいは',
  Buffer.from('uillfeather').toString('hex'),
];

/** Returns the files of a folder in which something of the person is. */
export async function findTracesInFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const written = [TRACED.first_name, TRACED.last_name];
  const traces = [...TRACES, ...written, ...written.map((name) => name.toUpperCase())].map((trace) =>
    Buffer.from(trace),
  );
  const found: string[] = [];
  for (const file of files) {
    const content = await readFile(file);
    if (traces.some((trace) => content.includes(trace))) found.push(file.slice(folder.length));
  }
  return found;
}

/** Returns the tables in whose rows, files among them, something of the person stands. */
export async function findTraces(db: Db): Promise<string[]> {
  const found = new Set<string>();
  const tables = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public' and table_type = 'BASE TABLE'`);
  expect(tables.length).toBeGreaterThan(30);
  for (const { name } of tables) {
    const rows = await db.select({ said: sql<string>`lower(one::text)` }).from(sql`${sql.identifier(name)} one`);
    if (rows.some(({ said }) => TRACES.some((trace) => said.includes(trace)))) found.add(name);
  }
  return [...found].toSorted();
}

export interface Traced {
  pacs: PacsLane;
  /** The patient, who has the data of {@link TRACED}. */
  id: string;
}

/** Makes each thing that a server can have of a person in plain, beside the patient. */
export async function leaveTraces({ pacs, id }: Traced): Promise<void> {
  const { doctor } = pacs;
  const { db } = pacs.lane.server.store;
  const doctor_id = pacs.lane.people.doctor;
  const create = async (over: object) =>
    (await doctor.call('createPatient', { body: { patient_id_number: 'Q-1', doctor_id, ...over } })).body;
  const setting = { ...pacs.lane.people, patient: id, device: pacs.lane.deviceId, language: 'en' };
  const order = (over: object) => doctor.call('createTest', { body: { status: 1, ...setting, ...FAST, ...over } });
  const free = () => db.update(device).set({ testId: null }).where(eq(device.id, pacs.lane.deviceId));
  await db.update(device).set({ deviceType: 'H' }).where(eq(device.id, pacs.lane.deviceId));
  const reached = { patient_email: 'home@quillfeather.example', patient_phone: TRACED.phone };
  const { body: ordered } = await order(reached);
  await free();
  await doctor.call('createTestBundle', { body: { ...setting, test_descriptions: [FAST], ...reached } });
  await free();
  const recurring = {
    patient: id,
    period_in_days: 7,
    end_date: dayAfter(today('America/Chicago'), 60),
    test: ordered.id,
  };
  expect((await doctor.call('createSchedule', { body: recurring })).status).toBe(200);
  for (const kind of ['DIAGNOSIS', 'ALLERGY']) {
    const alert = { params: { id }, body: { kind, text: 'Quillfeather told us' } };
    expect((await doctor.call('addPatientAlert', alert)).status).toBe(200);
  }
  const merged = await create({ ...TRACED, patient_id_number: 'Q-2', first_name: 'Zsofia' });
  const mergedBefore = await create({ ...TRACED, patient_id_number: 'Q-3' });
  for (const [from, to] of [
    [mergedBefore.id, merged.id],
    [merged.id, id],
  ]) {
    expect((await doctor.call('mergePatient', { params: { id: from }, body: { patient: to } })).status).toBe(204);
  }
  // one test of theirs, and one of nobody, come from a worklist
  const worklist = { poolId: crypto.randomUUID(), study: null, accession: 'AC-1', patientId: 'Q-1' };
  const said = { ...worklist, patientName: 'Quillfeather^Zsófia=翠羽^祖菲', patientBirthDate: TRACED.date_of_birth };
  await db.update(test).set({ worklist: said }).where(eq(test.id, ordered.id));
  const [{ id: _, ...like } = {} as never] = await db.select().from(test).where(eq(test.id, ordered.id));
  await db.insert(test).values({ ...like, patientId: null, scheduleId: null, status: 'finished' });
  await pacs.found();
  await db.execute(sql`update mwl_item set item = jsonb_set(item, '{texts,patient_name}', '"Quillfeather^Zsófia"')`);
  // a report of another device that was read, and one that waits
  const { body, headers } = form(of(id), file(Buffer.from('%PDF-1.7 Quillfeather'), 'Quillfeather.pdf'));
  for (let number = 0; number < 2; number += 1) {
    expect((await doctor.send('POST', '/api/tests-external/', body, headers)).status).toBe(200);
  }
  const [read] = await db.select().from(importedReport).where(eq(importedReport.patientId, id));
  await db.update(importedReport).set({ status: 'SUCCEEDED' }).where(eq(importedReport.id, read!.id));
  const content = Buffer.from('Quillfeather');
  await db.insert(importPicture).values({ importId: read!.id, pageId: 1, index: 1, content });
  // a file of an export, and one that is being made
  const { officeGroupId, accountId } = read!;
  const note = 'Quillfeather was tired';
  await db.insert(readingAssignment).values({ testId: ordered.id, toId: accountId, byId: accountId, note });
  const parameters = { test_strategy: 'AVA_FAST', test_protocol: '24-2' } as never;
  // the job of exports leaves both alone until then
  const due = new Date(Date.now() + 24 * 60 * 60_000);
  for (const status of ['FINISHED', 'STARTED'] as const) {
    const named = { due, officeGroupId, accountId, parameters, host: 'localhost', status, isNamed: true };
    const [task] = await db.insert(exportTask).values(named).returning();
    await db.insert(exportPart).values({ taskId: task!.id, attempt: 1, number: 0, content });
  }
}
