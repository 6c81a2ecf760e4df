import { type Face, widthOf } from './widths.ts';

/** The minimum scale of a text before it is truncated. */
const LEAST = 0.8;
/** The smallest text on paper in points. */
export const SMALLEST = 6;

/** Splits text into grapheme clusters, and into words with what follows them. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text that fits, and its font size. */
export interface Fitted {
  text: string;
  size: number;
}

/**
 * Fits a text into a width: reduces the size by up to a fifth, never below 6 pt, and, if that is not enough, truncates
 * the text with an ellipsis.
 */
export function fit(text: string, size: number, room: number, face: Face = 'bold'): Fitted {
  const width = widthOf(text, size, face);
  if (width <= room) return { text, size };
  const least = Math.min(size, Math.max(size * LEAST, SMALLEST));
  if ((width / size) * least <= room) return { text, size: (size * room) / width };
  let left = room - widthOf('…', least, face);
  let kept = '';
  for (const { segment } of letters.segment(text)) {
    left -= widthOf(segment, least, face);
    if (left < 0) break;
    kept += segment;
  }
  return { text: `${kept.trimEnd()}…`, size: least };
}

/**
 * Breaks a text into lines of at most that width, between words, and inside a word only if it is wider than a line
 * itself.
 */
export function wrap(text: string, size: number, room: number, face: Face = 'regular'): string[] {
  const lines: string[] = [];
  let line = '';
  const add = (piece: string, glue: string): void => {
    const longer = line === '' ? piece : line + glue + piece;
    if (line === '' || widthOf(longer, size, face) <= room) line = longer;
    else {
      lines.push(line);
      line = piece;
    }
  };
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    if (widthOf(word, size, face) <= room) add(word, ' ');
    else [...letters.segment(word)].forEach(({ segment }, index) => add(segment, index === 0 ? ' ' : ''));
  }
  return line === '' ? lines : [...lines, line];
}
