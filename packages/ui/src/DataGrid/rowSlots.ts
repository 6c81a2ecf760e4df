/**
 * Reuses the DOM elements of rows that left the viewport for rows that enter it: a quick scroll changes texts instead
 * of creating elements. A visible row keeps its slot.
 */
export class RowSlots {
  private slots = new Map<string, number>();

  /** @returns the place of each row, in the order of `keys`; the same for the same keys. */
  assign(keys: readonly string[]): readonly number[] {
    const taken = new Set(keys.flatMap((key) => this.slots.get(key) ?? []));
    const free = Array.from({ length: keys.length + taken.size }, (_, slot) => slot).filter((slot) => !taken.has(slot));
    let next = 0;
    this.slots = new Map(keys.map((key) => [key, this.slots.get(key) ?? (free[next++] as number)]));
    return [...this.slots.values()];
  }
}
