/**
 * Returns the first items in an order. Most of the others are compared once, so that it takes a fraction of sorting them all. Equal
 * items stay in their order.
 */
export function firstInOrder<T>(items: Iterable<T>, count: number, compare: (one: T, other: T) => number): T[] {
  const first: T[] = [];
  for (const item of items) {
    if (first.length === count && compare(item, first[count - 1]!) >= 0) continue;
    let low = 0;
    let high = first.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(item, first[middle]!) < 0) high = middle;
      else low = middle + 1;
    }
    first.splice(low, 0, item);
    if (first.length > count) first.pop();
  }
  return first;
}
