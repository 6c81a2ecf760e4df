import { type Random, secureRandom } from '../random/secureRandom.ts';

/** Letters and digits that are not taken for one another when read aloud or copied by hand. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const GROUP = 5;

/** A key nobody can guess: groups of five letters and digits, 20 of them, which is 116 bits. */
export function generateKey(random: Random = secureRandom, length = 20): string {
  const characters = Array.from({ length }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]!);
  return characters.map((character, at) => (at > 0 && at % GROUP === 0 ? `-${character}` : character)).join('');
}

/** How hard a key is to guess. `short`: it has too few characters to be accepted. */
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
 * An upper bound of how many guesses a key takes, in words: characters of the kinds it has, as if they were drawn by
 * chance; one that repeats counts once.
 * @param minLength fewest characters [CONST-03]
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
