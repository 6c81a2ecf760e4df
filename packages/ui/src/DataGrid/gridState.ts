/** The comparison of a filter: equals, contains, starts with, ends with (all case-insensitive), from, up to. */
export type GridOperator = 'iexact' | 'icontains' | 'istartswith' | 'iendswith' | 'gte' | 'lte';

/** All {@link GridOperator} values. */
export const GRID_OPERATORS: readonly GridOperator[] = [
  'iexact',
  'icontains',
  'istartswith',
  'iendswith',
  'gte',
  'lte',
];

/** A condition on the rows. */
export interface GridFilter {
  /** The id of the column. */
  column: string;
  /** The comparison. */
  operator: GridOperator;
  /**
   * The value to compare with: a text, a number with a decimal point, a day as `YYYY-MM-DD`, or the id of an option.
   */
  value: string;
}

/** The sort order of the rows. */
export interface GridSort {
  /** The id of the column. */
  column: string;
  /** The direction: smallest first (`ascending`) or greatest first (`descending`). */
  direction: 'ascending' | 'descending';
}

/** The user's column preferences; empty for the default columns. */
export interface GridPreferences {
  /** The ids of the columns in display order; omitted columns follow. */
  order: readonly string[];
  /** The ids of the hidden columns. */
  hidden: readonly string[];
  /** The widths in pixels of the resized columns, by id. */
  widths: Readonly<Record<string, number>>;
}

/** The complete state of a DataGrid: one plain value that can be serialised as JSON. */
export interface GridState {
  /** The sort order; `null` for the order of the rows as given. */
  sort: GridSort | null;
  /** The active filters; all must match. There is at most one per column and operator. */
  filters: readonly GridFilter[];
  /** The current page, counted from 0. */
  page: number;
  /** The number of rows per page. */
  pageSize: number;
  /** The order, visibility and widths of the columns. */
  columns: GridPreferences;
}

/** Empty preferences: the default columns. */
export const COLUMNS_AS_THEY_COME: GridPreferences = { order: [], hidden: [], widths: {} };

/** The default state: the first 50 rows in the order given. */
export const GRID_START: GridState = {
  sort: null,
  filters: [],
  page: 0,
  pageSize: 50,
  columns: COLUMNS_AS_THEY_COME,
};

/** Whether two filters have the same column and operator, so that one replaces the other. */
export const isSameFilter = (a: GridFilter, b: GridFilter): boolean =>
  a.column === b.column && a.operator === b.operator;

/** Changes the sort order and returns to the first page. */
export const withSort = (state: GridState, sort: GridSort | null): GridState => ({ ...state, sort, page: 0 });

/** Adds a filter, or replaces the one with the same column and operator. A blank value removes it. */
export function withFilter(state: GridState, filter: GridFilter): GridState {
  const value = filter.value.trim();
  const without = withoutFilter(state, filter);
  return value === '' ? without : { ...without, filters: [...without.filters, { ...filter, value }] };
}

/** Removes a filter, regardless of its value. */
export const withoutFilter = (state: GridState, filter: GridFilter): GridState => ({
  ...state,
  filters: state.filters.filter((other) => !isSameFilter(other, filter)),
  page: 0,
});

/** Removes all filters. */
export const withoutFilters = (state: GridState): GridState => ({ ...state, filters: [], page: 0 });
