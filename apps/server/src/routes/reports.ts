import type { ReportLanguage } from '@isopter/contract';
import { brandOfHost, reportBrand } from '../brands/brands.ts';
import type { CallContext, Handlers } from '../http/calls.ts';
import { invalidField, notFound } from '../http/errors.ts';
import { findReportedTest } from '../reports/about.ts';
import { printReport, type Report } from '../reports/draw.tsx';
import { renderHtml } from '../reports/html.tsx';
import { reportKindOf } from '../reports/kinds.ts';
import { renderPdf } from '../reports/pdf.tsx';
import { renderPng } from '../reports/png.ts';
import type { ReportOptions } from '../reports/source.ts';
import type { Services } from '../services.ts';

type ReportCall = 'getTestReport' | 'getTestReportPdf' | 'getTestReportImage';

const LOCALES: Readonly<Record<ReportLanguage, string>> = { en: 'en-US', es: 'es-ES' };

/** A document of its own: nothing it could load or run, should anything foreign ever get into it. */
const DOCUMENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; sandbox";

/** Reports of one test, in the report language of the user [REP-01, REP-07]. */
export const reportCalls = ({ brandsDirectory }: Services): Handlers => ({
  async getTestReport(call) {
    const report = await drawn(call, brandsDirectory);
    call.reply.header('content-security-policy', DOCUMENT_POLICY);
    return renderHtml(report);
  },

  async getTestReportPdf(call) {
    const report = await drawn(call, brandsDirectory);
    call.reply.header('content-disposition', 'attachment; filename="report.pdf"');
    return renderPdf(report);
  },

  async getTestReportImage(call) {
    const report = await drawn(call, brandsDirectory);
    call.reply.header('content-disposition', 'attachment; filename="report.png"');
    return renderPng(report.pages);
  },
});

async function drawn(call: CallContext<ReportCall>, brandsDirectory: string | undefined): Promise<Report> {
  const { db, user, query, concerns, request } = call;
  const options: ReportOptions = { ...optionsOf(call), ...(query.eye && { eye: query.eye }) };
  const { test, about } = await findReportedTest(db, user, query.test_id, options, query.age);
  const { row } = test;
  concerns({ objectKind: 'test', objectIds: [row.id], ...(row.patientId && { patientIds: [row.patientId] }) });
  const report = await reportKindOf(row)?.(db, test, options);
  if (!report) throw notFound();
  const brand = await brandOfHost(brandsDirectory, request.hostname, request.log);
  const branded = brand &&
    brandsDirectory && { brand: await reportBrand(brandsDirectory, brand, options.now.getFullYear(), request.log) };
  return printReport(report.title, [{ drawn: report, about: { ...about, ...branded } }], options);
}

/** The user's language, and the time zone that was asked for. */
function optionsOf({ user, query }: CallContext<ReportCall>): ReportOptions {
  const language = user.preferences.report_language;
  const timezone = query.timezone ?? 'UTC';
  if (!isTimezone(timezone)) throw invalidField('timezone', 'This time zone is not known.');
  return { language, locale: LOCALES[language], timezone, now: new Date() };
}

function isTimezone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
