import data from './widths.data.json' with { type: 'json' };

/** A face of the reports: regular or bold of the text's typeface, or the typeface of numbers, whose letters are alike. */
export type Face = 'regular' | 'bold' | 'mono';

const tableOf = (widths: Readonly<Record<string, string>>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(widths).flatMap(([width, letters]) => Array.from(letters, (one) => [one, Number(width) / 1000])),
  );

const KNOWN: Readonly<Record<'regular' | 'bold', ReadonlyMap<string, number>>> = {
  regular: tableOf(data.regular),
  bold: tableOf(data.bold),
};

/** The advance of every character of Atkinson Hyperlegible Mono in ems. */
const MONO = 0.632;

/** The approximate widths of other characters in ems; the first class that matches applies. */
const OTHERS: readonly (readonly [RegExp, number])[] = [
  // combining marks, and marks of the writing direction
  [/[\p{M}\p{Cf}]/u, 0],
  // full-width characters
  [/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/, 1],
  [/\p{Lu}|\p{N}/u, 0.7],
];
const OTHER = 0.6;

const otherWidth = (letter: string): number => OTHERS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER;

/**
 * The width of a text in the unit of its size, without kerning: exact advances of the report's typefaces for Latin
 * letters, rather too wide than too narrow for all others.
 *
 * @param face default: bold, the widest
 */
export function widthOf(text: string, size: number, face: Face = 'bold'): number {
  const widths = face === 'mono' ? undefined : KNOWN[face];
  let sum = 0;
  for (const letter of text)
    sum += widths ? (widths.get(letter) ?? otherWidth(letter)) : Math.max(MONO, otherWidth(letter) === 1 ? 1 : 0);
  return size * sum;
}
