import { type Random, secureRandom } from '../random/secureRandom.ts';

/** Letters and digits that are unambiguous when read aloud or copied by hand. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const GROUP = 5;

/** About one key in ten thousand repeats so many of its characters that it is estimated as less than strong. */
const DRAWS = 10;

/**
 * Generates an unguessable key: groups of five letters and digits, 20 in total, which is 116 bits. One that would be
 * estimated as less than strong is drawn again.
 * @param random the source of randomness
 * @param length the number of characters
 */
export function generateKey(random: Random = secureRandom, length = 20): string {
  let key = drawKey(random, length);
  for (let draw = 1; draw < DRAWS && keyStrength(key, GROUP) !== 'strong'; draw += 1) key = drawKey(random, length);
  return key;
}

function drawKey(random: Random, length: number): string {
  const characters = Array.from({ length }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]!);
  return characters.map((character, at) => (at > 0 && at % GROUP === 0 ? `-${character}` : character)).join('');
}

/** The estimated strength of a key. `short`: it has too few characters to be accepted. */
export type KeyStrength = 'empty' | 'short' | 'weak' | 'fair' | 'strong';

/** Kinds of characters, and how many there are of each. */
const KINDS: readonly [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{Ll}\p{Lu}\p{N}]/u, 32],
];
const FAIR_BITS = 50;
const STRONG_BITS = 80;

/**
 * Estimates the strength of a key from an upper bound of the guesses required, as if its characters were drawn at
 * random from their kinds; a repeated character counts once.
 * @param minLength the minimum number of characters [CONST-03]
 */
export function keyStrength(key: string, minLength: number): KeyStrength {
  const characters = Array.from(key);
  if (characters.length === 0) return 'empty';
  if (characters.length < minLength) return 'short';
  const alphabet = KINDS.reduce((sum, [kind, size]) => (kind.test(key) ? sum + size : sum), 0);
  const bits = new Set(characters).size * Math.log2(alphabet);
  if (bits < FAIR_BITS) return 'weak';
  return bits < STRONG_BITS ? 'fair' : 'strong';
}
