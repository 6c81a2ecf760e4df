import { randomUUID } from 'node:crypto';
import { IMPORT_BYTES_MAX, type ImportItem, LIVE_CLOSE } from '@isopter/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { importedReport, importPart, importPicture, officeGroup, patient } from '../../platform/db/schema.ts';
import { file, form, of, part } from '../../../test/support/printedReports/importForm.ts';
import { printedField } from '../../../test/support/printedReports/printedField.ts';
import { overview } from '../../../test/support/printedReports/overview.ts';
import { sampleField } from '../../../test/support/printedReports/sampleField.ts';
import { wordsOfSheet } from '../../../test/support/printedReports/sheet.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { claimImport, endImports } from './claim.ts';
import type { ImportWork } from './read.ts';
import type { ReadingOutcome } from './reader.ts';
import { readReport } from './reading/readReport.ts';
import { DEMO_OFFICE_GROUP } from '../../edge/seed/people.ts';

const PDF = Buffer.from('%PDF-1.7 a report');
const TODAY = '2026-11-26';
/** The reports of this file have no names. */
const REASON = { identity_reason: 'The device prints no names.' };
const JPEG = Buffer.from('\xff\xd8\xff a picture', 'latin1');
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
/** Summarizes a message of the socket in a word or two. */
const said = ({ type, item, upload_id = '' }: { type: string; item?: ImportItem; upload_id?: string }) =>
  item ? item.extraction_status : `${type} ${upload_id}`;

describe.each(ENGINES)('imported reports on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  let patients: string[];
  /** The result of reading the next files; by default one field without unsure values. */
  let outcome: ReadingOutcome | 'never' | undefined;
  let cutShort: ((outcome: ReadingOutcome) => void) | undefined;
  const WHOLE: ReadingOutcome = { reading: readReport([printedField()], TODAY) };
  const reader: ImportWork['reader'] = {
    read: () =>
      outcome === 'never' ? new Promise((resolve) => (cutShort = resolve)) : Promise.resolve(outcome ?? WHOLE),
    crops: (_file, boxes) => Promise.resolve({ pictures: boxes.map(({ page_id }) => Uint8Array.of(7, page_id)) }),
    asPdf: (picture) => Promise.resolve({ pdf: Buffer.concat([Buffer.from('%PDF-made of '), picture]) }),
    checkDicom: () => Promise.resolve({ problem: null }),
    close: () => Promise.resolve(cutShort?.({ failure: 'closed' })),
  };
  beforeAll(async () => {
    server = await startServer(engine, 'large', undefined, { reader });
    doctor = await signIn(server, 'doctor');
    const { results } = (await doctor.call('listPatients', { query: { limit: '10' } })).body;
    patients = results.map(({ id }: { id: string }) => id);
  });
  afterAll(() => server.close());

  const upload = (content: Uint8Array = PDF, name?: string, who = doctor, id = patients[0]!) =>
    who.call('createImport', form(of(id), file(content, name)));
  const get = async (id: string): Promise<ImportItem> => (await doctor.call('getImport', { params: { id } })).body;
  const read = async (id: string): Promise<ImportItem> =>
    eventually(async () => {
      const item = await get(id);
      expect(['SUCCEEDED', 'FAILED']).toContain(item.extraction_status);
      return item;
    });
  const prefer = (preferences: object) =>
    server.store.db
      .update(officeGroup)
      .set({ preferences: sql`${officeGroup.preferences} || ${JSON.stringify(preferences)}::jsonb` })
      .where(eq(officeGroup.name, DEMO_OFFICE_GROUP));
  const count = () => server.store.db.$count(importedReport);

  it('are stored as they were uploaded, read, and handed out again [REP-12] (of SRV-06)', async () => {
    outcome = undefined;
    const large = Buffer.concat([PDF, Buffer.alloc(100_000, 'x')]);
    const made = await upload(large, 'Über den Fall.pdf');
    expect(made).toMatchObject({
      status: 200,
      body: {
        patient: patients[0],
        test_report: 'Über den Fall.pdf',
        extraction_status: 'NOT_STARTED',
        extraction_verified: false,
        has_extracted_report: true,
      },
    });
    const item = await read(made.body.upload_id);
    expect(item).toMatchObject({
      extraction_status: 'SUCCEEDED',
      group: 'PERIMETRY',
      protocol: '24-2',
      test_date: '2024-02-20',
      low_confidence_sensitivities: [],
      error: null,
    });
    expect(item.extracted_data?.['thresholds']).toHaveLength(54);
    const listed = (await doctor.call('listImports', { query: { patient: patients[0]! } })).body;
    expect(listed).toEqual([item]);
    const { app } = server;
    const answer = await app.inject({
      url: `/api/tests-external/${item.upload_id}/report/`,
      cookies: doctor.cookies,
    });
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain('Uber den Fall.pdf');
    expect(answer.rawPayload.equals(large)).toBe(true);
  });

  it('that are pictures have a PDF once they are read [REP-12]', { tags: '@all' }, async () => {
    const made = await upload(JPEG, 'scan.JPG');
    expect(made.body.has_extracted_report).toBe(false);
    const item = await read(made.body.upload_id);
    expect(item.has_extracted_report).toBe(true);
    const answer = await server.app.inject({
      url: `/api/tests-external/${item.upload_id}/report/`,
      cookies: doctor.cookies,
    });
    expect(answer.rawPayload.toString('latin1')).toBe(`%PDF-made of ${JPEG.toString('latin1')}`);
    expect(answer.headers['content-disposition']).toContain('"scan.pdf"');
  });

  it.each<[string, () => Buffer[], number, string | undefined]>([
    ['that is empty', () => [of(patients[0]!), file(Buffer.alloc(0))], 400, 'test_report'],
    ['of another type', () => [of(patients[0]!), file(Buffer.from('GIF89a'), 'report.pdf')], 400, 'test_report'],
    ['whose extension is of another type', () => [of(patients[0]!), file(PDF, 'scan.jpg')], 400, 'test_report'],
    ['without an extension', () => [of(patients[0]!), file(PDF, 'report')], 400, 'test_report'],
    ['without a patient', () => [file(PDF)], 400, 'patient'],
    ['of nobody', () => [of(randomUUID()), file(PDF)], 400, 'patient'],
    ['of something that is no id', () => [of("' or 1=1"), file(PDF)], 400, 'patient'],
    ['that is not there', () => [of(patients[0]!)], 400, 'test_report'],
    ['beside another field', () => [of(patients[0]!), part('name="group"', 'x'), file(PDF)], 413, undefined],
    ['beside another file', () => [of(patients[0]!), file(PDF), file(PDF)], 413, undefined],
    [
      'that is too large',
      () => [of(patients[0]!), file(Buffer.concat([PDF, Buffer.alloc(IMPORT_BYTES_MAX)]))],
      413,
      undefined,
    ],
  ])(
    'are refused of a file %s, and leave nothing behind [OUR-834]',
    { tags: '@all' },
    async (_, parts, status, field) => {
      const [before, pieces] = [await count(), await server.store.db.$count(importPart)];
      const answer = await doctor.call('createImport', form(...parts()));
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([status, field ? [field] : []]);
      expect([await count(), await server.store.db.$count(importPart)]).toEqual([before, pieces]);
    },
  );

  it('need review if more values are unsure than the preferences allow [IMP-09]', async () => {
    outcome = { reading: readReport([printedField({ missing: [3, 20] })], TODAY) };
    const tooMany = await read((await upload()).body.upload_id);
    expect(tooMany).toMatchObject({ extraction_status: 'FAILED', error: null });
    expect(tooMany.low_confidence_sensitivities.map(({ value }) => value)).toEqual([null, null]);
    await prefer({ max_external_low_confidence_sensitivities: 2 });
    const few = await read((await upload()).body.upload_id);
    expect(few.extraction_status).toBe('SUCCEEDED');
    await prefer({ max_external_low_confidence_sensitivities: 0 });
  });

  it('are verified with the unsure values, each of which has its picture (of IMP-05)', { tags: '@all' }, async () => {
    outcome = { reading: readReport([printedField({ missing: [3] })], TODAY) };
    const { upload_id: id, low_confidence_sensitivities: unsure } = await read((await upload()).body.upload_id);
    const [{ page_id, index } = { page_id: 0, index: 0 }] = unsure;
    const image = await server.app.inject({
      url: `/api/tests-external/${id}/sensitivity-image/?page_id=${page_id}&index=${index}`,
      cookies: doctor.cookies,
    });
    expect([image.headers['content-type'], [...image.rawPayload]]).toEqual(['image/png', [7, page_id]]);
    const none = await doctor.call('getSensitivityImage', { params: { id }, query: { page_id: '1', index: '0' } });
    expect(none.status).toBe(404);
    const updated_sensitivities = [{ page_id, index, value: 17 }];
    const body = { group: 'PERIMETRY', protocol: '24-2', test_date: '2024-02-21', updated_sensitivities, ...REASON };
    expect((await doctor.call('updateImport', { params: { id }, body })).status).toBe(204);
    expect(await get(id)).toMatchObject({
      extraction_verified: true,
      test_date: '2024-02-21',
      low_confidence_sensitivities: [{ page_id, index, value: 17 }],
    });
  });

  it('of several examinations on a page become an import each, with the file [OUR-468]', async () => {
    const fields = [-4, -14, -24].map((depth, at) => sampleField({ depth, seed: at + 1 }));
    outcome = { reading: readReport([wordsOfSheet(overview(fields))], TODAY) };
    const { upload_id: id } = await read((await upload(PDF, 'overview.pdf', doctor, patients[5])).body.upload_id);
    const listed: ImportItem[] = (await doctor.call('listImports', { query: { patient: patients[5]! } })).body;
    expect(listed.map(({ test_date, extraction_status }) => `${test_date} ${extraction_status}`).toSorted()).toEqual([
      '2020-01-20 SUCCEEDED',
      '2021-02-20 SUCCEEDED',
      '2022-03-20 SUCCEEDED',
    ]);
    expect(listed.map((item) => item.extracted_data?.thresholds.length)).toEqual([54, 54, 54]);
    expect((await doctor.call('deleteImport', { params: { id } })).status).toBe(204);
    const others = listed.filter((item) => item.upload_id !== id);
    for (const other of others) {
      const url = `/api/tests-external/${other.upload_id}/report/`;
      const answer = await server.app.inject({ url, cookies: doctor.cookies });
      expect(answer.rawPayload.equals(PDF)).toBe(true);
    }
  });

  it('that cannot be read say why, and can be resolved by hand', { tags: '@all' }, async () => {
    outcome = { failure: 'unreadable' };
    const { upload_id: id, ...item } = await read((await upload()).body.upload_id);
    expect(item).toMatchObject({ extraction_status: 'FAILED', error: 'unreadable', extracted_data: null });
    const body = { group: 'OTHER', protocol: 'OCT', test_date: '2024-02-21', updated_sensitivities: [], ...REASON };
    expect((await doctor.call('updateImport', { params: { id }, body })).status).toBe(204);
    expect(await get(id)).toMatchObject({ extraction_verified: true, group: 'OTHER', protocol: 'OCT' });
  });

  it(
    'are read by one server, by another after a claim that ran out, and three times at most (of SRV-06)',
    { tags: '@all' },
    async () => {
      outcome = 'never';
      const { upload_id: id } = (await upload()).body;
      await eventually(async () => expect((await get(id)).extraction_status).toBe('IN_PROGRESS'));
      const { db } = server.store;
      const refused = await doctor.call('updateImport', {
        params: { id },
        body: { group: 'COVER', protocol: null, test_date: '2024-02-21', updated_sensitivities: [] },
      });
      expect(refused.status).toBe(409);
      expect(await claimImport(db, later(5))).toBeUndefined();
      expect(await claimImport(db, later(11))).toMatchObject({ id, attempts: 2 });
      expect(await claimImport(db, later(30))).toMatchObject({ id, attempts: 3 });
      expect(await claimImport(db, later(60))).toBeUndefined();
      expect(await endImports(db, later(60))).toMatchObject([{ id, status: 'FAILED' }]);
      outcome = undefined;
      await server.restart();
    },
  );

  it('that came to no end are in no list, and are removed (of SRV-06)', async () => {
    const { db } = server.store;
    const before = (await doctor.call('listImports', { query: { patient: patients[1]! } })).body;
    const [owner] = await db.select().from(patient).where(eq(patient.id, patients[1]!));
    const [made] = await db.select().from(importedReport).limit(1);
    const { accountId, officeGroupId } = made!;
    const row = { accountId, officeGroupId, officeId: owner!.officeId, patientId: owner!.id, name: 'a', type: 'b' };
    const [open] = await db.insert(importedReport).values(row).returning();
    expect((await doctor.call('listImports', { query: { patient: patients[1]! } })).body).toEqual(before);
    expect((await doctor.call('getImport', { params: { id: open!.id } })).status).toBe(404);
    await endImports(db, new Date(Date.now() + 1_000));
    expect(await db.$count(importedReport, eq(importedReport.id, open!.id))).toBe(0);
  });

  it('are deleted with the file and all that was read of it [OUR-355]', async () => {
    const { db } = server.store;
    outcome = { reading: readReport([printedField({ missing: [3] })], TODAY) };
    const { upload_id: id } = await read((await upload(JPEG, 'scan.jpg')).body.upload_id);
    expect((await doctor.call('deleteImport', { params: { id } })).status).toBe(204);
    expect((await doctor.call('getImport', { params: { id } })).status).toBe(404);
    expect(await db.$count(importPart, eq(importPart.importId, id))).toBe(0);
    expect(await db.$count(importPicture, eq(importPicture.importId, id))).toBe(0);
  });

  it('move with a merged patient, and back when the merge is undone', async () => {
    outcome = undefined;
    const [from = '', to = ''] = patients.slice(3);
    const { upload_id: id } = (await upload(PDF, undefined, doctor, from)).body;
    await doctor.call('mergePatient', { params: { id: from }, body: { patient: to } });
    expect((await get(id)).patient).toBe(to);
    const [change] = (await doctor.call('listPatientChanges', { params: { id: to } })).body;
    expect((await doctor.call('undoPatientChange', { params: { id: change.id } })).status).toBe(200);
    expect((await get(id)).patient).toBe(from);
  });

  it('are refused if names are not stored; existing ones have no name (of OUR-354)', { tags: '@all' }, async () => {
    const { upload_id: id } = await read((await upload()).body.upload_id);
    for (const mode of ['enable_zero_pii', 'disable_pi']) {
      await prefer({ [mode]: true });
      const before = await count();
      expect((await upload()).status).toBe(403);
      expect(await count()).toBe(before);
      expect((await doctor.call('downloadImport', { params: { id } })).status).toBe(403);
      expect((await get(id)).test_report).toBe('');
      await prefer({ [mode]: false });
    }
  });

  it('offer the kinds of reports, with OTHER', async () => {
    const groups = (await doctor.call('listImportGroups')).body;
    const valuesOf = (group: string) => groups.find((one: { value: string }) => one.value === group)?.protocols;
    const protocols = valuesOf('PERIMETRY').map(({ value }: { value: string }) => value);
    expect(protocols).toEqual(expect.arrayContaining(['24-2', '30-2', '10-2', 'OTHER']));
    expect(new Set(protocols).size).toBe(protocols.length);
    expect([valuesOf('OTHER'), valuesOf('COVER')]).toEqual([[], []]);
  });

  it('are sent over the socket when they change, until the session ends (of IMP-03)', { tags: '@all' }, async () => {
    outcome = undefined;
    const address = await server.listen();
    const nurse = await signIn(server, 'operator');
    const cookie = Object.entries(nurse.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const url = `${address.replace('http', 'ws')}/live/tests_external/${patients[2]}`;
    const socket = new WebSocket(url, { headers: { cookie, origin: address } });
    const told: string[] = [];
    socket.on('message', (data) => told.push(said(JSON.parse((data as Buffer).toString()))));
    await new Promise((resolve) => socket.once('open', resolve));
    const { upload_id: id } = (await upload(PDF, undefined, doctor, patients[2])).body;
    await read(id);
    await doctor.call('deleteImport', { params: { id } });
    await eventually(() => expect(told.at(-1)).toBe(`removed ${id}`));
    expect(told).toEqual(expect.arrayContaining(['SUCCEEDED', `removed ${id}`]));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await nurse.call('signOut');
    expect(await closed).toBe(LIVE_CLOSE.signedOut);
  });
});
