import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { getDocument, type PDFPageProxy, Util, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageText, Word } from './reading/words.ts';

/** A report of fields has no more pages; one of an examination has one for each eye. */
const PAGES_MAX = 20;
/** More texts on a page are no report. */
const TEXTS_MAX = 20_000;
const LETTERS_MAX = 200_000;

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

const isText = (item: object): item is TextItem => 'str' in item;

/** The texts of a page, as they come: a page that has too many is given up before it is read to its end. */
async function textsOf(page: PDFPageProxy): Promise<TextItem[]> {
  const texts: TextItem[] = [];
  let letters = 0;
  const reader = (page.streamTextContent() as ReadableStream<{ items: object[] }>).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return texts.filter(({ str }) => str.trim() !== '');
    for (const item of value.items.filter(isText)) {
      texts.push(item);
      letters += item.str.length;
    }
    if (texts.length <= TEXTS_MAX && letters <= LETTERS_MAX) continue;
    const error = new UnreadableReport('too much text on a page');
    await reader.cancel(error);
    throw error;
  }
}

async function textOf(page: PDFPageProxy): Promise<PageText> {
  const viewport = page.getViewport({ scale: 1 });
  const texts = await textsOf(page);
  const words = texts.flatMap((text) => wordsOf(text, Util.transform(viewport.transform, text.transform)));
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
