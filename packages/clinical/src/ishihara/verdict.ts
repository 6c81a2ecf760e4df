import type { Plate, PlateResponse, PlateResult } from './types.ts';

/**
 * The scoring rules of an edition: the number of scored plates, and the numbers of correct plates that are normal or
 * abnormal.
 */
export interface Edition {
  readonly plates: number;
  /** The number on the third plate, which differs in all editions. */
  readonly third: string;
  /** The minimum number of plates in the edition; plates with a tracing instead of a numeral may be missing. */
  readonly least: number;
  readonly scored: number;
  readonly normal: number;
  readonly deficient: number;
}

/** The editions from the largest to the smallest, after the instructions of the 38, 24 and 14 plate editions. */
export const EDITIONS: readonly Edition[] = [
  { plates: 38, third: '6', least: 25, scored: 21, normal: 17, deficient: 13 },
  { plates: 24, third: '29', least: 15, scored: 15, normal: 13, deficient: 9 },
  { plates: 14, third: '5', least: 11, scored: 11, normal: 10, deficient: 7 },
];

/** The result of the plates of an eye. */
export interface Verdict {
  readonly edition: Edition;
  readonly right: number;
  /** `unclear` lies between the limits; `unreliable` is who misreads the plate that everybody can read. */
  readonly outcome: 'normal' | 'deficient' | 'unclear' | 'unreliable';
  /**
   * The type by the plates that distinguish protan from deutan; `total` if no numeral was read; `null` if there is no
   * deficiency.
   */
  readonly type: 'protan' | 'deutan' | 'total' | 'unclear' | null;
}

/** Returns the result of a response; no response is correct if the plate shows nothing. */
export function resultOf({ answered, value, answer }: PlateResponse): PlateResult {
  if (!answered) return 'unanswered';
  return (value ?? '').toLowerCase() === (answer ?? '').toLowerCase() ? 'right' : 'wrong';
}

/** The edition of the plates, determined by their contents or, if unknown, by their number. */
export function editionOf(plates: readonly Pick<PlateResponse, 'value'>[]): Edition | undefined {
  const named = EDITIONS.find(({ third }) => plates[2]?.value === third);
  if (named) return plates.length >= named.scored ? named : undefined;
  return EDITIONS.find(({ least }) => plates.length >= least);
}

/**
 * The numeral on the first plate of every edition, which demonstrates the test and is legible with any colour vision
 * (instructions of the test).
 */
const DEMONSTRATION = '12';

const isMisunderstood = ([first]: readonly Plate[]): boolean =>
  first?.value === DEMONSTRATION && first.result === 'wrong';

/**
 * Returns whether nothing but the demonstration was read, not even the plates that only colour-deficient people can
 * read: total colour blindness (ibid.).
 */
const isTotal = ([, ...others]: readonly Plate[]): boolean => others.every(({ answer }) => !answer);

/** Returns whether a plate comes after those that are scored and tells protan from deutan: it shows two digits. */
export const isDiagnostic = ({ number, value }: Plate, { scored }: Edition): boolean =>
  number > scored && /^\d\d$/.test(value ?? '');

/** The type by the diagnostic plates: a protan sees only the second of the two digits, a deutan only the first. */
function typeOf(plates: readonly Plate[], edition: Edition): 'protan' | 'deutan' | 'unclear' {
  const diagnostic = plates.filter((plate) => isDiagnostic(plate, edition));
  const reading = (digit: 0 | 1): number => diagnostic.filter(({ value, answer }) => answer === value?.[digit]).length;
  const [deutan, protan] = [reading(0), reading(1)];
  if (protan === deutan) return 'unclear';
  return protan > deutan ? 'protan' : 'deutan';
}

/**
 * Scores the plates of an eye; `null` while scored plates are unanswered, or if there are fewer than in any edition.
 */
export function verdictOf(plates: readonly Plate[]): Verdict | null {
  const edition = editionOf(plates);
  if (!edition || plates.some(({ result }) => result === 'unanswered')) return null;
  const right = plates.slice(0, edition.scored).filter(({ result }) => result === 'right').length;
  if (isMisunderstood(plates)) return { edition, right, outcome: 'unreliable', type: null };
  if (right >= edition.normal) return { edition, right, outcome: 'normal', type: null };
  if (right > edition.deficient) return { edition, right, outcome: 'unclear', type: null };
  return { edition, right, outcome: 'deficient', type: isTotal(plates) ? 'total' : typeOf(plates, edition) };
}
