/** A random number from 0 up to, but not including, 1. */
type Random = () => number;

const secure: Random = () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;

/** None that looks like another: no i, l, o, 0, 1. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';
const GENERATED = 13;
const LENGTH = 15;
/** Minimum of letters by the password rule (VAL-01). */
const LETTERS_AT_LEAST = 8;
const DIGITS_AT_LEAST = 2;

const oneOf = (signs: string, random: Random): string => signs[Math.floor(random() * signs.length)]!;

/** Puts the items in any order, each as likely as the others (Fisher and Yates). */
function shuffled<T>(items: readonly T[], random: Random): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}

/** A password of 13 letters and digits that cannot be mistaken, and two hyphens at random places (RESET-07). */
export function suggestPassword(random: Random = secure): string {
  const signs = Array.from({ length: GENERATED }, (_, index) => {
    if (index < LETTERS_AT_LEAST) return oneOf(LETTERS, random);
    return oneOf(index < LETTERS_AT_LEAST + DIGITS_AT_LEAST ? DIGITS : LETTERS + DIGITS, random);
  });
  const mixed = shuffled(signs, random);
  const places = Array.from({ length: LENGTH }, (_, place) => place);
  const hyphens = new Set(shuffled(places, random).slice(0, LENGTH - GENERATED));
  return places.map((place) => (hyphens.has(place) ? '-' : mixed.pop()!)).join('');
}
