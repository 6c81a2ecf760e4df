import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Canvas, createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { randomFrom } from './sampleField.ts';
import { type Sheet, SHEET } from './sheet.ts';

const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts');
GlobalFonts.registerFromPath(join(fonts, 'LiberationSans-Regular.ttf'), 'Sheet');

/** The way a sheet was scanned. */
export interface Scan {
  readonly dpi?: number;
  /** Degrees by which the page lay askew. */
  readonly askew?: number;
  /** Black and white with speckles, as a fax. */
  readonly isFax?: boolean;
}

function drawOn(canvas: Canvas, { texts, lines, tiles }: Sheet, scale: number, askew: number): void {
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((askew * Math.PI) / 180);
  context.translate(-canvas.width / 2, -canvas.height / 2);
  context.scale(scale, scale);
  for (const { x, y, width, height, gray } of tiles) {
    context.fillStyle = `rgb(${gray} ${gray} ${gray})`;
    context.fillRect(x, y, width, height);
  }
  context.fillStyle = '#000';
  context.strokeStyle = '#000';
  context.lineWidth = 0.6;
  for (const { from, to } of lines) {
    context.beginPath();
    context.moveTo(...from);
    context.lineTo(...to);
    context.stroke();
  }
  context.textBaseline = 'middle';
  for (const { text, x, y, size } of texts) {
    context.font = `${size}px Sheet`;
    context.fillText(text, x, y);
  }
}

/** Turns a picture black and white, with a speckle here and there. */
function faxed(canvas: Canvas): void {
  const context = canvas.getContext('2d');
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const random = randomFrom(3);
  for (let at = 0; at < image.data.length; at += 4) {
    const isDark = image.data[at]! < 150 !== random() < 0.0004;
    image.data.fill(isDark ? 0 : 255, at, at + 3);
  }
  context.putImageData(image, 0, 0);
}

/** Draws a sheet as a scanner sees it, as PNG or, of gray scans, JPEG. */
export function scanOfSheet(sheet: Sheet, { dpi = 300, askew = 0, isFax = false }: Scan = {}): Uint8Array<ArrayBuffer> {
  const scale = dpi / 72;
  const canvas = createCanvas(Math.round(SHEET.width * scale), Math.round(SHEET.height * scale));
  drawOn(canvas, sheet, scale, askew);
  if (isFax) faxed(canvas);
  return new Uint8Array(isFax ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg', 80));
}
