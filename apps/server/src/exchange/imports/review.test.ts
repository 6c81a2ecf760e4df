import type { ImportItem, ImportUpdate } from '@isopter/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit, importedReport, officeGroup, patient } from '../../platform/db/schema.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { file, form, of } from '../../../test/support/printedReports/importForm.ts';
import { readReportOf } from '../../../test/support/printedReports/readReport.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { DEMO_OFFICE_GROUP } from '../../edge/seed/people.ts';
import type { ReadReport } from './reading/readReport.ts';
import type { ReportReader } from './reader.ts';

const PDF = Buffer.from('%PDF-1.7 a report');

describe.each(ENGINES)('the review of an imported report on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  let other: Browser;
  let owner: typeof patient.$inferSelect;
  let reading: ReadReport;
  const reader: ReportReader = {
    read: () => Promise.resolve({ reading }),
    crops: (_file, boxes) =>
      Promise.resolve(
        boxes.some(({ page_id }) => page_id > 1)
          ? { failure: 'unreadable' }
          : { pictures: boxes.map(({ box }) => Uint8Array.of(8, box.width)) },
      ),
    asPdf: () => Promise.resolve({ pdf: null }),
    checkDicom: () => Promise.resolve({ problem: null }),
    close: () => Promise.resolve(),
  };
  beforeAll(async () => {
    server = await startServer(engine, 'large', undefined, { reader });
    [doctor, other] = [await signIn(server, 'doctor'), await signIn(server, 'operator')];
    const { results } = (await doctor.call('listPatients', { query: { limit: '1' } })).body;
    [owner] = (await server.store.db
      .update(patient)
      .set({ firstName: 'Zoë', lastName: 'O’Neil-Müller', dateOfBirth: '1951-03-04', patientIdNumber: 'A-0042' })
      .where(eq(patient.id, results[0].id))
      .returning()) as [typeof patient.$inferSelect];
  });
  afterAll(() => server.close());
  beforeEach(() => {
    reading = readReportOf({});
  });

  /** Uploads a report that is read as `reading`. */
  const imported = async (): Promise<ImportItem> => {
    const { body } = await doctor.call('createImport', form(of(owner.id), file(PDF)));
    return eventually(async () => {
      const item: ImportItem = (await doctor.call('getImport', { params: { id: body.upload_id } })).body;
      expect(['SUCCEEDED', 'FAILED']).toContain(item.extraction_status);
      return item;
    });
  };
  const get = async (id: string): Promise<ImportItem> => (await doctor.call('getImport', { params: { id } })).body;
  const update = async (id: string, more: Partial<ImportUpdate> = {}, who = doctor) => {
    const described = { group: 'PERIMETRY', protocol: '24-2', test_date: '2024-02-20', updated_sensitivities: [] };
    const { status, body } = await who.call('updateImport', { params: { id }, body: { ...described, ...more } });
    return { status, fields: Object.keys(body?.fields ?? {}), name: body?.name };
  };
  const changes = async (id: string) => (await doctor.call('listImportChanges', { params: { id } })).body;
  const confirmations = (id: string) =>
    server.store.db
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'confirmImportIdentity')))
      .then((rows) => rows.filter(({ objectIds }) => objectIds.includes(id)));

  it.each([
    ['in another order, without accents', { name: 'ONEIL MULLER ZOE' }],
    ['with an id number without punctuation', { patientId: 'a0042' }],
    ['without an id number', { patientId: null }],
    ['without a date of birth', { birthDate: null }],
  ])('needs no reason if the identity matches the patient, %s [OUR-472]', async (_, identity) => {
    reading = readReportOf(identity);
    const { upload_id: id } = await imported();
    expect((await update(id)).status).toBe(204);
    expect(await confirmations(id)).toEqual([]);
    expect(await changes(id)).toMatchObject([{ version: 1, identity_reason: null }]);
  });

  it.each([
    ['the name of somebody else', { name: 'Doe, Test' }],
    ['another date of birth', { birthDate: '1951-04-03' }],
    ['another id number', { patientId: 'A-0043' }],
    ['a name alone', { birthDate: null, patientId: null }],
    ['nothing', { name: null, birthDate: null, patientId: null }],
  ])('needs a reason if the report has %s [OUR-472]', async (_, identity) => {
    reading = readReportOf(identity);
    const { upload_id: id } = await imported();
    expect(await update(id)).toMatchObject({ status: 400, fields: ['identity_reason'] });
    expect(await update(id, { identity_reason: '   ' })).toMatchObject({ status: 400 });
    expect(await get(id)).toMatchObject({ extraction_verified: false, version: 0 });
    expect((await update(id, { identity_reason: 'Married since.' })).status).toBe(204);
    const [row] = await confirmations(id);
    expect(row).toMatchObject({ actorKind: 'account', patientIds: [owner.id], result: 200 });
    expect(await changes(id)).toMatchObject([
      { version: 1, identity_reason: 'Married since.', by: { id: row!.actorId } },
    ]);
  });

  it('accepts the id number of a patient who was merged into this one [OUR-472]', async () => {
    const { results } = (await doctor.call('listPatients', { query: { limit: '5' } })).body;
    const from = results.at(-1).id as string;
    await server.store.db.update(patient).set({ patientIdNumber: 'OLD-7' }).where(eq(patient.id, from));
    await doctor.call('mergePatient', { params: { id: from }, body: { patient: owner.id } });
    reading = readReportOf({ patientId: 'OLD 7' });
    const { upload_id: id } = await imported();
    expect((await update(id)).status).toBe(204);
  });

  it('always needs a reason if names are not stored, and returns no name [OUR-472] (of OUR-354)', async () => {
    const { upload_id: id } = await imported();
    const prefer = (preferences: object) =>
      server.store.db
        .update(officeGroup)
        .set({ preferences: preferences as never })
        .where(eq(officeGroup.name, DEMO_OFFICE_GROUP));
    const [{ preferences } = { preferences: {} }] = await server.store.db
      .select()
      .from(officeGroup)
      .where(eq(officeGroup.name, DEMO_OFFICE_GROUP));
    await prefer({ ...preferences, disable_pi: true });
    expect((await get(id)).extracted_data?.identity).toBeNull();
    expect(await update(id)).toMatchObject({ status: 400, fields: ['identity_reason'] });
    expect((await update(id, { identity_reason: 'Compared on paper.' })).status).toBe(204);
    expect(await changes(id)).toMatchObject([{ identity_reason: '' }]);
    await prefer(preferences);
  });

  it('changes any value before and after verification, and stores the user [OUR-473]', async () => {
    reading = readReportOf({ unsure: [3, 20] });
    const { upload_id: id, low_confidence_sensitivities: unsure } = await imported();
    expect(unsure.map(({ index }) => index)).toEqual([3, 20]);
    expect((await update(id, { updated_sensitivities: [{ page_id: 1, index: 7, value: 11 }] })).status).toBe(204);
    expect((await update(id, { updated_sensitivities: [{ page_id: 1, index: 7, value: 12 }] }, other)).status).toBe(
      204,
    );
    const [second, first] = await changes(id);
    expect([second.version, first.version]).toEqual([2, 1]);
    expect(second.by.id).not.toBe(first.by.id);
    expect([first.thresholds, second.thresholds].map(([one]) => [one.from, one.to])).toEqual([
      [expect.any(Number), 11],
      [11, 12],
    ]);
    const value = (await get(id)).extracted_data?.thresholds.find(({ index }) => index === 7)?.value;
    expect(value).toBe(12);
  });

  it('uses no unsure value that was not confirmed [OUR-473]', async () => {
    reading = readReportOf({ unsure: [3, 20] });
    const { upload_id: id } = await imported();
    const fields = async () => {
      const { results } = (await doctor.call('listCourse', { params: { id: owner.id }, query: { limit: '50' } })).body;
      return results.find((row: { imported?: { id: string } }) => row.imported?.id === id).imported.fields;
    };
    await update(id, { updated_sensitivities: [{ page_id: 1, index: 3, value: 20 }] });
    expect(await fields()).toEqual([]);
    await update(id, { updated_sensitivities: [{ page_id: 1, index: 20, value: 19 }] });
    expect(await fields()).toHaveLength(1);
  });

  it.each([-2, 51, 20.5, '20'])('refuses the value %s [OUR-473]', async (value) => {
    const { upload_id: id } = await imported();
    const updated_sensitivities = [{ page_id: 1, index: 7, value: value as number }];
    expect(await update(id, { updated_sensitivities })).toMatchObject({ status: 400 });
    expect((await get(id)).version).toBe(0);
  });

  it('refuses the second of two conflicting changes [OUR-474]', async () => {
    const { upload_id: id, version } = await imported();
    expect((await update(id, { version })).status).toBe(204);
    expect(await update(id, { version }, other)).toMatchObject({ status: 409, name: 'RecordChanged' });
    expect((await get(id)).version).toBe(1);
    expect((await update(id, { version: 1 }, other)).status).toBe(204);
  });

  it('accepts one of two simultaneous changes [OUR-474]', async () => {
    const { upload_id: id, version } = await imported();
    const both = await Promise.all([update(id, { version }), update(id, { version }, other)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });

  it('fills in a field of which nothing was read [OUR-475]', async () => {
    const { fields } = readReportOf({});
    reading = { ...readReportOf({}), protocol: null, group: null, testDate: null, fields: [] };
    const { upload_id: id } = await imported();
    const added_sensitivities = fields[0]!.thresholds.map(({ eye, x, y, db }) => ({ eye, x, y, value: db }));
    expect((await update(id, { added_sensitivities })).status).toBe(204);
    const item = await get(id);
    expect(item.extracted_data?.thresholds.map(({ page_id, value }) => [page_id, value])).toEqual(
      added_sensitivities.map(({ value }) => [0, value]),
    );
    const { fields: [field] = [] } = (
      await doctor.call('getProgression', { params: { id: owner.id } })
    ).body.imported.find((one: { id: string }) => one.id === id);
    expect(field).toMatchObject({ eye: 'OD', strategy: null, stimulus_size: null, reliable: null });
  });

  it('shows the device and the printed values, and nothing else [OUR-476] [OUR-477]', async () => {
    const { upload_id: id } = await imported();
    await update(id);
    const one = (await doctor.call('getProgression', { params: { id: owner.id } })).body.imported.find(
      (found: { id: string }) => found.id === id,
    );
    expect(one).toMatchObject({
      device: { manufacturer: 'Carl Zeiss Meditec', model: 'HFA 3' },
      fields: [
        {
          strategy: 'SITA Standard',
          stimulus_size: 'III',
          indices: { md: -4.21, psd: 2.1, vfi: null },
          reliability: { fixation_losses: { count: 2, of: 14 }, false_negatives: null },
          reliable: true,
        },
      ],
    });
    const samples = (await doctor.call('listTrendSamples', { params: { id: owner.id } })).body;
    const own = samples.filter(({ test }: { test: string }) => test === id);
    expect(own).toMatchObject([{ measure: 'MEAN_SENSITIVITY', imported: true, size: 3, reliable: true }]);
  });

  it('lists the failed checks', async () => {
    reading = readReportOf({ failed: { rule: 'printedMs', detail: 'printed 4.6, recomputed 28.5' } });
    const { extracted_data } = await imported();
    expect(extracted_data?.eyes[0]?.failed_checks).toEqual([
      { rule: 'printedMs', detail: 'printed 4.6, recomputed 28.5' },
    ]);
  });

  it('draws the pages of the report, and no others [OUR-475]', async () => {
    const { upload_id: id } = await imported();
    const page = (number: number) =>
      server.app.inject({
        url: `/api/tests-external/${id}/page-image/?page_id=${number}`,
        cookies: doctor.cookies,
      });
    const drawn = await page(1);
    expect([drawn.headers['content-type'], [...drawn.rawPayload]]).toEqual(['image/png', [8, 1]]);
    expect((await page(2)).statusCode).toBe(404);
  });

  it('removes identity and reason when the patient is encrypted [PII-11]', async () => {
    reading = readReportOf({ name: 'Doe, Test' });
    const { upload_id: id } = await imported();
    await update(id, { identity_reason: 'Doe is her maiden name.' });
    const { forgetCopies } = await import('../../clinic/patients/forget.ts');
    await forgetCopies(server.store.db, [owner.id]);
    const [row] = await server.store.db.select().from(importedReport).where(eq(importedReport.id, id));
    expect(row?.identity).toBeNull();
    expect(await changes(id)).toMatchObject([{ identity_reason: '' }]);
  });
});
