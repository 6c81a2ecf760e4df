import { and, eq, inArray } from 'drizzle-orm';
import { patient, test } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import type { CallContext, Handlers } from '../http/calls.ts';
import { ApiError, invalidField, notFound } from '../http/errors.ts';
import { leaveMail } from '../mail/pickup.ts';
import { requirePatient } from '../patients/require.ts';
import { findReportedTest, findReportedTests, type FoundTest } from '../reports/about.ts';
import { renderDicom, renderMeasurements, wantsMeasurements } from '../reports/dicom.ts';
import { printReport, type Report } from '../reports/draw.tsx';
import { renderHtml } from '../reports/html.tsx';
import { drawReport } from '../reports/kinds.ts';
import { reportMail } from '../reports/mail.ts';
import { renderPdf } from '../reports/pdf.tsx';
import { renderPng } from '../reports/png.ts';
import { branded, DOCUMENT_POLICY, mayDownload, optionsOf } from '../reports/request.ts';
import type { ReportOptions } from '../reports/source.ts';
import { drawTrend, THRESHOLD_STRATEGIES } from '../reports/trend.tsx';
import type { Services } from '../services.ts';
import { about as aboutTest } from '../tests/read.ts';

type ReportCall = 'getTestReport' | 'getTestReportPdf' | 'getTestReportImage' | 'getTestReportDicom';

/** Reports of one test and of a patient's visual fields, in the report language of the user [REP-01, REP-05, REP-07]. */
export const reportCalls = ({ brandsDirectory, mail }: Services): Handlers => ({
  async getTestReport(call) {
    const report = await testReport(call, brandsDirectory, await reported(call));
    call.reply.header('content-security-policy', DOCUMENT_POLICY);
    return renderHtml(report);
  },

  async getTestReportPdf(call) {
    mayDownload(call.user);
    const report = await testReport(call, brandsDirectory, await reported(call));
    call.reply.header('content-disposition', 'attachment; filename="report.pdf"');
    return renderPdf(report);
  },

  async getTestReportImage(call) {
    mayDownload(call.user);
    const report = await testReport(call, brandsDirectory, await reported(call));
    call.reply.header('content-disposition', 'attachment; filename="report.png"');
    return renderPng(report.pages);
  },

  async getTestReportDicom(call) {
    mayDownload(call.user);
    const { db, user, concerns, reply } = call;
    reply.header('content-disposition', 'attachment; filename="report.dcm"');
    const { found, options } = await reported(call);
    if (!wantsMeasurements(found.test, user.preferences)) {
      return renderDicom(await testReport(call, brandsDirectory, { found, options }), found.dicom);
    }
    concerns(aboutTest(found.test.row));
    const object = await renderMeasurements(db, found, options);
    if (!object) throw notFound();
    return object;
  },

  async sendTestReport(call) {
    const { db, user, body } = call;
    if (!mail) throw new ApiError(501, { detail: 'This server sends no e-mail.', name: 'NotImplemented' });
    mayDownload(user);
    const options = optionsOf(user, body.timezone);
    const found = await findReportedTest(db, user, body.test_id, options);
    const { row } = found.test;
    if (body.patient_id && body.patient_id !== row.patientId) throw notFound();
    const to = row.patientId && (await emailOf(db, row.patientId));
    if (!to) throw invalidField('patient_id', 'This patient has no e-mail address.');
    const report = await testReport(call, brandsDirectory, { found, options });
    await leaveMail(mail, reportMail({ to, report, about: found.about, pdf: await renderPdf(report) }, options));
    return undefined;
  },

  async getTrendAnalysis({ db, user, query, concerns, request, reply }) {
    await requirePatient(db, user, query.patient_id);
    concerns({ objectKind: 'patient', objectIds: [query.patient_id], patientIds: [query.patient_id] });
    const options = optionsOf(user, query.timezone);
    const isField = and(
      eq(test.patientId, query.patient_id),
      eq(test.group, 'PERIMETRY'),
      inArray(test.strategy, THRESHOLD_STRATEGIES),
    );
    const fields = await findReportedTests(db, user, isField, options, query.age);
    const trend = await drawTrend(db, fields, options);
    if (!trend) throw notFound();
    const reports = await branded([trend], brandsDirectory, request, options.now.getFullYear());
    reply.header('content-security-policy', DOCUMENT_POLICY);
    return renderHtml(printReport(trend.drawn.title, reports, options));
  },
});

interface Asked {
  found: FoundTest;
  options: ReportOptions;
}

/** The test a call names, and how its report is to be written. */
async function reported({ db, user, query }: CallContext<ReportCall>): Promise<Asked> {
  const options: ReportOptions = { ...optionsOf(user, query.timezone), ...(query.eye && { eye: query.eye }) };
  return { found: await findReportedTest(db, user, query.test_id, options, query.age), options };
}

async function emailOf(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ email: patient.email }).from(patient).where(eq(patient.id, id));
  return row?.email ?? null;
}

async function testReport(
  { db, concerns, request }: Pick<CallContext<ReportCall>, 'db' | 'concerns' | 'request'>,
  brandsDirectory: string | undefined,
  { found, options }: Asked,
): Promise<Report> {
  const { test: tested, about } = found;
  concerns(aboutTest(tested.row));
  const drawn = await drawReport(db, tested, options);
  if (!drawn) throw notFound();
  const reports = await branded([{ drawn, about }], brandsDirectory, request, options.now.getFullYear());
  return printReport(drawn.title, reports, options);
}
