import { GAP, type Segment, segmentedLines, type Word } from './words.ts';

/** A line of a page as text, with tabs for wide gaps, and the words it was made of. */
export interface TextLine {
  readonly text: string;
  readonly places: readonly { readonly from: number; readonly to: number; readonly word: Word }[];
}

function textLineOf(segments: readonly Segment[]): TextLine {
  let text = '';
  const places: { from: number; to: number; word: Word }[] = [];
  for (const [at, { words }] of segments.entries()) {
    for (const [index, word] of words.entries()) {
      text += index > 0 ? ' ' : at > 0 ? GAP : '';
      places.push({ from: text.length, to: text.length + word.text.length, word });
      text += word.text;
    }
  }
  return { text, places };
}

/** The lines of words, from top to bottom. */
export const textLines = (words: readonly Word[]): TextLine[] => segmentedLines(words).map(textLineOf);

/** The lowest confidence of the words between two places of a line. */
export const confidenceIn = ({ places }: TextLine, from: number, to: number): number =>
  Math.min(100, ...places.filter((place) => place.from < to && place.to > from).map(({ word }) => word.confidence));

/** The text after a label. */
export interface Labelled {
  /** The groups of the value, the whole value first. */
  readonly groups: readonly (string | undefined)[];
  readonly confidence: number;
}

/**
 * Finds the value behind a label, on its line.
 * @param label alternatives of a regular expression, without groups that capture
 * @param value a regular expression
 * @param between what may stand between label and value
 * @returns null where it is not on the page, or where the page has several that differ
 */
export function findLabelled(
  lines: readonly TextLine[],
  label: string,
  value: string,
  between = String.raw`\s*[:=.]?\s*`,
): Labelled | null {
  // a word before a label makes it another one: "Operator name"
  const pattern = new RegExp(String.raw`(?<![\p{L}\d]|\p{L}[ -])(?:${label})${between}(${value})`, 'giu');
  const found = lines.flatMap((line) =>
    [...line.text.matchAll(pattern)].map((match): Labelled => {
      const [, ...groups] = match;
      const end = match.index + match[0].length;
      return { groups, confidence: confidenceIn(line, end - (groups[0]?.length ?? 0), end) };
    }),
  );
  const [first = null] = found.toSorted((a, b) => b.confidence - a.confidence);
  return first && found.every(({ groups }) => groups[0] === first.groups[0]) ? first : null;
}

/** Reads a decimal number with a point or a comma, and any dash as its sign. */
export const decimalOf = (text: string): number => Number(text.replace(',', '.').replace(/^[-−–]/, '-'));
