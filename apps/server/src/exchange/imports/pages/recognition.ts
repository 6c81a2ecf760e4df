import { fileURLToPath } from 'node:url';
import type { Canvas } from '@napi-rs/canvas';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { cut } from './pageImage.ts';
import { type GrayPicture, inkMarks } from './inkMarks.ts';
import { unreadBoxes } from '../reading/readPage.ts';
import { SURE } from '../reading/sure.ts';
import type { PageBox, PageText, Word } from '../reading/words.ts';

/** Trained data for printed letters; part of the product, so nothing is fetched. */
const LETTERS = fileURLToPath(new URL('4.0.0_best_int', import.meta.resolve('@tesseract.js-data/eng/package.json')));

/** The engine is started with the first picture, in a thread that ends together with this one. */
let engine: Promise<Worker> | undefined;
/** Reports progress of the current page. */
let progressed = (): void => undefined;
const started = (): Promise<Worker> =>
  (engine ??= createWorker('eng', OEM.LSTM_ONLY, {
    langPath: LETTERS,
    cacheMethod: 'none',
    logger: () => progressed(),
    // a failure is the rejection of what was asked: without a handler it would end the thread as well
    errorHandler: () => undefined,
  }));

function grayOf(canvas: Canvas): GrayPicture {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const pixels = new Uint8Array(width * height);
  for (let at = 0, from = 0; from < data.length; at += 1, from += 4) {
    pixels[at] = (data[from]! * 77 + data[from + 1]! * 151 + data[from + 2]! * 28) >> 8;
  }
  return { width, height, pixels };
}

/** A picture in the format that the engine reads fastest. */
const asPgm = ({ width, height, pixels }: GrayPicture): Buffer =>
  Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), pixels]);

async function recognised(picture: GrayPicture, mode: PSM, letters: string): Promise<Word[]> {
  const worker = await started();
  await worker.setParameters({
    tessedit_pageseg_mode: mode,
    tessedit_char_whitelist: letters,
    user_defined_dpi: '300',
  });
  const { data } = await worker.recognize(asPgm(picture), {}, { blocks: true, text: false });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  return lines.flatMap(({ words }) =>
    words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
      text,
      x: x0,
      y: y0,
      width: x1 - x0,
      height: y1 - y0,
      confidence,
    })),
  );
}

/** Characters of numbers, including `<0` and signs of deviations. */
const OF_NUMBERS = '0123456789<-';
/** Scale and margin at which single numbers are recognized best. */
const ENLARGED = 1.5;
const BORDER = 20;
/** Confidence of text that was found only at a second attempt: a person has to check it. */
const SECOND_LOOK = SURE - 1;

/** Paper around the ink of a number that is cut out with it, in its heights: edges of letters are not sharp. */
const EDGE = 0.25;

/** Looks once more at the ink of a number. */
async function secondLook(page: Canvas, box: PageBox): Promise<Word[]> {
  const edge = EDGE * box.height;
  const shares = {
    x: (box.x - edge) / page.width,
    y: (box.y - edge) / page.height,
    width: (box.width + 2 * edge) / page.width,
    height: (box.height + 2 * edge) / page.height,
  };
  const piece = cut(page, shares, { enlarged: ENLARGED, border: BORDER });
  const words = await recognised(grayOf(piece), PSM.SINGLE_WORD, OF_NUMBERS);
  return words.map((word) => ({
    text: word.text,
    x: box.x - edge + (word.x - BORDER) / ENLARGED,
    y: box.y - edge + (word.y - BORDER) / ENLARGED,
    width: word.width / ENLARGED,
    height: word.height / ENLARGED,
    confidence: Math.min(SECOND_LOOK, word.confidence),
  }));
}

const isWithin = ({ x, y, width, height }: Word, box: PageBox): boolean =>
  Math.abs(x + width / 2 - box.x - box.width / 2) < box.width / 2 &&
  Math.abs(y + height / 2 - box.y - box.height / 2) < box.height;

/**
 * Recognises the words of a page, wherever they stand: numbers of a field are no lines of text. Single digits and `<0` are
 * overlooked by the first look over a whole page; their ink tells where they stand, and so where the grid is. The second look
 * is at those of thresholds and total deviations.
 */
export async function recognisePage(page: Canvas, onProgress: () => void): Promise<PageText> {
  progressed = onProgress;
  const { width, height } = page;
  const picture = grayOf(page);
  const words = await recognised(picture, PSM.SPARSE_TEXT, '');
  const marks = inkMarks(picture);
  let known = words;
  for (const box of unreadBoxes({ width, height, words, marks })) {
    const found = await secondLook(page, box);
    onProgress();
    if (found.length > 0) known = [...known.filter((word) => !isWithin(word, box)), ...found];
  }
  return { width, height, words: known, marks };
}
