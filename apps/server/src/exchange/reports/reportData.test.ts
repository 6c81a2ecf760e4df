import { drawReport, readReportData, withPerson } from '@isopter/reports';
import { series } from '@isopter/recordings/perimetry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReportedClinic, startReportedClinic } from '../../../test/support/measured.ts';
import { ENGINES } from '../../../test/support/server.ts';

/** A page without its times: two reports can be made in different minutes. */
const withoutTimes = (svg: string): string => svg.replaceAll(/\d{1,2}:\d\d [AP]M/g, '');

/** The pages of an HTML report. */
const pagesOf = (html: string): string[] => [...html.matchAll(/<figure>([\s\S]*?)<\/figure>/g)].map(([, svg]) => svg!);

describe.each(ENGINES)('the data of a report on %s', (engine) => {
  let clinic: ReportedClinic;

  beforeAll(async () => {
    clinic = await startReportedClinic(engine);
  });
  afterAll(() => clinic.server.close());

  it('are drawn by their reader as the server draws the report [OUR-666]', async () => {
    const thresholds = series.points.map((_, i) => 20 + (i % 9));
    await clinic.addField('OD', 0, thresholds);
    const test_id = await clinic.addField('OD', 400, thresholds);
    const { doctor } = clinic;
    const { status, body: text } = await doctor.call('getTestReportData', { query: { test_id } });
    expect(status).toBe(200);
    const data = readReportData(text as string);
    const html = (await doctor.call('getTestReport', { query: { test_id } })).body as string;
    expect(drawReport(data, new Date())?.pages.map(withoutTimes)).toEqual(pagesOf(html).map(withoutTimes));
    const named = withPerson(data, { first_name: 'Adaeze', last_name: 'Okafor', date_of_birth: '1961-03-14' });
    expect(drawReport(named, new Date())?.pages.join()).toContain('Okafor, Adaeze');
    expect(text).not.toMatch(/deviceSeq|visitHost|noticeDue|officeGroupId/);
  });
});
