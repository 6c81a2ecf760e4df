type Name<V> = keyof V & string;

/** Values that are equal once saved: without white space around a text; the order of ids does not matter. */
const normalized = (value: unknown): string => {
  if (typeof value === 'string') return value.trim();
  return JSON.stringify(Array.isArray(value) ? value.toSorted() : (value ?? null));
};

/** Returns whether two versions of a form are equal in some fields. */
export const isSameIn = <V extends object>(names: readonly Name<V>[], one: V, other: V): boolean =>
  names.every((name) => normalized(one[name]) === normalized(other[name]));

/** Both changes of a form in one, and the units of fields that both changed, each differently; there `mine` is kept. */
export interface MergedEdits<V> {
  merged: V;
  conflicts: readonly (readonly Name<V>[])[];
}

/**
 * Merges what two people made of the same form.
 * @param before the form that both read
 * @param together fields that mean something only together, such as a kind of test and its strategy: they are kept or
 *   replaced as one
 */
export function mergeEdits<V extends object>(
  before: V,
  { mine, theirs, together = [] }: { mine: V; theirs: V; together?: readonly (readonly Name<V>[])[] },
): MergedEdits<V> {
  const grouped = new Set(together.flat());
  const single = (Object.keys(theirs) as Name<V>[]).filter((name) => !grouped.has(name)).map((name) => [name]);
  const merged = { ...mine };
  const conflicts: (readonly Name<V>[])[] = [];
  for (const names of [...single, ...together]) {
    if (isSameIn(names, theirs, before) || isSameIn(names, theirs, mine)) continue;
    if (isSameIn(names, mine, before)) for (const name of names) merged[name] = theirs[name];
    else conflicts.push(names);
  }
  return { merged, conflicts };
}

/** Returns the fields of a body that differ from those of the record as it was read: nothing else is sent. */
export const changedFields = <B extends object>(before: B, after: B): Partial<B> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => normalized(value) !== normalized(before[name as keyof B])),
  ) as Partial<B>;
