import { type Random, secureRandom } from '../random/secureRandom.ts';

const LEAST = 1000;
const MOST = 9999;

/** A random PIN from 1000 to 9999, uniformly distributed [VAL-09]. */
export const generatePin = (random: Random = secureRandom): string =>
  String(LEAST + Math.floor(random() * (MOST - LEAST + 1)));

/** Digits of other scripts, by the code point of their zero: Arabic, Persian, Devanagari, full width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0xff10];

const latin = (character: string): string => {
  const zero = ZEROS.find(
    (first) => character >= String.fromCodePoint(first) && character <= String.fromCodePoint(first + 9),
  );
  return zero === undefined ? character : String(character.codePointAt(0)! - zero);
};

/** The digits of a typed or pasted text, in Latin digits: `"12 34"` and `"١٢٣٤"` become `"1234"`. */
export const digitsOf = (text: string, length: number): string =>
  Array.from(text, latin).join('').replaceAll(/\D/g, '').slice(0, length);
