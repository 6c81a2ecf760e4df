/** An eye, both eyes together, or an ear. */
export type Side = 'OD' | 'OS' | 'OU' | 'RIGHT' | 'LEFT';

/**
 * Sides in the order of drawings, lists, sentences and tables: the left one first, as the patient has it, and both together
 * last. It is the same in every script: anatomy is not mirrored.
 */
export const SIDES: readonly Side[] = ['OS', 'OD', 'OU', 'LEFT', 'RIGHT'];

/** Sorts what belongs to sides by {@link SIDES}; what belongs to one side keeps its order. */
export const leftFirst = <T extends { readonly side: Side }>(items: readonly T[]): readonly T[] =>
  items.toSorted((one, other) => SIDES.indexOf(one.side) - SIDES.indexOf(other.side));
