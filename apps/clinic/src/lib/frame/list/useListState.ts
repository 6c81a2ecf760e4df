import { type PageState, withSearch, withSize } from '@isopter/api-client';
import { FIRST_PAGE, PAGE_SIZES } from '@isopter/contract';
import type { SortDescriptor } from 'react-aria-components';
import { useLocation, useSearch } from 'wouter';
import { useSignedIn } from '../../platform/session/session.ts';
import { type ListChoices, type ListPlace, readPlace, writePlace } from './listQuery.ts';
import { useSearched } from './searched.ts';

/** Where a person is in a list, and the ways to go elsewhere in it. */
export interface ListState<O extends string = string, F extends string = string> extends PageState, ListPlace<O, F> {
  /** The sizes a page may have, in rows. */
  sizes: readonly number[];
  setIndex: (index: number) => void;
  /** Changes the number of rows a page; the first one shown stays in sight. */
  setSize: (size: number) => void;
  /** Changes the search text and returns to the first page [API-03]. */
  setSearch: (search: string) => void;
  /** Sets filters, or clears those that are undefined, and returns to the first page. */
  setFilters: (change: Partial<Record<F, string | undefined>>) => void;
  /** Clears every filter and what is searched for. */
  clear: () => void;
  sortDescriptor: SortDescriptor | undefined;
  /** Sorts by a column, whose id is the server's name for it, and returns to the first page. */
  onSortChange: (descriptor: SortDescriptor) => void;
}

/**
 * The state of a list. Page, size, sorting and filters are in the address, what is searched for in the entry of the
 * browser's history: both are there again on Back and after a reload (OUR-35).
 * @param choices what it can be sorted and filtered by
 */
export function useListState<O extends string, F extends string>(choices: ListChoices<O, F>): ListState<O, F> {
  const [pathname, navigate] = useLocation();
  const place = readPlace(useSearch(), choices);
  const { user } = useSignedIn();
  const [search, setSearched] = useSearched(user.id);
  const { index, size, ordering, filters } = place;

  const go = (change: Partial<ListPlace>): void =>
    navigate(`${pathname}${writePlace({ ...place, ...change })}`, { replace: true });
  const first = { index: FIRST_PAGE };
  return {
    ...place,
    sizes: choices.sizes ?? PAGE_SIZES,
    search,
    setIndex: (to) => go({ index: to }),
    setSize: (to) => go(withSize({ index, size, search }, to)),
    setSearch: (text) => {
      const found = withSearch({ index, size, search }, text);
      if (found.search === search) return;
      go({ index: found.index });
      setSearched(text);
    },
    setFilters: (change) => go({ ...first, filters: { ...filters, ...change } }),
    clear: () => {
      go({ ...first, filters: {} });
      setSearched('');
    },
    sortDescriptor: ordering && {
      column: ordering.replace(/^-/, ''),
      direction: ordering.startsWith('-') ? 'descending' : 'ascending',
    },
    onSortChange: ({ column, direction }) =>
      go({ ...first, ordering: `${direction === 'descending' ? '-' : ''}${column}` }),
  };
}
