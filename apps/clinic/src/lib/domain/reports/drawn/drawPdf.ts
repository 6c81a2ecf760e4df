import type { Report } from '@isopter/reports';
import { drawPdf as drawTagged, loadFaces } from '@isopter/reports/pdf';
import { faceFilesOf } from './faces.ts';
import { withoutUnsetTexts } from './unsetTexts.ts';

/** Draws the pages of a report as a tagged vector PDF, as the server does. */
export async function drawPdf(report: Report): Promise<Blob> {
  await loadFaces(faceFilesOf(report.pages.join('')));
  const pages = await Promise.all(report.pages.map(withoutUnsetTexts));
  return new Blob([await drawTagged({ ...report, pages }, () => [])], { type: 'application/pdf' });
}
