import { formatMoment } from '@isopter/contract';
import type { DicomAbout } from '../../../platform/dicom/common.ts';
import { encapsulatedPdf } from '../../../platform/dicom/encapsulatedPdf.ts';
import { opv } from '../../../platform/dicom/opv.ts';
import { dicomParts } from '../../../platform/dicom/parts.ts';
import { drawBundle, drawSinglePage } from './bundle.tsx';
import {
  type DrawnReport,
  printReport,
  type Report,
  drawTest,
  type ReportOptions,
  common,
  renderHtml,
} from '@isopter/reports';
import type { MadeReport, ReportForm, ReportJob, ReportSubject } from './job.ts';
import { measuredEyes } from './measurements.ts';
import { REPORT_FACES } from './fonts.ts';
import { renderPdf } from './pdf.ts';
import { renderPng } from './png.ts';
import { drawTrend } from './trend.tsx';

/** Reports under one title. */
export interface Drawing {
  title: string;
  reports: readonly DrawnReport[];
}

/**
 * Makes a report: draws it and gives it its form. It reads nothing but its arguments, and takes seconds of computing where
 * there are many pages.
 * @param now the time of making that stands on it
 * @returns null when there is nothing to report
 */
export async function makeReport(job: ReportJob, now: Date): Promise<MadeReport | null> {
  const { subject, form, options, brand } = job;
  if (subject.of === 'measurements') return measurements(subject, options, now);
  const drawing = drawingOf(subject, options);
  const [first] = subject.tests;
  if (!drawing || !first) return null;
  if (form === null) return { title: drawing.title, content: new Uint8Array() };
  const reports = drawing.reports.map(({ drawn, about }) => ({
    drawn,
    about: { ...about, made: formatMoment(now, options), ...(brand && { brand }) },
  }));
  const report = printReport(drawing.title, reports, options);
  return { title: report.title, content: await FORMS[form](report, { ...first.dicom, made: now }) };
}

function drawingOf(subject: Exclude<ReportSubject, { of: 'measurements' }>, options: ReportOptions): Drawing | null {
  switch (subject.of) {
    case 'test': {
      const [found] = subject.tests;
      const drawn = drawTest(found, options);
      return drawn && { title: drawn.title, reports: [{ drawn, about: found.about }] };
    }
    case 'bundle': {
      const reports = drawBundle(subject.tests, options);
      return reports.length > 0 ? { title: common[options.language].bundle.title, reports } : null;
    }
    case 'single page': {
      const page = drawSinglePage(subject, options);
      return page && { title: page.drawn.title, reports: [page] };
    }
    case 'trend': {
      const trend = drawTrend(subject, options);
      return trend && { title: trend.drawn.title, reports: [trend] };
    }
  }
}

const FORMS: Readonly<Record<ReportForm, (report: Report, about: DicomAbout) => Promise<Uint8Array>>> = {
  html: (report) => Promise.resolve(Buffer.from(renderHtml(report, REPORT_FACES))),
  pdf: renderPdf,
  png: renderPng,
  dicom: async (report, about) => encapsulatedPdf(await renderPdf(report), report.title, about),
};

/** The object of an eye, or both as the parts of one message. */
function measurements(
  { tests: [found] }: Extract<ReportSubject, { of: 'measurements' }>,
  options: ReportOptions,
  now: Date,
): MadeReport | null {
  const objects = measuredEyes(found, options).map((eye) => opv(eye, { ...found.dicom, made: now }));
  const [first, ...more] = objects;
  if (!first) return null;
  return more.length === 0 ? { title: '', content: first } : { title: '', ...dicomParts(objects) };
}
