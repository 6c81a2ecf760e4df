/** The ages of the people a norm was measured in, in whole years, both ends included. */
export interface AgeRange {
  readonly from: number;
  /** `null` where the source states no highest age. */
  readonly to: number | null;
}

/** Something that is only valid for people of some ages. */
export interface Normed {
  readonly ages: AgeRange;
}

/** The reason why a norm does not apply: the age is unknown, or nobody of that age was measured. */
export type NoNorm =
  | { readonly why: 'unknownAge' }
  /** The lowest age with a norm, or the highest one, in whole years. */
  | { readonly why: 'below' | 'above'; readonly years: number };

/** A norm for a person, or why there is none. */
export type NormFor<Norm> =
  | { readonly norm: Norm; readonly none: null }
  | { readonly norm: null; readonly none: NoNorm };

/** Returns whether a range includes an age in years; a person is 59 until the 60th birthday. */
export const includesAge = ({ from, to }: AgeRange, age: number): boolean =>
  age >= from && (to === null || age < to + 1);

/**
 * Returns the norm for a person of an age in years. Every norm with an age limit is looked up here, so that none is
 * applied to people who are younger or older than those it was measured in.
 * @param norms ranges that follow each other without gaps
 */
export function normFor<Norm extends Normed>(norms: readonly Norm[], age: number | null): NormFor<Norm> {
  if (age === null) return { norm: null, none: { why: 'unknownAge' } };
  const norm = norms.find(({ ages }) => includesAge(ages, age));
  if (norm) return { norm, none: null };
  const youngest = Math.min(...norms.map(({ ages }) => ages.from));
  if (age < youngest) return { norm: null, none: { why: 'below', years: youngest } };
  return { norm: null, none: { why: 'above', years: Math.max(...norms.map(({ ages }) => ages.to ?? 0)) } };
}
