import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { UnreadableReport } from '../failure.ts';
import { MOST_PIXELS } from './pictureHead.ts';

/** A report of fields has no more pages; one of an examination has one for each eye. */
const PAGES_MAX = 20;

const folder = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')));
const inFolder = (name: string): string => join(folder, name) + sep;

/** Opens a document without running or fetching anything; its pictures have the same size limit as uploaded ones. */
const open = (data: Uint8Array) =>
  getDocument({
    data,
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    stopAtErrors: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    disableFontFace: true,
    maxImageSize: MOST_PIXELS,
    cMapUrl: inFolder('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: inFolder('standard_fonts'),
    wasmUrl: inFolder('wasm'),
    iccUrl: inFolder('iccs'),
  });

/**
 * Opens a PDF for as long as something is done with it.
 * @param data its memory is taken over
 * @throws UnreadableReport where it is no document, is locked, or has too many pages
 */
export async function withPdf<T>(data: Uint8Array, doWith: (document: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const task = open(data);
  try {
    const document = await task.promise.catch((cause: unknown) => {
      throw new UnreadableReport('no document that can be opened', { cause });
    });
    if (document.numPages > PAGES_MAX) throw new UnreadableReport('too many pages');
    return await doWith(document);
  } finally {
    await task.destroy();
  }
}
