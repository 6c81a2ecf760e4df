import { useState } from 'react';
import { type FieldResets, resetsBetween, standing } from './resets.ts';

/** The resets of a form, and a function that records them. */
export interface FieldResetsState<V> {
  /** The current resets, by field. */
  resets: FieldResets<V>;
  /** Records the changes beyond the edited fields. Call it with the values before and after an edit. */
  note: (before: V, after: V, edited: readonly (keyof V)[]) => void;
}

/**
 * Remembers what a form changed automatically until each field is edited. Pass each field its `FieldResetHint` as
 * `hint`.
 * @param values the current values of the form
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
