import { useState } from 'react';
import { type FieldResets, resetsBetween, standing } from './resets.ts';

/** What a form reset, and how it says so. */
export interface FieldResetsState<V> {
  /** The resets that stand, by field. */
  resets: FieldResets<V>;
  /** Notes what changes with an edit beyond what the person edited. Call it with the values before and after. */
  note: (before: V, after: V, edited: readonly (keyof V)[]) => void;
}

/**
 * Remembers what a form changed for the person, until each field is edited. Give each field its `FieldResetHint` as `hint`.
 * @param values of the form now
 */
export function useFieldResets<V extends object>(values: V): FieldResetsState<V> {
  const [noted, setNoted] = useState<FieldResets<V>>({});
  const resets = standing(noted, values);
  if (resets !== noted) setNoted(resets);
  return {
    resets,
    note: (before, after, edited) =>
      setNoted((old) => ({ ...standing(old, after), ...resetsBetween(before, after, edited) })),
  };
}
