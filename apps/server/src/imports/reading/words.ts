/** A word where it stands on a page: x to the right and y down from its top left corner, in any unit. */
export interface Word {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** 0 to 100; what was written as text, and not recognised in a picture, is certain. */
  confidence: number;
}

/** The words of a page as it is read, upright. */
export interface PageText {
  width: number;
  height: number;
  words: readonly Word[];
}

const middle = ({ y, height }: Word): number => y + height / 2;

/** The texts of the lines of a page, from top to bottom; what stands side by side is one line, also on a page that lay askew. */
export function linesOf(words: readonly Word[]): string[] {
  const lines: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.x - b.x)) {
    const line = lines.find((one) => {
      const last = one.at(-1)!;
      return Math.abs(middle(word) - middle(last)) < Math.min(word.height, last.height) / 2;
    });
    if (line) line.push(word);
    else lines.push([word]);
  }
  return lines.toSorted((a, b) => middle(a[0]!) - middle(b[0]!)).map((line) => line.map(({ text }) => text).join(' '));
}
