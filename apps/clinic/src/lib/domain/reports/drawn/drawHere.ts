import {
  drawReport,
  fontFaces,
  readReportData,
  renderHtml,
  type Report,
  type ReportedPerson,
  withPerson,
} from '@isopter/reports';
import { documentFaces } from './faces.ts';

/** The files that this browser makes of a report. */
export type DrawnForm = 'html' | 'pdf' | 'png';

/** The personal data of a report, and the time that it states as its creation. */
export interface Reading {
  person: ReportedPerson;
  /** Whether names are shown: they may be kept out [PAT-13]. */
  isNamed: boolean;
  now: Date;
}

const FORMS: Readonly<Record<DrawnForm, (report: Report) => Promise<Blob>>> = {
  html: async (report) =>
    new Blob([renderHtml(report, fontFaces(await documentFaces()))], { type: 'text/html;charset=utf-8' }),
  pdf: async (report) => (await import('./drawPdf.ts')).drawPdf(report),
  png: async (report) => (await import('./drawPng.ts')).drawPng(report),
};

/**
 * Draws the report of a test with the name that this browser decrypted; nothing of it is sent (OUR-667).
 * @param written the data of the report as the server sent them
 * @throws Error if nothing was measured, or the browser cannot draw it
 */
export async function drawHere(form: DrawnForm, written: string, { person, isNamed, now }: Reading): Promise<Blob> {
  const report = drawReport(withPerson(readReportData(written), person, isNamed), now);
  if (report === null) throw new Error('nothing to report');
  return FORMS[form](report);
}
