import { type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { UnreadableReport } from '../failure.ts';
import type { PageText, Word } from '../reading/words.ts';

/** More texts on a page are no report. */
const TEXTS_MAX = 20_000;
const LETTERS_MAX = 200_000;

interface TextItem {
  readonly str: string;
  readonly transform: number[];
  readonly width: number;
  readonly height: number;
}

/** Splits a text into words, each with its share of the width. */
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

/**
 * Reads the text layer of a page, rotated as the page states.
 * @throws UnreadableReport if it has too much text
 */
export async function pdfText(page: PDFPageProxy): Promise<PageText> {
  const viewport = page.getViewport({ scale: 1 });
  const texts = await textsOf(page);
  const words = texts.flatMap((text) => wordsOf(text, Util.transform(viewport.transform, text.transform)));
  return { width: viewport.width, height: viewport.height, words };
}
