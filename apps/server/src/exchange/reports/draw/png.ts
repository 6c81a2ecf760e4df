import { PAGE } from '@isopter/monitor-charts/report';
import { Resvg } from '@resvg/resvg-js';
import type { Report } from '@isopter/reports';
import { drawingFonts } from './outlines.ts';
import { loadFonts } from './pdf.ts';
import { printablePage } from './printableText.ts';

/** Pixels per point: A4 becomes 1240 × 1754. */
const SCALE = 150 / 72;
/** Most pixels of height: many pages get smaller, so that no bundle fills the memory. */
const MOST = 20_000;

/** Pages one under the other as one drawing. */
function stacked(pages: readonly string[]): string {
  const [first = ''] = pages;
  if (pages.length <= 1) return first;
  const { width, height } = PAGE;
  const placed = pages.map((svg, index) => svg.replace('<svg ', `<svg y="${index * height}" `));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${pages.length * height}">${placed.join('')}</svg>`;
}

/** Draws the pages of a report as one PNG. */
export async function renderPng({ pages, locale }: Pick<Report, 'pages' | 'locale'>): Promise<Buffer> {
  await loadFonts(pages.join(''));
  const drawing = new Resvg(stacked(pages.map((page) => printablePage(page, locale))), {
    fitTo: { mode: 'zoom', value: Math.min(SCALE, MOST / (pages.length * PAGE.height)) },
    font: drawingFonts(),
  });
  return drawing.render().asPng();
}
