import { renderToBuffer } from '@react-pdf/renderer';
import type { Report } from '@isopter/reports';
import { loadFaces, PdfDocument } from '@isopter/reports/pdf';
import { FACE_FILES } from './fonts.ts';
import { outlinesOf } from './outlines.ts';

/** Loads every face, once. */
export const loadFonts = (): Promise<void> => loadFaces(new Map(FACE_FILES.map(({ name, file }) => [name, file])));

/** The pages of a report as a vector PDF with selectable text. */
export async function renderPdf({ title, brand, pages }: Pick<Report, 'title' | 'brand' | 'pages'>): Promise<Buffer> {
  await loadFonts();
  return renderToBuffer(PdfDocument({ title, brand, pages, outlinesOf }));
}
