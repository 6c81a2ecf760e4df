import { fontFaces, PAGE, type Report, scriptFaces } from '@isopter/reports';
import { pictureFaces } from './faces.ts';
import { rasterize } from './raster.ts';

/** Pixels per point: A4 becomes 1240 × 1754, as on the server. */
const SCALE = 150 / 72;
/** Most pixels of height, as browsers limit a canvas. */
const MOST = 16_000;

/** Draws the pages of a report as one PNG, one below the other. */
export async function drawPng({ pages }: Report): Promise<Blob> {
  const faces = await pictureFaces(pages);
  const style = `<style>${fontFaces(faces)}${scriptFaces(faces)}</style>`;
  const { width, height } = PAGE;
  const scale = Math.min(SCALE, MOST / (pages.length * height));
  const sheet = document.createElement('canvas');
  sheet.width = Math.round(width * scale);
  sheet.height = Math.round(pages.length * height * scale);
  const pen = sheet.getContext('2d');
  for (const [index, page] of pages.entries()) {
    const svg = page.replace(/^<svg[^>]*>/, `$&${style}`);
    pen?.drawImage(await rasterize(svg, { x: 0, y: 0, width, height, scale }), 0, Math.round(index * height * scale));
  }
  return new Promise((resolve, reject) => {
    sheet.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser made no picture'))), 'image/png');
  });
}
