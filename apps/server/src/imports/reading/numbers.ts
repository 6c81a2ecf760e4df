import type { Word } from './words.ts';

/** A number of a page, with the middle of where it stands. */
export interface PlacedNumber {
  /** -1 for `<0`: the brightest stimulus was not seen. */
  value: number;
  /** Written with a minus sign, as a deviation is and a threshold never. */
  isNegative: boolean;
  confidence: number;
  x: number;
  y: number;
  word: Word;
}

/** Letters that a recognised digit may have become; a number that had one is doubtful. */
const LETTERS: Readonly<Record<string, string>> = { O: '0', o: '0', l: '1', I: '1', '|': '1' };
const DOUBTFUL = 60;

const BELOW_ZERO = /^[<‹«]0$/;
/** In brackets where a point was tested twice. */
const NUMBER = /^\(?([-−–]?)(\d{1,2})\)?$/;

function numberOf(word: Word): PlacedNumber | undefined {
  const text = word.text.replaceAll(/\s/g, '').replaceAll(/(?<=^[<‹«(]?\d?)[OolI|]/g, (letter) => LETTERS[letter]!);
  const confidence = /[OolI|]/.test(word.text) ? Math.min(DOUBTFUL, word.confidence) : word.confidence;
  const placed = { confidence, x: word.x + word.width / 2, y: word.y + word.height / 2, word };
  if (BELOW_ZERO.test(text)) return { value: -1, isNegative: false, ...placed };
  const [, sign, digits] = NUMBER.exec(text) ?? [];
  return digits === undefined ? undefined : { value: Number(digits), isNegative: sign !== '', ...placed };
}

/** A sign that stands apart from its digits belongs to them. */
function withSigns(words: readonly Word[]): Word[] {
  const signs = words.filter(({ text }) => /^[<‹«\-−–]$/.test(text));
  const joined = new Set<Word>();
  const others = words.filter((word) => !signs.includes(word));
  const whole = others.map((word) => {
    if (!/^\d/.test(word.text)) return word;
    const sign = signs.find(
      (one) =>
        !joined.has(one) &&
        Math.abs(one.y + one.height / 2 - word.y - word.height / 2) < word.height / 2 &&
        word.x - one.x - one.width > -word.height / 4 &&
        word.x - one.x - one.width < word.height / 2,
    );
    if (!sign) return word;
    joined.add(sign);
    return {
      ...word,
      text: sign.text + word.text,
      x: sign.x,
      width: word.x + word.width - sign.x,
      confidence: Math.min(sign.confidence, word.confidence),
    };
  });
  return whole;
}

/** The whole numbers of up to two digits on a page. */
export const numbersIn = (words: readonly Word[]): PlacedNumber[] =>
  withSigns(words).flatMap((word) => numberOf(word) ?? []);
