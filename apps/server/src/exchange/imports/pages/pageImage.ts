import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { UnreadableReport } from '../failure.ts';
import type { PageBox } from '../reading/words.ts';

/** The resolution at which text recognition works best. */
const DPI = 300;
/** The long side of A4, in those pixels. */
const A4_LONG = Math.round((297 / 25.4) * DPI);
/** A page of A4 at that, and a little more: a larger one is drawn smaller. */
const MOST_DRAWN = 9_000_000;

/** Returns the scale for a wanted size, within the limit of pixels. */
const scaleTo = (wanted: number, width: number, height: number): number =>
  Math.min(wanted, Math.sqrt(MOST_DRAWN / (width * height)));

/** A white page: what is transparent on it is paper. */
function paper(width: number, height: number): Canvas {
  const canvas = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * A page of a PDF as a picture.
 * @throws UnreadableReport where it cannot be drawn
 */
export async function drawPdfPage(page: PDFPageProxy): Promise<Canvas> {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: scaleTo(DPI / 72, width, height) });
  const canvas = paper(viewport.width, viewport.height);
  // what is drawn on is of another library than the types of the DOM
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise.catch((cause: unknown) => {
    throw new UnreadableReport('a page that cannot be drawn', { cause });
  });
  return canvas;
}

/**
 * Draws a picture as a page, upright by its EXIF orientation, and as large as the page would be at 300 dpi.
 * @param file whose header was checked
 * @throws UnreadableReport if it is broken
 */
export async function drawPicture(file: Uint8Array): Promise<Canvas> {
  const image = await loadImage(Buffer.from(file.buffer, file.byteOffset, file.byteLength)).catch((cause: unknown) => {
    throw new UnreadableReport('a picture that is broken', { cause });
  });
  const { width, height } = image;
  const scale = scaleTo(A4_LONG / Math.max(width, height), width, height);
  const canvas = paper(width * scale, height * scale);
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Converts a box of a page to pixels. */
export const inPixels = ({ x, y, width, height }: PageBox, page: Canvas): PageBox => ({
  x: x * page.width,
  y: y * page.height,
  width: width * page.width,
  height: height * page.height,
});

interface CutOptions {
  readonly enlarged?: number;
  /** Paper around what is cut out, in pixels of the result. */
  readonly border?: number;
}

/** Cuts a box out of a page, as a separate picture. */
export function cut(page: Canvas, box: PageBox, { enlarged = 1, border = 0 }: CutOptions = {}): Canvas {
  const { x, y, width, height } = inPixels(box, page);
  const canvas = paper(width * enlarged + 2 * border, height * enlarged + 2 * border);
  const [inner, outer] = [canvas.width - 2 * border, canvas.height - 2 * border];
  canvas.getContext('2d').drawImage(page, x, y, width, height, border, border, inner, outer);
  return canvas;
}
