/**
 * Returns the total number of rows of a list. A page that is not full is the last one, so its offset gives the number
 * without a count query, as in most lists of a patient.
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
