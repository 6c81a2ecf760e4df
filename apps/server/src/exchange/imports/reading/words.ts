/** A word with its place on a page: x to the right and y down from its top left corner, in any unit. */
export interface Word {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** 0 to 100; what was written as text, and not recognised in a picture, is certain. */
  confidence: number;
}

/** A rectangle on a page, as shares of its width and height, or in the unit of the page. */
export interface PageBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The words of a page as it is read, upright. */
export interface PageText {
  width: number;
  height: number;
  words: readonly Word[];
  /** Ink as large as a number, in the unit of the words: numbers that were printed there, recognised or not. */
  marks?: readonly InkMark[];
}

/** A box of ink that is as large as a number. */
export interface InkMark extends PageBox {
  /** Distance of the first digit from the left edge if the word begins with a flat stroke like a minus sign; else 0. */
  readonly minus: number;
}

/** Words side by side, without a wide gap between them. */
export interface Segment extends PageBox {
  readonly text: string;
  readonly words: readonly Word[];
}

const middle = ({ y, height }: PageBox): number => y + height / 2;

/** Width of a gap between two labels, in heights. */
const WIDE_GAP = 1.3;
/** Stands for a wide gap in the text of a line. */
export const GAP = '\t';

function segmentOf(words: readonly Word[]): Segment {
  const [x, y] = [Math.min(...words.map((word) => word.x)), Math.min(...words.map((word) => word.y))];
  return {
    text: words.map(({ text }) => text).join(' '),
    words,
    x,
    y,
    width: Math.max(...words.map((word) => word.x + word.width)) - x,
    height: Math.max(...words.map((word) => word.y + word.height)) - y,
  };
}

function segmentsOf(line: readonly Word[]): Segment[] {
  const groups: Word[][] = [];
  for (const word of line) {
    const last = groups.at(-1)?.at(-1);
    if (last && word.x - last.x - last.width < WIDE_GAP * Math.max(last.height, word.height)) groups.at(-1)!.push(word);
    else groups.push([word]);
  }
  return groups.map(segmentOf);
}

/**
 * Returns the lines of a page from top to bottom, in segments; words side by side are one line, even on a skewed page.
 */
export function segmentedLines(words: readonly Word[]): Segment[][] {
  const lines: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.x - b.x)) {
    const line = lines.find((one) => {
      const last = one.at(-1)!;
      return Math.abs(middle(word) - middle(last)) < Math.min(word.height, last.height) / 2;
    });
    if (line) line.push(word);
    else lines.push([word]);
  }
  return lines.toSorted((a, b) => middle(a[0]!) - middle(b[0]!)).map(segmentsOf);
}

/** The texts of the lines of a page, from top to bottom. */
export const linesOf = (words: readonly Word[]): string[] =>
  segmentedLines(words).map((segments) => segments.map(({ text }) => text).join(' '));
