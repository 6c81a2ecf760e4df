/** How a filter compares: equal, contains, starts, ends (all without regard to case), from, up to. */
export type GridOperator = 'iexact' | 'icontains' | 'istartswith' | 'iendswith' | 'gte' | 'lte';

/** Every {@link GridOperator}. */
export const GRID_OPERATORS: readonly GridOperator[] = [
  'iexact',
  'icontains',
  'istartswith',
  'iendswith',
  'gte',
  'lte',
];

/** One condition on the rows. */
export interface GridFilter {
  /** Id of the column. */
  column: string;
  /** How the value of the row is compared. */
  operator: GridOperator;
  /** What is compared with: a text, a number with a decimal point, a day as `YYYY-MM-DD`, the id of a choice. */
  value: string;
}

/** The order of the rows. */
export interface GridSort {
  /** Id of the column. */
  column: string;
  /** Smallest first, or greatest. */
  direction: 'ascending' | 'descending';
}

/** What a person made of the columns; empty as they come. */
export interface GridPreferences {
  /** Ids of the columns in their order; those left out follow. */
  order: readonly string[];
  /** Ids of the columns that are not shown. */
  hidden: readonly string[];
  /** Widths in pixels by id, of the columns that were resized. */
  widths: Readonly<Record<string, number>>;
}

/** All a DataGrid remembers: one plain value that survives JSON. */
export interface GridState {
  /** `null` as the rows come. */
  sort: GridSort | null;
  /** All must hold; at most one of a column and operator. */
  filters: readonly GridFilter[];
  /** The page shown, counted from 0. */
  page: number;
  /** Rows a page. */
  pageSize: number;
  /** Order, choice and widths of the columns. */
  columns: GridPreferences;
}

/** No preferences: the columns as they come. */
export const COLUMNS_AS_THEY_COME: GridPreferences = { order: [], hidden: [], widths: {} };

/** The first 50 rows as they come. */
export const GRID_START: GridState = {
  sort: null,
  filters: [],
  page: 0,
  pageSize: 50,
  columns: COLUMNS_AS_THEY_COME,
};

/** Two conditions of the same column and operator replace each other. */
export const isSameFilter = (a: GridFilter, b: GridFilter): boolean =>
  a.column === b.column && a.operator === b.operator;

/** Sorts anew, from the first page. */
export const withSort = (state: GridState, sort: GridSort | null): GridState => ({ ...state, sort, page: 0 });

/** Adds a condition, or replaces the one it is the same as; a value of nothing but blanks takes it away. */
export function withFilter(state: GridState, filter: GridFilter): GridState {
  const value = filter.value.trim();
  const without = withoutFilter(state, filter);
  return value === '' ? without : { ...without, filters: [...without.filters, { ...filter, value }] };
}

/** Takes a condition away, whatever its value. */
export const withoutFilter = (state: GridState, filter: GridFilter): GridState => ({
  ...state,
  filters: state.filters.filter((other) => !isSameFilter(other, filter)),
  page: 0,
});

/** Takes all conditions away. */
export const withoutFilters = (state: GridState): GridState => ({ ...state, filters: [], page: 0 });
