import type { Option } from '../listbox/OptionList.tsx';

/**
 * The chosen items after the list reported these ids: those that were chosen keep their order, new ones come last, and no
 * more than `max` are kept.
 * @param known where new items are found
 */
export function selected<T extends Option>(
  ids: Iterable<unknown>,
  before: readonly T[],
  known: readonly T[],
  max: number,
): readonly T[] {
  const wanted = new Set(ids);
  const kept = before.filter(({ id }) => wanted.has(id));
  const added = known.filter(({ id }) => wanted.has(id) && !kept.some((item) => item.id === id));
  return [...kept, ...added.slice(0, Math.max(0, max - kept.length))];
}

/** Returns the item that a change added or removed, if it is a single item; used for announcements. */
export function difference<T extends Option>(before: readonly T[], after: readonly T[]): { added?: T; removed?: T } {
  const missing = (from: readonly T[], others: readonly T[]): T[] =>
    from.filter(({ id }) => !others.some((other) => other.id === id));
  const [added, ...moreAdded] = missing(after, before);
  const [removed, ...moreRemoved] = missing(before, after);
  return {
    ...(added && moreAdded.length === 0 && { added }),
    ...(removed && moreRemoved.length === 0 && { removed }),
  };
}
