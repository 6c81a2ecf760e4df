import { type Face, widthOf } from './widths.ts';

/** The minimum scale of a text before it is truncated. */
const LEAST = 0.8;
/** The smallest text on paper in points. */
export const SMALLEST = 6;

const leastSize = (size: number): number => Math.min(size, Math.max(size * LEAST, SMALLEST));

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
  const least = leastSize(size);
  if ((width / size) * least <= room) return { text, size: (size * room) / width };
  return { text: truncate(text, least, room, face), size: least };
}

/** Cuts a text off at a width, with an ellipsis. */
function truncate(text: string, size: number, room: number, face: Face): string {
  if (widthOf(text, size, face) <= room) return text;
  let left = room - widthOf('…', size, face);
  let kept = '';
  for (const { segment } of letters.segment(text)) {
    left -= widthOf(segment, size, face);
    if (left < 0) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** Stands between the family and the given name. */
const COMMA = ', ';

/**
 * Shortens a name ("Family, Given") that is too wide even at the smallest size: a long family name does not hide the
 * given name, which keeps up to half of the room.
 */
export function fitName(name: string, size: number, room: number): string {
  const least = leastSize(size);
  const at = name.indexOf(COMMA);
  if (at === -1 || widthOf(name, least) <= room) return name;
  const [family, given] = [name.slice(0, at), name.slice(at + COMMA.length)];
  const rest = room - widthOf(COMMA, least);
  const shortFamily = truncate(family, least, Math.max(rest / 2, rest - widthOf(given, least)), 'bold');
  return `${shortFamily}${COMMA}${truncate(given, least, rest - widthOf(shortFamily, least), 'bold')}`;
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
