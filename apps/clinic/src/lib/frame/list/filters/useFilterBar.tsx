import type { ReactElement } from 'react';
import type { ListState } from '../useListState.ts';
import type { FilterValues, TestFilter } from './filters.ts';
import { ListFilters } from './ListFilters.tsx';
import type { Asking } from './useAsking.ts';
import type { FilterChoice } from './useFilterChoices.ts';
import { type SetFilter, useFilterTexts } from './useFilterTexts.ts';

/** The list state that a filter bar needs. */
export interface Filtered extends Pick<ListState<string, TestFilter>, 'setFilters' | 'clear'> {
  filters: FilterValues;
}

/**
 * What a list is narrowed by, as a bar above it, and those filters that are set, in words.
 * @param unread how many reports nobody has read; undefined until it is known
 */
export function useFilterBar(
  { filters, setFilters, clear }: Filtered,
  choices: readonly FilterChoice[],
  { ask }: Asking,
  unread: number | undefined,
): { bar: ReactElement; texts: readonly SetFilter[] } {
  const texts = useFilterTexts(choices, filters);
  const bar = (
    <ListFilters
      choices={choices}
      values={filters}
      texts={texts}
      unread={unread}
      onOpen={ask}
      onChange={setFilters}
      onClear={clear}
    />
  );
  return { bar, texts };
}
