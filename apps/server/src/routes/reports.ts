import type { ReportLanguage } from '@isopter/contract';
import { PerimetryReport, type PerimetryReportData } from '@isopter/monitor-charts/perimetry/report';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brandOfHost, reportBrand } from '../brands/brands.ts';
import type { CallContext, Handlers } from '../http/calls.ts';
import { invalidField, notFound } from '../http/errors.ts';
import { renderHtml } from '../reports/html.tsx';
import { renderPdf } from '../reports/pdf.tsx';
import { perimetryReport } from '../reports/perimetryReport.ts';
import { renderPng } from '../reports/png.ts';
import { reportedTest } from '../reports/reportedTest.ts';
import { en } from '../reports/texts/en.ts';
import { es } from '../reports/texts/es.ts';
import type { ReportWords } from '../reports/texts/texts.ts';
import type { Services } from '../services.ts';

type ReportCall = 'getTestReport' | 'getTestReportPdf' | 'getTestReportImage';

const LANGUAGES: Record<ReportLanguage, { words: ReportWords; locale: string }> = {
  en: { words: en, locale: 'en-US' },
  es: { words: es, locale: 'es-ES' },
};

/** A document of its own: nothing it could load or run, should anything foreign ever get into it. */
const DOCUMENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; sandbox";

/** Reports of one test, in the report language of the user [REP-01, REP-07]. */
export const reportCalls = ({ brandsDirectory }: Services): Handlers => ({
  async getTestReport(call) {
    const { svg, data, words } = await drawn(call, brandsDirectory);
    call.reply.header('content-security-policy', DOCUMENT_POLICY);
    return renderHtml({ svg, data, texts: words.perimetry });
  },

  async getTestReportPdf(call) {
    const { svg, data, words } = await drawn(call, brandsDirectory);
    call.reply.header('content-disposition', 'attachment; filename="report.pdf"');
    return renderPdf(svg, { title: words.perimetry.title, ...(data.brand && { author: data.brand.name }) });
  },

  async getTestReportImage(call) {
    const { svg } = await drawn(call, brandsDirectory);
    call.reply.header('content-disposition', 'attachment; filename="report.png"');
    return renderPng(svg);
  },
});

async function drawn(
  { db, user, query, concerns, request }: CallContext<ReportCall>,
  brandsDirectory: string | undefined,
): Promise<{ svg: string; data: PerimetryReportData; words: ReportWords }> {
  const { words, locale } = LANGUAGES[user.preferences.report_language];
  const timezone = query.timezone ?? 'UTC';
  if (!isTimezone(timezone)) throw invalidField('timezone', 'This time zone is not known.');
  const test = await reportedTest(db, user, query.test_id, locale);
  concerns({
    objectKind: 'test',
    objectIds: [query.test_id],
    ...(test.patient && { patientIds: [test.patient.id] }),
  });
  const now = new Date();
  const report = perimetryReport(test, { words, locale, timezone, now, ...(query.eye && { eye: query.eye }) });
  if (report.eyes.length === 0) throw notFound();
  const brand = await brandOfHost(brandsDirectory, request.hostname, request.log);
  const data: PerimetryReportData =
    brand && brandsDirectory
      ? { ...report, brand: await reportBrand(brandsDirectory, brand, now.getFullYear(), request.log) }
      : report;
  const svg = renderToStaticMarkup(createElement(PerimetryReport, { data, texts: words.perimetry }));
  return { svg, data, words };
}

function isTimezone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
