import type { SupportQuery } from '@isopter/api-client';
import type { ListName } from '@isopter/contract';
import type { DataGridColumn, GridPreferences, GridState } from '@isopter/ui';
import { useMemo, useState } from 'react';
import { useColumnChoice } from '../../lib/frame/list/useColumnChoice.ts';
import { useListState } from '../../lib/frame/list/useListState.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { changeOf, gridAt, withColumns } from './rules/gridPlace.ts';
import { supportQuery } from './rules/query.ts';

interface SupportGridOptions<T> {
  /** Under which name the person's choice of columns is kept. */
  name: ListName;
  columns: readonly DataGridColumn<T>[];
  /** The column it is sorted by at first. */
  sortedBy: string;
  /** The filters that stand in its address, and which values each has there. */
  open: Readonly<Record<string, (value: string) => boolean>>;
  /** The columns that are filtered by days. */
  days?: readonly string[];
}

interface SupportGrid {
  state: GridState;
  onStateChange: (state: GridState) => void;
  query: SupportQuery;
}

/**
 * The state of a grid of the support console. Page, size, sorting and filters that name nobody are in the address, filters
 * of texts in the entry of the browser's history, hidden columns with the preferences: all are there again [SUP-01].
 */
export function useSupportGrid<T>({ name, columns, sortedBy, open, days }: SupportGridOptions<T>): SupportGrid {
  const ids = useMemo(() => columns.map(({ id }) => id), [columns]);
  const orderings = useMemo(() => ids.flatMap((id) => [id, `-${id}`]), [ids]);
  const { timezone } = useSignedIn();
  const list = useListState<string, string>({ orderings, filters: open });
  const { hidden, hide } = useColumnChoice(name, columns);
  const [arranged, setArranged] = useState<Omit<GridPreferences, 'hidden'>>({ order: [], widths: {} });
  const state = withColumns(gridAt(list, sortedBy, ids), { ...arranged, hidden });

  const onStateChange = (next: GridState): void => {
    const change = changeOf(state, next, Object.keys(open));
    switch (change.kind) {
      case 'columns':
        setArranged({ order: next.columns.order, widths: next.columns.widths });
        if (next.columns.hidden.join() !== hidden.join()) hide(next.columns.hidden);
        break;
      case 'sort':
        if (next.sort) list.onSortChange(next.sort);
        break;
      case 'clear':
        list.clear();
        break;
      case 'filters':
        list.setFilters(change.filters);
        break;
      case 'texts':
        list.setSearch(change.text);
        break;
      case 'size':
        list.setSize(next.pageSize);
        break;
      case 'page':
        list.setIndex(next.page);
        break;
    }
  };
  return { state, onStateChange, query: supportQuery(state, timezone, days) };
}
