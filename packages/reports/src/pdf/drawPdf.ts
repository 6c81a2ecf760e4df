// also for programs that do not include this folder
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./pdfkit.d.ts" />
import { PDFDocument } from 'pdfkit';
import type { Report } from '../draw.tsx';
import { placeOnPaper } from '../paper.ts';
import { Painter } from './paint.ts';
import { parseSvg } from './parseSvg.ts';
import { Structure } from './structure.ts';
import { type OutlinesOf, textSetter } from './texts.ts';

/**
 * Draws the pages of a report as a tagged vector PDF with selectable text. The faces must be loaded.
 * @param outlinesOf returns the shapes of texts that a PDF cannot set
 */
export function drawPdf(
  { title, brand, locale, paper, pages }: Omit<Report, 'tables' | 'tablesTitle'>,
  outlinesOf: OutlinesOf,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    tagged: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    lang: locale,
    displayTitle: true,
    // no font of the library: all are embedded
    font: null,
    info: { Title: title, Creator: 'Isopter', Producer: 'Isopter', ...(brand && { Author: brand }) },
  });
  const chunks: Uint8Array[] = [];
  const written = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    pdf.on('data', (chunk) => chunks.push(chunk));
    pdf.on('error', reject);
    pdf.on('end', () => resolve(joined(chunks)));
  });
  const structure = new Structure(pdf);
  for (const svg of pages) {
    pdf.addPage({ size: [paper.width, paper.height], margin: 0 });
    const { x, y, scale } = placeOnPaper(paper);
    const transform = `translate(${x} ${y}) scale(${scale})`;
    // the page is no figure, other than for readers of the SVG
    const page = { ...parseSvg(svg), name: 'g', attributes: { transform } };
    structure.page(() => new Painter(pdf, structure, textSetter(page, outlinesOf)).draw(page));
  }
  structure.end();
  pdf.end();
  return written;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
