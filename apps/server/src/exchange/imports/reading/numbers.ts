import type { InkMark, PageBox, PageText, Word } from './words.ts';

/** A number of a page, with its center. */
export interface PlacedNumber {
  /** -1 for `<0`: the brightest stimulus was not seen. Null where something is printed that was not recognised. */
  value: number | null;
  /** Written with a minus sign, as a deviation is and a threshold never. */
  isNegative: boolean;
  confidence: number;
  x: number;
  y: number;
  word: PageBox;
}

/** Letters that a recognised digit may have become; a number that had one is doubtful. */
const LETTERS: Readonly<Record<string, string>> = { O: '0', o: '0', l: '1', I: '1', '|': '1' };
const DOUBTFUL = 60;

const BELOW_ZERO = /^[<‹«]0$/;
/** In brackets where a point was tested twice. */
const NUMBER = /^\(?([-−–]?)(\d{1,2})\)?$/;
/** Stands for a normal deviation. */
const PLUS = '+';

const placedIn = (word: PageBox) => ({ x: word.x + word.width / 2, y: word.y + word.height / 2, word });
const unknownIn = (box: PageBox): PlacedNumber => ({ value: null, isNegative: false, confidence: 0, ...placedIn(box) });

function numberOf(word: Word): PlacedNumber | undefined {
  if (word.text === PLUS) return unknownIn(word);
  const text = word.text.replaceAll(/\s/g, '').replaceAll(/(?<=^[<‹«(]?\d?)[OolI|]/g, (letter) => LETTERS[letter]!);
  const confidence = /[OolI|]/.test(word.text) ? Math.min(DOUBTFUL, word.confidence) : word.confidence;
  const placed = { confidence, ...placedIn(word) };
  if (BELOW_ZERO.test(text)) return { value: -1, isNegative: false, ...placed };
  const [, sign, digits] = NUMBER.exec(text) ?? [];
  return digits === undefined ? undefined : { value: Number(digits), isNegative: sign !== '', ...placed };
}

/** Joins a separate sign with its digits. */
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

const overlaps = (a: PageBox, b: PageBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Width of a digit, in heights; ink that is wider than its recognized letters has one more. */
const HALF_DIGIT = 0.35;
export const PARTLY_READ = 50;

/**
 * Places a number at its ink, with the minus sign that is seen there: text recognition misses most of them. A number of
 * which another part was missed, such as the `<` of `<0`, is doubtful.
 */
function placedBy(marks: readonly InkMark[]) {
  return (number: PlacedNumber): PlacedNumber => {
    const [mark, ...others] = marks.filter((one) => overlaps(one, number.word));
    if (!mark || others.length > 0) return number;
    const digits = number.isNegative ? mark.width : mark.width - mark.minus;
    const isWhole = digits - number.word.width < HALF_DIGIT * mark.height;
    const confidence = isWhole ? number.confidence : Math.min(PARTLY_READ, number.confidence);
    return { ...number, ...placedIn(mark), confidence, isNegative: number.isNegative || mark.minus > 0 };
  };
}

/** Words, unlike numbers that were recognised as one. */
const hasLetters = ({ text }: Word): boolean =>
  text.length > 2 && text.replaceAll(/[^\p{L}]/gu, '').length > text.length / 2;

/** The whole numbers of up to two digits on a page, those among them that were printed and not recognised. */
export function numbersIn({ words, marks = [] }: Pick<PageText, 'words' | 'marks'>): PlacedNumber[] {
  const whole = withSigns(words);
  const numbers = whole.flatMap((word) => numberOf(word) ?? []);
  // the ink of a word is no number
  const taken = [...numbers.map(({ word }) => word), ...whole.filter(hasLetters)];
  const unread = marks.filter((mark) => !taken.some((word) => overlaps(mark, word)));
  return [...(marks.length > 0 ? numbers.map(placedBy(marks)) : numbers), ...unread.map(unknownIn)];
}
