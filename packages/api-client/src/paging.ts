import { DEFAULT_PAGE_SIZE, FIRST_PAGE } from '@isopter/contract';

/** The page of a list. */
export interface PageState {
  /** The index of the page, counted from 0. */
  index: number;
  /** The number of rows per page. */
  size: number;
  search: string;
}

export const firstPage: PageState = { index: FIRST_PAGE, size: DEFAULT_PAGE_SIZE, search: '' };

/** `limit` and `offset` of a page: offset = index × size [API-02]. */
export function pageQuery({ index, size }: Pick<PageState, 'index' | 'size'>): { limit: number; offset: number } {
  return { limit: size, offset: index * size };
}

/** Changes the search text and returns to the first page [API-03]. */
export function withSearch(state: PageState, search: string): PageState {
  return search === state.search ? state : { ...state, search, index: FIRST_PAGE };
}

/** Changes the page size so that the first shown row stays visible. */
export function withSize(state: PageState, size: number): PageState {
  return { ...state, size, index: Math.floor((state.index * state.size) / size) };
}
