/** A part of a text, and whether it matches the typed text. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

// slow to make
const segmenter = new Intl.Segmenter();

/** A text as it is compared: no capitals, no accents. */
const fold = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
const words = (text: string): string[] =>
  fold(text)
    .split(/[\s,;]+/)
    .filter(Boolean);

/** Returns whether the text contains every typed word, regardless of capitals and accents. */
export const matches = (text: string, typed: string): boolean => {
  const folded = fold(text);
  return words(typed).every((word) => folded.includes(word));
};

/** The folded text, and which character of the text each of its letters comes from. */
function folding(characters: readonly string[]): { folded: string; origin: number[] } {
  const origin: number[] = [];
  let folded = '';
  for (const [index, character] of characters.entries()) {
    const letters = fold(character);
    folded += letters;
    for (let letter = 0; letter < letters.length; letter += 1) origin.push(index);
  }
  return { folded, origin };
}

/** Returns the position of a word: at the start of a word of the text if possible, else inside one; -1 if missing. */
function find(folded: string, word: string): number {
  const inside = folded.indexOf(word);
  for (let at = inside; at >= 0; at = folded.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1]!)) return at;
  }
  return inside;
}

/**
 * A text in parts, to set apart what was typed: each typed word once, whatever its capitals and accents. The parts
 * together are the text, no character is cut.
 */
export function matchParts(text: string, typed: string): readonly TextPart[] {
  const sought = words(typed);
  if (sought.length === 0) return text === '' ? [] : [{ text, isMatch: false }];
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  const { folded, origin } = folding(characters);
  const matched = new Set<number>();
  for (const word of sought) {
    const start = find(folded, word);
    const end = start < 0 ? start : start + word.length;
    for (let at = start; at < end; at += 1) matched.add(origin[at]!);
  }
  const parts: TextPart[] = [];
  for (const [index, character] of characters.entries()) {
    const isMatch = matched.has(index);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += character;
    else parts.push({ text: character, isMatch });
  }
  return parts;
}
