import type { Report } from '@isopter/reports';
import { drawPdf, loadFaces } from '@isopter/reports/pdf';
import { FACE_FILES } from './fonts.ts';
import { outlinesOf } from './outlines.ts';

/** Loads every face, once. */
export const loadFonts = (): Promise<void> => loadFaces(new Map(FACE_FILES.map(({ name, file }) => [name, file])));

/** Draws the pages of a report as a tagged vector PDF with selectable text. */
export async function renderPdf(report: Omit<Report, 'tables' | 'tablesTitle'>): Promise<Buffer> {
  await loadFonts();
  return Buffer.from((await drawPdf(report, (texts) => outlinesOf(texts, report.locale))).buffer);
}
