import type { MeasuredField, NumberFinding, TestFinding } from '@isopter/contract';
import { asShown, measureText, SHOWN_DECIMALS } from '@isopter/clinical/course';
import { series as measured } from '@isopter/recordings/perimetry';
import { parseDicom } from 'dicom-parser';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeGroup } from '../../platform/db/schema.ts';
import { makeExports } from '../../exchange/exports/make.ts';
import { readTable, readZip } from '../../../test/support/exported.ts';
import { type ReportedClinic, startReportedClinic } from '../../../test/support/measured.ts';
import { ENGINES, setFlags } from '../../../test/support/server.ts';
import { withPdf } from '../../exchange/imports/pages/pdf.ts';
import { pdfText } from '../../exchange/imports/pages/pdfText.ts';
import { reportRenderer } from '../../exchange/reports/renderer.ts';
import { storeResults } from '../../exchange/reports/results/store.ts';
import { DEMO_OFFICE_GROUP } from '../../edge/seed/people.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The measures of a field, as DICOM and the table of an export name them. */
const MEASURES = [
  { measure: 'MD', label: 'MD', column: 'md_db', tag: 'x00240066' },
  { measure: 'PSD', label: 'PSD', column: 'psd_db', tag: 'x00240068' },
  { measure: 'VFI', label: 'VFI', column: 'vfi_percent', tag: null },
] as const;
type Measure = (typeof MEASURES)[number]['measure'];
/** Exports have two decimals. */
const EXPORTED = 0.005;

/** The numbers of a result by their measures. */
const numbersOf = (findings: readonly TestFinding[]): Partial<Record<Measure, number>> =>
  Object.fromEntries(
    findings.filter((one): one is NumberFinding => 'value' in one).map(({ measure, value }) => [measure, value]),
  );

describe.each(ENGINES)('the numbers of one test on %s', (engine) => {
  let clinic: ReportedClinic;
  const tests: Record<string, string> = {};
  const reports = reportRenderer(silent);

  beforeAll(async () => {
    clinic = await startReportedClinic(engine);
    for (const { eye, fields } of measured.eyes) tests[eye] = await clinic.addField(eye, 6000, fields[0]!.thresholds);
    await storeResults(clinic.server.store.db, Object.values(tests));
    await setFlags(clinic.server, { research_mode: true });
    const preferences = { disable_pi: false, enable_opv_dicom: true, enable_access_to_other_offices: true };
    await clinic.server.store.db
      .update(officeGroup)
      .set({ preferences: sql`${officeGroup.preferences} || ${JSON.stringify(preferences)}::jsonb` })
      .where(eq(officeGroup.name, DEMO_OFFICE_GROUP));
  });
  afterAll(async () => {
    await reports.close();
    await clinic.server.close();
  });

  const get = async (url: string, query: Record<string, string> = {}): Promise<Buffer> => {
    const { rawPayload, statusCode } = await clinic.server.app.inject({ url, query, cookies: clinic.doctor.cookies });
    expect([url, statusCode]).toEqual([url, 200]);
    return rawPayload;
  };
  const report = (eye: string, form: string) =>
    get(`/api/reports/test-result/${form}`, { test_id: tests[eye]!, timezone: 'UTC' });

  /** The numbers of an eye as the calls for lists, patient page, comparison and progression have them, unrounded. */
  async function called(eye: string): Promise<Record<string, Partial<Record<Measure, number>>>> {
    const params = { id: clinic.patientId };
    const [test, course, progression, trends] = [
      (await clinic.doctor.call('getTest', { params: { id: tests[eye]! } })).body,
      (await clinic.doctor.call('listCourse', { params, query: { limit: '10', offset: '0' } })).body,
      (await clinic.doctor.call('getProgression', { params })).body,
      (await clinic.doctor.call('listTrendSamples', { params })).body,
    ];
    const row = course.results.find((one: { test?: { id: string } }) => one.test?.id === tests[eye]);
    const field: MeasuredField = progression.fields.find((one: MeasuredField) => one.test === tests[eye]);
    return {
      list: numbersOf(test.result.findings),
      course: numbersOf(row.test.result.findings),
      progression: { MD: field.md!, PSD: field.psd!, VFI: field.vfi! },
      trends: numbersOf(trends.filter((one: { test: string }) => one.test === tests[eye])),
    };
  }

  /** The table of the fields of an export, by test. */
  async function exported(): Promise<ReadonlyMap<string, Record<string, string>>> {
    const parameters = {
      device_type: null,
      test_strategy: 'FULL_THRESHOLD',
      test_protocol: '24-2',
      start_date: null,
      end_date: null,
      include_deviations: true,
      include_reports: false,
    };
    const { body } = await clinic.doctor.call('createExportTask', { body: { parameters } });
    await makeExports({ db: clinic.server.store.db, reports, log: silent }, new AbortController().signal);
    const rows = readTable(readZip(await get(`/api/export-tasks/${body.id}/download/`)), 'fields');
    return new Map(rows.map((row) => [row['test_id']!, row]));
  }

  it.each(['OS', 'OD'])('agree in calls, HTML, PDF, DICOM and export: %s [OUR-459]', async (eye) => {
    const calls = await called(eye);
    const progression = calls['progression']!;
    const html = (await report(eye, 'html/'))
      .toString('utf8')
      .replaceAll(/[\u2066-\u2069]/g, '')
      .replaceAll(/(<[^>]*>\s*)+/g, '|');
    const pages = await withPdf(new Uint8Array(await report(eye, 'pdf/')), async (document) => {
      const words: string[] = [];
      for (let id = 1; id <= document.numPages; id += 1)
        words.push(...(await pdfText(await document.getPage(id))).words.map(({ text }) => text));
      return ` ${words.join(' ')} `;
    });
    const dicom = parseDicom(
      new Uint8Array(await get('/api/reports/test-result/dicom/', { test_id: tests[eye]!, timezone: 'UTC', eye })),
    );
    const normals = dicom.elements['x00240064']!.items![0]!.dataSet!;
    const row = (await exported()).get(tests[eye]!)!;
    for (const { measure, label, column, tag } of MEASURES) {
      const exact = progression[measure]!;
      const others = Object.values(calls).flatMap((one) => one[measure] ?? []);
      expect(others).toEqual(others.map(() => exact));
      const shown = measureText(measure, exact, 'en-US');
      expect([measure, html.includes(`|${label}|${shown}|`)]).toEqual([measure, true]);
      expect([measure, pages.includes(` ${shown} `)]).toEqual([measure, true]);
      const inDicom = tag === null ? exact : normals.float(tag)!;
      expect(asShown(measure, inDicom)).toBe(asShown(measure, exact));
      expect(Math.abs(Number(row[column]) - exact)).toBeLessThanOrEqual(EXPORTED + 1e-9);
      expect(SHOWN_DECIMALS[measure]).toBeLessThan(2);
    }
  });
});
