/** About how wide letters are, in ems of the reports' bold face; regular is a little narrower. The first class counts. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  // marks that combine with a letter, and marks of the direction of writing
  [/[\p{M}\p{Cf}]/u, 0],
  [/[ !'|(),.:;[\]`ijlıľ]/, 0.34],
  [/["/\\_frt{}-]/, 0.45],
  [/[MWmœ½%@Æ]/, 0.95],
  // one square each
  [/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/, 1],
  [/\p{Lu}|[\dw#&]/u, 0.7],
];
const OTHER = 0.6;

/** As small as a text may become before letters are left out instead. */
const LEAST = 0.8;

/** Letters as they are read, with what combines with them. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** About how wide a text is, in units of its size; rather too wide than too narrow. */
export const widthOf = (text: string, size: number): number =>
  size * Array.from(text).reduce((sum, letter) => sum + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER), 0);

/** A text as it fits. */
export interface Fitted {
  text: string;
  size: number;
}

/**
 * Makes a text fit into a room: smaller by up to a fifth, and shorter, with an ellipsis, where that is not enough. Reports
 * do not wrap lines.
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
