/** Maximum number of offices named in a row. */
const NAMED = 2;

/** The first offices of a user by name, and how many more there are; offices that are not known are left out. */
export function namedOffices(
  ids: readonly string[],
  offices: ReadonlyMap<string, string>,
): { names: string; more: number } {
  const names = ids.flatMap((id) => offices.get(id) ?? []).toSorted((a, b) => a.localeCompare(b));
  return { names: names.slice(0, NAMED).join(', '), more: Math.max(0, names.length - NAMED) };
}
