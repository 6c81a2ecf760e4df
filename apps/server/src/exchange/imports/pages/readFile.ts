import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { UnreadableReport } from '../failure.ts';
import { drawPdfPage, drawPicture } from './pageImage.ts';
import { withPdf } from './pdf.ts';
import { pdfText } from './pdfText.ts';
import { pictureHead } from './pictureHead.ts';
import type { PageText } from '../reading/words.ts';
import { recognisePage } from './recognition.ts';

/** A page with fewer words, a line that a scanner adds for example, is a picture. */
const FEWEST_WORDS = 20;
/** Pages that can be recognized in the time limit of a file. */
const PICTURES_MAX = 6;

/** The mode of text that is neither filled nor outlined. */
const INVISIBLE = 3;

/**
 * Returns whether a page has invisible text, as from a scanner's text recognition: it is less certain than other text.
 */
async function hasUnseenText(page: PDFPageProxy): Promise<boolean> {
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.some(
    (code, at) => code === OPS.setTextRenderingMode && (argsArray[at] as number[] | null)?.[0] === INVISIBLE,
  );
}

async function pagesOfPdf(file: Uint8Array, onProgress: () => void): Promise<PageText[]> {
  return withPdf(file, async (document) => {
    const pages: PageText[] = [];
    let pictures = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      onProgress();
      const page = await document.getPage(number);
      const text = await pdfText(page);
      if (text.words.length >= FEWEST_WORDS && !(await hasUnseenText(page))) {
        pages.push(text);
        continue;
      }
      pictures += 1;
      if (pictures > PICTURES_MAX) throw new UnreadableReport('too many pages without text');
      pages.push(await recognisePage(await drawPdfPage(page), onProgress));
    }
    return pages;
  });
}

/**
 * The words of a file, page by page: those of the text layer of a PDF, and recognised ones where a page is a picture.
 * @param file its memory is taken over
 * @param onProgress is called after each step of a long work
 * @throws UnreadableReport
 */
export const readFile = async (file: Uint8Array, onProgress: () => void = () => undefined): Promise<PageText[]> =>
  pictureHead(file) ? [await recognisePage(await drawPicture(file), onProgress)] : pagesOfPdf(file, onProgress);
