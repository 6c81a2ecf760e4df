import type { ImportItem } from '@isopter/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encapsulatedPdf } from '../../platform/dicom/encapsulatedPdf.ts';
import { opv } from '../../platform/dicom/opv.ts';
import { importedReport, importPart } from '../../platform/db/schema.ts';
import { ABOUT } from '../../../test/support/dicom/dicomAbout.ts';
import { objectOf, rewritten } from '../../../test/support/dicom/dicomSyntax.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { fieldTest, reportOptions } from '@isopter/reports/fakes';
import { file, form, of } from '../../../test/support/printedReports/importForm.ts';
import { ownReport } from '../../../test/support/printedReports/ownReport.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { measuredEyes } from '../reports/draw/measurements.ts';
import { renderPdf } from '../reports/draw/pdf.ts';

describe.each(ENGINES)('a DICOM file that is uploaded on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  let patient: string;
  const test = fieldTest('FULL_THRESHOLD', '24-2', { field: 'usual', eyes: ['OD'], isReliable: true });
  const [measured] = measuredEyes(test as never, reportOptions);
  const object = new Uint8Array(opv(measured!, ABOUT));
  beforeAll(async () => {
    server = await startServer(engine, 'small');
    doctor = await signIn(server, 'doctor');
    const facts = {
      first_name: 'Jürgen',
      last_name: 'Müller',
      date_of_birth: '1951-03-04',
      patient_id_number: '00-42',
    };
    const [{ id: doctor_id }] = (await doctor.call('listDoctors')).body;
    patient = (await doctor.call('createPatient', { body: { ...facts, doctor_id } })).body.id;
  });
  afterAll(() => server.close());

  const upload = (content: Uint8Array, name = 'field.dcm') =>
    doctor.call('createImport', form(of(patient), file(content, name)));
  const read = (id: string): Promise<ImportItem> =>
    eventually(async () => {
      const item: ImportItem = (await doctor.call('getImport', { params: { id } })).body;
      expect(['SUCCEEDED', 'FAILED']).toContain(item.extraction_status);
      return item;
    });

  it(
    'of our own measurements becomes a field of the patient with equal values [OUR-478]',
    { tags: '@all' },
    async () => {
      const { status, body } = await upload(object, '1.2.840.10008.5');
      expect(status).toBe(200);
      const item = await read(body.upload_id);
      expect(item).toMatchObject({
        extraction_status: 'SUCCEEDED',
        protocol: '24-2',
        test_date: '2026-11-20',
        has_extracted_report: false,
        low_confidence_sensitivities: [],
        extracted_data: { identity: { name: 'Müller, Jürgen', birth_date: '1951-03-04', patient_id: '00-42' } },
      });
      const verified = await doctor.call('updateImport', {
        params: { id: item.upload_id },
        body: { group: 'PERIMETRY', protocol: '24-2', test_date: '2026-11-20', updated_sensitivities: [] },
      });
      expect(verified.status).toBe(204);
      const [imported] = (await doctor.call('getProgression', { params: { id: patient } })).body.imported;
      const expected = new Map(measured!.report.locations.map(({ x, y, threshold }) => [`${x} ${y}`, threshold]));
      expect(imported.fields[0].points).toHaveLength(52);
      // as equal as the 32 bits of the file are
      for (const [x, y, db] of imported.fields[0].points) {
        expect(Math.fround(db)).toBe(Math.fround(expected.get(`${x} ${y}`)!));
      }
      expect(imported).toMatchObject({ device: { manufacturer: 'Isopter' }, fields: [{ stimulus_size: 'III' }] });
    },
  );

  it('is read whatever its syntax, also without a preamble [OUR-478]', { tags: '@all' }, async () => {
    const { implicit, bigEndian, noPreamble, bareImplicit } = rewritten(object);
    for (const other of [implicit, bigEndian, noPreamble, bareImplicit]) {
      const { status, body } = await upload(other);
      expect(status).toBe(200);
      expect(await read(body.upload_id)).toMatchObject({ extraction_status: 'SUCCEEDED', protocol: '24-2' });
    }
  });

  it('with a PDF in it is read as that PDF, and hands it out [OUR-478]', { tags: '@all' }, async () => {
    const pdf = Buffer.from(await renderPdf(ownReport(test)));
    const { body } = await upload(new Uint8Array(encapsulatedPdf(pdf, 'Report', ABOUT)), 'report.dcm');
    const item = await read(body.upload_id);
    expect(item).toMatchObject({ protocol: '24-2', has_extracted_report: true });
    const url = `/api/tests-external/${item.upload_id}`;
    const report = await server.app.inject({ url: `${url}/report/`, cookies: doctor.cookies });
    expect(report.rawPayload.subarray(0, pdf.length).equals(pdf)).toBe(true);
    expect(report.headers['content-disposition']).toContain('"report.pdf"');
    const page = await server.app.inject({ url: `${url}/page-image/?page_id=1`, cookies: doctor.cookies });
    expect([page.headers['content-type'], page.rawPayload.subarray(1, 4).toString()]).toEqual(['image/png', 'PNG']);
  });

  it.each<[string, () => Uint8Array, RegExp]>([
    ['that ends before its data do', () => object.subarray(0, object.length - 5), /damaged/],
    ['that is deflated', () => rewritten(object).deflated, /compressed/],
    ['of another object', () => objectOf('1.2.840.10008.5.1.4.1.1.7', []), /neither visual field measurements/],
    ['without a PDF', () => new Uint8Array(encapsulatedPdf(Buffer.from('MZ'), 'x', ABOUT)), /no PDF/],
  ])('is refused at its field %s, and leaves nothing behind [OUR-479]', async (_, content, message) => {
    const { db } = server.store;
    const before = [await db.$count(importedReport), await db.$count(importPart)];
    const { status, body } = await upload(content());
    expect([status, body.fields?.test_report?.[0]]).toEqual([400, expect.stringMatching(message)]);
    expect([await db.$count(importedReport), await db.$count(importPart)]).toEqual(before);
  });
});
