type Name<V> = keyof V & string;

/** Returns the same text for values that are saved alike: surrounding white space and the order of ids do not matter. */
const normalized = (value: unknown): string => {
  if (typeof value === 'string') return value.trim();
  return JSON.stringify(Array.isArray(value) ? value.toSorted() : (value ?? null));
};

/** Returns whether two versions of a form are equal in some fields. */
export const isSameIn = <V extends object>(names: readonly Name<V>[], one: V, other: V): boolean =>
  names.every((name) => normalized(one[name]) === normalized(other[name]));

/** The merged form, and the groups of fields that both changed differently. For these, the merged form keeps `mine`. */
export interface MergedEdits<V> {
  merged: V;
  conflicts: readonly (readonly Name<V>[])[];
}

interface Versions<V> {
  mine: V;
  theirs: V;
  /** Fields that mean something only together, such as a kind of test and its strategy: they are kept or replaced as one. */
  together?: readonly (readonly Name<V>[])[];
  /**
   * Converts values to the fields that are sent, such as an e-mail address in lower case: versions that are stored alike are
   * equal. Fields that it leaves out are compared as typed.
   */
  sentOf?: ((values: V) => object) | undefined;
}

/**
 * Merges the changes of two people to the same form. Lists are merged as sets: additions and removals of both are kept.
 * @param before the form that both read
 */
export function mergeEdits<V extends object>(
  before: V,
  { mine, theirs, together = [], sentOf }: Versions<V>,
): MergedEdits<V> {
  const comparable = (values: V): V => ({ ...values, ...sentOf?.(values) });
  const [read, own, other] = [comparable(before), comparable(mine), comparable(theirs)];
  const grouped = new Set(together.flat());
  const single = (Object.keys(theirs) as Name<V>[]).filter((name) => !grouped.has(name)).map((name) => [name]);
  const merged = { ...mine };
  const conflicts: (readonly Name<V>[])[] = [];
  for (const names of [...single, ...together]) {
    const [only, ...others] = names;
    if (isSameIn(names, other, read) || isSameIn(names, other, own)) continue;
    const list =
      only !== undefined && others.length === 0 ? mergeLists(before[only], mine[only], theirs[only]) : undefined;
    if (isSameIn(names, own, read)) for (const name of names) merged[name] = theirs[name];
    else if (only !== undefined && list !== undefined) merged[only] = list as V[typeof only];
    else conflicts.push(names);
  }
  return { merged, conflicts };
}

/** Returns undefined if the values are not lists, or if the changes together leave nothing of them. */
function mergeLists(before: unknown, mine: unknown, theirs: unknown): unknown[] | undefined {
  if (!Array.isArray(before) || !Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
  const kept = mine.filter((one) => theirs.includes(one) || !before.includes(one));
  const added = theirs.filter((one) => !before.includes(one) && !mine.includes(one));
  const list = [...kept, ...added];
  return list.length === 0 ? undefined : list;
}

/** Returns the fields of a body that differ from those of the record as it was read: nothing else is sent. */
export const changedFields = <B extends object>(before: B, after: B): Partial<B> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => normalized(value) !== normalized(before[name as keyof B])),
  ) as Partial<B>;
