import type { Plate, PlateResponse, PlateResult } from '../types.ts';

/** How an edition is judged: the first plates count, and so many of them right are normal, or not normal any more. */
export interface Edition {
  readonly plates: number;
  /** A list of fewer plates belongs to a smaller edition: those with a tracing instead of a numeral may be missing. */
  readonly least: number;
  readonly scored: number;
  readonly normal: number;
  readonly deficient: number;
}

/** From the largest to the smallest; instructions of the 38, 24 and 14 plate editions. */
export const EDITIONS: readonly Edition[] = [
  { plates: 38, least: 25, scored: 21, normal: 17, deficient: 13 },
  { plates: 24, least: 15, scored: 15, normal: 13, deficient: 9 },
  { plates: 14, least: 11, scored: 11, normal: 10, deficient: 7 },
];

/** What the plates of an eye come to. */
export interface Verdict {
  readonly edition: Edition;
  readonly right: number;
  /** `unclear` lies between the limits. */
  readonly outcome: 'normal' | 'deficient' | 'unclear';
  /** By the plates that tell protan from deutan; null where nothing is deficient. */
  readonly type: 'protan' | 'deutan' | 'unclear' | null;
}

/** Whether what was read is what stands there; nothing read is right where nothing stands. */
export function resultOf({ answered, value, answer }: PlateResponse): PlateResult {
  if (!answered) return 'unanswered';
  return (value ?? '').toLowerCase() === (answer ?? '').toLowerCase() ? 'right' : 'wrong';
}

/** The edition a list of so many plates belongs to. */
export const editionOf = (amount: number): Edition | undefined => EDITIONS.find(({ least }) => amount >= least);

/** Whether a plate comes after those that are scored and tells protan from deutan: it shows two digits. */
export const isDiagnostic = ({ number, value }: Plate, { scored }: Edition): boolean =>
  number > scored && /^\d\d$/.test(value ?? '');

/** Of the two digits a protan sees the second one alone, a deutan the first. */
function typeOf(plates: readonly Plate[], edition: Edition): 'protan' | 'deutan' | 'unclear' {
  const diagnostic = plates.filter((plate) => isDiagnostic(plate, edition));
  const reading = (digit: 0 | 1): number => diagnostic.filter(({ value, answer }) => answer === value?.[digit]).length;
  const [deutan, protan] = [reading(0), reading(1)];
  if (protan === deutan) return 'unclear';
  return protan > deutan ? 'protan' : 'deutan';
}

/** Judges the plates of an eye; null while scored ones are unanswered, or when they are fewer than any edition has. */
export function verdictOf(plates: readonly Plate[]): Verdict | null {
  const edition = editionOf(plates.length);
  if (!edition || plates.some(({ result }) => result === 'unanswered')) return null;
  const right = plates.slice(0, edition.scored).filter(({ result }) => result === 'right').length;
  if (right >= edition.normal) return { edition, right, outcome: 'normal', type: null };
  const outcome = right <= edition.deficient ? 'deficient' : 'unclear';
  return { edition, right, outcome, type: outcome === 'deficient' ? typeOf(plates, edition) : null };
}
