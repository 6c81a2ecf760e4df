import { fileURLToPath } from 'node:url';
import type { Canvas } from '@napi-rs/canvas';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { cut, inPixels } from './pageImage.ts';
import { type PageBox, readPage, SURE } from './reading/readPage.ts';
import type { PageText, Word } from './reading/words.ts';

/** What is known of printed letters comes with the product: nothing is fetched. */
const LETTERS = fileURLToPath(new URL('4.0.0_best_int', import.meta.resolve('@tesseract.js-data/eng/package.json')));

/** The engine is started when the first picture comes, in a thread that ends together with this one. */
let engine: Promise<Worker> | undefined;
const started = (): Promise<Worker> =>
  (engine ??= createWorker('eng', OEM.LSTM_ONLY, {
    langPath: LETTERS,
    cacheMethod: 'none',
    // a failure is the rejection of what was asked: without a handler it would end the thread as well
    errorHandler: () => undefined,
  }));

/** A picture in shades of grey, as the engine reads it fastest. */
function greyOf(canvas: Canvas): Buffer {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const head = Buffer.from(`P5 ${width} ${height} 255\n`);
  const picture = Buffer.alloc(head.length + width * height);
  head.copy(picture);
  for (let at = 0, from = 0; from < data.length; at += 1, from += 4) {
    picture[head.length + at] = (data[from]! * 77 + data[from + 1]! * 151 + data[from + 2]! * 28) >> 8;
  }
  return picture;
}

async function recognised(canvas: Canvas, mode: PSM, letters: string): Promise<Word[]> {
  const worker = await started();
  await worker.setParameters({
    tessedit_pageseg_mode: mode,
    tessedit_char_whitelist: letters,
    user_defined_dpi: '300',
  });
  const { data } = await worker.recognize(greyOf(canvas), {}, { blocks: true, text: false });
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

/** What numbers are written with; `<0` is one. */
const OF_NUMBERS = '0123456789<';
/** A number alone is recognised best at this size, with so much paper around it. */
const ENLARGED = 1.5;
const BORDER = 20;
/** What was found at a second look only is seen by somebody. */
const SECOND_LOOK = SURE - 1;

/** Looks for a number once more where one should stand. */
async function secondLook(page: Canvas, box: PageBox): Promise<Word[]> {
  const { x, y, width, height } = inPixels(box, page);
  const words = await recognised(cut(page, box, { enlarged: ENLARGED, border: BORDER }), PSM.SINGLE_WORD, OF_NUMBERS);
  return words.map(({ text, confidence }) => ({
    text,
    x,
    y,
    width,
    height,
    confidence: Math.min(SECOND_LOOK, confidence),
  }));
}

/**
 * Recognises the words of a page, wherever they stand: numbers of a field are no lines of text. Single digits and `<0` are
 * overlooked by the first look over a whole page; the second one is at the points that have no number.
 */
export async function recognisePage(page: Canvas): Promise<PageText> {
  const { width, height } = page;
  const words = await recognised(page, PSM.SPARSE_TEXT, '');
  // the day does not matter: only the places of what is missing are needed
  const { thresholds } = readPage({ width, height, words }, '');
  const found: Word[] = [];
  for (const { value, box } of thresholds) if (value === null) found.push(...(await secondLook(page, box)));
  return { width, height, words: [...words, ...found] };
}
