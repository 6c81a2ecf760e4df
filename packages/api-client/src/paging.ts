import { DEFAULT_PAGE_SIZE, FIRST_PAGE } from '@isopter/contract';

/** Which page of a list is shown. */
export interface PageState {
  /** Index of the page, from 0. */
  index: number;
  /** Rows a page. */
  size: number;
  search: string;
}

export const firstPage: PageState = { index: FIRST_PAGE, size: DEFAULT_PAGE_SIZE, search: '' };

/** `limit` and `offset` of a page: offset = index × size [API-02]. */
export function pageQuery({ index, size }: Pick<PageState, 'index' | 'size'>): { limit: number; offset: number } {
  return { limit: size, offset: index * size };
}

/** A search starts at the first page [API-03]. */
export function withSearch(state: PageState, search: string): PageState {
  return search === state.search ? state : { ...state, search, index: FIRST_PAGE };
}

/** Another page size keeps the first row that was shown in sight. */
export function withSize(state: PageState, size: number): PageState {
  return { ...state, size, index: Math.floor((state.index * state.size) / size) };
}
