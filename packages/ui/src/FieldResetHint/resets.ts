/** A value that was changed automatically. */
export interface FieldReset<T = unknown> {
  /** The previous value. */
  from: T;
  /** The current value. */
  to: T;
}

/** The automatically changed values, by field. */
export type FieldResets<V> = { readonly [N in keyof V]?: FieldReset<V[N]> };

/**
 * The changes a form made beyond the user's edit.
 * @param edited the fields the user changed; all other differing fields were reset
 */
export function resetsBetween<V extends object>(before: V, after: V, edited: readonly (keyof V)[]): FieldResets<V> {
  const names = Object.keys(after) as (keyof V)[];
  const reset = names.filter((name) => !edited.includes(name) && !Object.is(before[name], after[name]));
  return Object.fromEntries(reset.map((name) => [name, { from: before[name], to: after[name] }])) as FieldResets<V>;
}

/** The resets that still apply: a field edited since then has none. */
export function standing<V extends object>(resets: FieldResets<V>, values: V): FieldResets<V> {
  const entries = Object.entries(resets) as [keyof V, FieldReset][];
  const left = entries.filter(([name, { to }]) => Object.is(values[name], to));
  return left.length === entries.length ? resets : (Object.fromEntries(left) as FieldResets<V>);
}
