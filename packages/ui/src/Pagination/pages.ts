/** Rows a page can have, the second to last by itself. */
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100];

/** What a page shows: numbers of its first and last row, counted from 1, and its neighbours. */
export interface PageRange {
  /** Number of the first row, from 1; 0 in an empty list. */
  from: number;
  /** Number of the last row. */
  to: number;
  /** Whether a page comes before it. */
  hasPrevious: boolean;
  /** Whether a page comes after it. */
  hasNext: boolean;
}

/** The range of a page (counted from 0) in a list of `count` rows; 0 to 0 in an empty list. */
export function pageRange(page: number, pageSize: number, count: number): PageRange {
  return {
    from: Math.min(page * pageSize + 1, count),
    to: Math.min((page + 1) * pageSize, count),
    hasPrevious: page > 0,
    hasNext: (page + 1) * pageSize < count,
  };
}

/** The page of another size that shows the first row of this one. */
export const pageAfterResize = (page: number, oldSize: number, newSize: number): number =>
  Math.floor((page * oldSize) / newSize);
