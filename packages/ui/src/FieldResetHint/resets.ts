/** A value that was changed for the person. */
export interface FieldReset<T = unknown> {
  /** What it was. */
  from: T;
  /** What it is now. */
  to: T;
}

/** What was changed for the person, by field. */
export type FieldResets<V> = { readonly [N in keyof V]?: FieldReset<V[N]> };

/**
 * What a form changed beyond what the person did.
 * @param edited the fields the person changed; all others that differ were reset
 */
export function resetsBetween<V extends object>(before: V, after: V, edited: readonly (keyof V)[]): FieldResets<V> {
  const names = Object.keys(after) as (keyof V)[];
  const reset = names.filter((name) => !edited.includes(name) && !Object.is(before[name], after[name]));
  return Object.fromEntries(reset.map((name) => [name, { from: before[name], to: after[name] }])) as FieldResets<V>;
}

/** The resets that still stand: a field that was edited since has none. */
export function standing<V extends object>(resets: FieldResets<V>, values: V): FieldResets<V> {
  const entries = Object.entries(resets) as [keyof V, FieldReset][];
  const left = entries.filter(([name, { to }]) => Object.is(values[name], to));
  return left.length === entries.length ? resets : (Object.fromEntries(left) as FieldResets<V>);
}
