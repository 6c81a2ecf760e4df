/** The available page sizes in rows; the default is the second to last. */
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100];

/** The range of a page: the numbers of its first and last row, counted from 1, and whether there are neighbours. */
export interface PageRange {
  /** The number of the first row, counted from 1; 0 for an empty list. */
  from: number;
  /** The number of the last row. */
  to: number;
  /** Whether there is a previous page. */
  hasPrevious: boolean;
  /** Whether there is a next page. */
  hasNext: boolean;
}

/** The range of a page (counted from 0) in a list of `count` rows; 0 to 0 for an empty list. */
export function pageRange(page: number, pageSize: number, count: number): PageRange {
  return {
    from: Math.min(page * pageSize + 1, count),
    to: Math.min((page + 1) * pageSize, count),
    hasPrevious: page > 0,
    hasNext: (page + 1) * pageSize < count,
  };
}

/** The page in the new size that contains the first row of the current page. */
export const pageAfterResize = (page: number, oldSize: number, newSize: number): number =>
  Math.floor((page * oldSize) / newSize);
