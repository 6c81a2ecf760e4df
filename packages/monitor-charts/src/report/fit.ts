/**
 * The approximate widths of characters in ems of the bold face; regular is a little narrower. The first matching class
 * applies.
 */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  // combining marks, and marks of the writing direction
  [/[\p{M}\p{Cf}]/u, 0],
  [/[ !'|(),.:;[\]`ijlıľ]/, 0.34],
  [/["/\\_frt{}-]/, 0.45],
  [/[MWmœ½%@Æ]/, 0.95],
  // full-width characters
  [/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/, 1],
  [/\p{Lu}|[\dw#&]/u, 0.7],
];
const OTHER = 0.6;

/** The minimum scale of a text before it is truncated. */
const LEAST = 0.8;

/** Splits text into grapheme clusters. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The approximate width of a text in the unit of its size, rather too wide than too narrow. */
export const widthOf = (text: string, size: number): number =>
  size * Array.from(text).reduce((sum, letter) => sum + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER), 0);

/** A text that fits, and its font size. */
export interface Fitted {
  text: string;
  size: number;
}

/**
 * Fits a text into a width: reduces the size by up to a fifth and, if that is not enough, truncates the text with an
 * ellipsis. Reports do not wrap lines.
 */
export function fit(text: string, size: number, room: number): Fitted {
  const width = widthOf(text, size);
  if (width <= room) return { text, size };
  const least = size * LEAST;
  if (width * LEAST <= room) return { text, size: (size * room) / width };
  let left = room - widthOf('…', least);
  let kept = '';
  for (const { segment } of letters.segment(text)) {
    left -= widthOf(segment, least);
    if (left < 0) break;
    kept += segment;
  }
  return { text: `${kept.trimEnd()}…`, size: least };
}
