/**
 * How many rows a list has in all. A page that is not full is the last one: its place tells the number, and nothing has
 * to be counted, which is so of most lists of a patient.
 */
export async function totalOf(
  found: number,
  { limit, offset }: { limit: number; offset: number },
  count: () => PromiseLike<{ count: number }[]>,
): Promise<number> {
  if (found < limit && (found > 0 || offset === 0)) return offset + found;
  const [total] = await count();
  return total?.count ?? 0;
}
