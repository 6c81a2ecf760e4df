import type { ImportItem } from '@isopter/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldTest } from '@isopter/reports/fakes';
import { file, form, of } from '../../../test/support/printedReports/importForm.ts';
import { ownReport } from '../../../test/support/printedReports/ownReport.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { renderPdf } from '../reports/draw/pdf.ts';
import { renderPng } from '../reports/draw/png.ts';

describe.each(ENGINES)('our own reports, imported on %s', (engine) => {
  let server: TestServer;
  let doctor: Browser;
  let patient: string;
  beforeAll(async () => {
    server = await startServer(engine, 'small');
    doctor = await signIn(server, 'doctor');
    patient = (await doctor.call('listPatients', { query: { limit: '1' } })).body.results[0].id;
  });
  afterAll(() => server.close());

  /** Uploads a file, and waits until it was read. */
  const imported = async (content: Uint8Array, name: string): Promise<ImportItem> => {
    const { status, body } = await doctor.call('createImport', form(of(patient), file(content, name)));
    expect(status).toBe(200);
    return eventually(async () => {
      const item: ImportItem = (await doctor.call('getImport', { params: { id: body.upload_id } })).body;
      expect(['SUCCEEDED', 'FAILED']).toContain(item.extraction_status);
      return item;
    });
  };

  it('are read completely from PDFs', { tags: '@all' }, async () => {
    const test = fieldTest('FULL_THRESHOLD', '24-2', { field: 'usual', eyes: ['OD', 'OS'] });
    const item = await imported(new Uint8Array(await renderPdf(ownReport(test))), 'report.pdf');
    expect(item).toMatchObject({
      extraction_status: 'SUCCEEDED',
      group: 'PERIMETRY',
      protocol: '24-2',
      test_date: '2026-11-20',
      low_confidence_sensitivities: [],
      has_extracted_report: true,
      error: null,
    });
    expect(item.extracted_data?.thresholds).toHaveLength(108);
    expect(item.extracted_data).toMatchObject({
      identity: { name: 'Okafor, Adaeze', birth_date: '1961-03-14', patient_id: 'A-20418' },
      eyes: ['OS', 'OD'].map((eye) => ({
        eye,
        stimulus_size: 'III',
        // more than its limit, which the report marks
        reliability: { fixation_losses: { count: 8, of: 8, rate: 1 } },
      })),
    });
  });

  it('need review of the unsure values of pictures; all other values are right [OUR-356]', async () => {
    const test = fieldTest('FULL_THRESHOLD', '24-2', { field: 'mixed', eyes: ['OS'] });
    const item = await imported(new Uint8Array(await renderPng(ownReport(test))), 'report.png');
    expect(item).toMatchObject({
      extraction_status: 'FAILED',
      group: 'PERIMETRY',
      protocol: '24-2',
      test_date: '2026-11-20',
      has_extracted_report: true,
      error: null,
    });
    const measured = new Map(
      test.state.stimuli.flatMap(({ x, y, threshold, region_no }) =>
        typeof threshold === 'number' && region_no === 0 ? [[`${x},${y}`, Math.max(-1, Math.round(threshold))]] : [],
      ),
    );
    const thresholds = item.extracted_data?.['thresholds'] as (Record<'x' | 'y' | 'index', number> & {
      eye: string;
      value: number | null;
    })[];
    expect(new Set(thresholds.map(({ eye }) => eye))).toEqual(new Set(['OS']));
    const open = new Set(item.low_confidence_sensitivities.map(({ index }) => index));
    const sure = thresholds.filter(({ index }) => !open.has(index));
    expect(sure.length).toBeGreaterThan(20);
    expect(sure.filter(({ x, y, value }) => value !== measured.get(`${x},${y}`))).toEqual([]);
    const [unsure] = item.low_confidence_sensitivities;
    const query = { page_id: String(unsure?.page_id), index: String(unsure?.index) };
    const url = `/api/tests-external/${item.upload_id}/sensitivity-image/?${new URLSearchParams(query)}`;
    const picture = await server.app.inject({ url, cookies: doctor.cookies });
    expect(picture.headers['content-type']).toBe('image/png');
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    const report = await server.app.inject({
      url: `/api/tests-external/${item.upload_id}/report/`,
      cookies: doctor.cookies,
    });
    expect(report.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
