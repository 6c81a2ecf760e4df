import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { getDocument, type PDFPageProxy, Util, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageText, Word } from './reading/words.ts';

/** A report of fields has no more pages; one of an examination has one for each eye. */
const PAGES_MAX = 20;
/** More texts on a page are no report. */
const TEXTS_MAX = 20_000;

/** Why a file is not read; its words are for the log. */
export class UnreadableReport extends Error {
  override name = 'UnreadableReport';
}

const folder = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')));

/** Nothing of a document is run, fetched or drawn. */
const open = (data: Uint8Array) =>
  getDocument({
    data,
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    stopAtErrors: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    disableFontFace: true,
    cMapUrl: join(folder, 'cmaps') + sep,
    cMapPacked: true,
    standardFontDataUrl: join(folder, 'standard_fonts') + sep,
  });

interface TextItem {
  readonly str: string;
  readonly transform: number[];
  readonly width: number;
  readonly height: number;
}

/** The words of a text that stands at a place, each with its share of the width. */
function wordsOf({ str, width, height }: TextItem, [a = 0, b = 0, , , x = 0, y = 0]: number[]): Word[] {
  const [cos, sin] = [a, b].map((value) => value / Math.hypot(a, b));
  return [...str.matchAll(/\S+/g)].map(({ 0: text, index }) => {
    const [from, long] = [(index / str.length) * width, (text.length / str.length) * width];
    // the middle of the word: half its length along the line, half of the height of its digits above it
    const middle = {
      x: x + (from + long / 2) * cos! + 0.35 * height * sin!,
      y: y + (from + long / 2) * sin! - 0.35 * height * cos!,
    };
    return { text, x: middle.x - long / 2, y: middle.y - height / 2, width: long, height, confidence: 100 };
  });
}

async function textOf(page: PDFPageProxy): Promise<PageText> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent({ disableNormalization: false });
  if (items.length > TEXTS_MAX) throw new UnreadableReport('too many texts on a page');
  const texts = items.filter((item): item is typeof item & TextItem => 'str' in item && item.str.trim() !== '');
  const words = texts.flatMap((item) => wordsOf(item, Util.transform(viewport.transform, item.transform)));
  return { width: viewport.width, height: viewport.height, words };
}

/**
 * The text layer of a PDF, page by page, each page upright as it says itself.
 * @param data its memory is taken over
 * @throws UnreadableReport where it is no document, is locked, or has too much of anything
 */
export async function pdfText(data: Uint8Array): Promise<PageText[]> {
  const task = open(data);
  try {
    const document = await task.promise.catch((cause: unknown) => {
      throw new UnreadableReport('no document that can be opened', { cause });
    });
    if (document.numPages > PAGES_MAX) throw new UnreadableReport('too many pages');
    const pages: PageText[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      pages.push(await textOf(await document.getPage(number)));
    }
    return pages;
  } finally {
    await task.destroy();
  }
}
