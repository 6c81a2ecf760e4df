import { pdf } from '@react-pdf/renderer';
import type { Report } from '@isopter/reports';
import { loadFaces, PdfDocument } from '@isopter/reports/pdf';
import { FACE_FILES } from './faces.ts';
import { withoutUnsetTexts } from './unsetTexts.ts';

/** The library asks Node's `Buffer` whether a picture is one; browsers have no `Buffer`. */
const NO_BUFFER = { Buffer: { isBuffer: () => false } };
if (!('Buffer' in globalThis)) Object.assign(globalThis, NO_BUFFER);

/** Draws the pages of a report as a vector PDF, as the server does. */
export async function drawPdf({ title, brand, pages }: Report): Promise<Blob> {
  await loadFaces(FACE_FILES);
  const settable = await Promise.all(pages.map(withoutUnsetTexts));
  return pdf(PdfDocument({ title, brand, pages: settable, outlinesOf: () => [] })).toBlob();
}
