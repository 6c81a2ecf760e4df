import type { PageText, Word } from '../../../src/exchange/imports/reading/words.ts';

/** A text by the middle of its first letter's left edge, in points from the top left corner of the page. */
export interface SheetText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A straight line, in points. */
export interface SheetLine {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

/** A filled rectangle of a gray-scale or probability map; 0 is black, 255 white. */
export interface SheetTile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly gray: number;
}

/** A printed page before it becomes words, a PDF or a picture. */
export interface Sheet {
  readonly texts: SheetText[];
  readonly lines: SheetLine[];
  readonly tiles: SheetTile[];
}

/** A4, in points. */
export const SHEET = { width: 595, height: 842 };

/** The width of a letter of Helvetica in sizes: exact for digits, near enough for words. */
export const LETTER = 0.556;

export const emptySheet = (): Sheet => ({ texts: [], lines: [], tiles: [] });

/** Writes a text from its left edge. */
export function write(sheet: Sheet, text: string, x: number, y: number, size = 9): void {
  sheet.texts.push({ text, x, y, size });
}

/** Writes a text around its middle. */
export function writeCentered(sheet: Sheet, text: string, x: number, y: number, size = 9): void {
  write(sheet, text, x - (text.length * LETTER * size) / 2, y, size);
}

/** The words of a sheet, as the text layer of a PDF has them. */
export function wordsOfSheet({ texts }: Sheet): PageText {
  const words = texts.flatMap(({ text, x, y, size }): Word[] =>
    [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      text: word,
      x: x + index * LETTER * size,
      y: y - size / 2,
      width: word.length * LETTER * size,
      height: size,
      confidence: 100,
    })),
  );
  return { ...SHEET, words };
}
