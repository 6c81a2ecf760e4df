import { renderAsync } from '@resvg/resvg-js';
import { FACES } from './fonts.ts';

/** Pixels per point: A4 becomes 1240 × 1754. */
const SCALE = 150 / 72;

const fontFiles = FACES.map(({ file }) => file);

/** Draws a report page as PNG. */
export async function renderPng(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'zoom', value: SCALE },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Atkinson Hyperlegible Next' },
  });
  return image.asPng();
}
