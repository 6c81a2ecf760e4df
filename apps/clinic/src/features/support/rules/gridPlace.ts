import { GRID_START, type GridFilter, type GridOperator, type GridState } from '@isopter/ui';
import type { ListPlace } from '../../../lib/frame/list/listQuery.ts';

/** Filters whose values name nobody, such as a role or a day: by column and operator as the server has it. */
export type OpenFilter = `${string}__${GridOperator}`;

const OPERATORS: ReadonlySet<unknown> = new Set<GridOperator>([
  'iexact',
  'icontains',
  'istartswith',
  'iendswith',
  'gte',
  'lte',
]);

/** Returns a filter's name on the server and in the address. */
export const nameOf = ({ column, operator }: GridFilter): OpenFilter => `${column}__${operator}`;

function filterOf(name: string, value: string): GridFilter {
  const cut = name.lastIndexOf('__');
  return { column: name.slice(0, cut), operator: name.slice(cut + 2) as GridOperator, value };
}

/** Filters of texts as one text, which stands in no address: they name people. */
export const writeTexts = (filters: readonly GridFilter[]): string =>
  filters.length === 0 ? '' : JSON.stringify(filters);

const isFilter = (one: unknown): one is GridFilter => {
  const { column, operator, value } = (one ?? {}) as Partial<Record<keyof GridFilter, unknown>>;
  return typeof column === 'string' && OPERATORS.has(operator) && typeof value === 'string';
};

/** Reads them again; what is none of these columns counts as not there. */
export function readTexts(text: string, columns: readonly string[]): readonly GridFilter[] {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.filter(isFilter).filter(({ column }) => columns.includes(column)) : [];
  } catch {
    return [];
  }
}

/** The column and direction of an ordering. */
const sortOf = (ordering: string): NonNullable<GridState['sort']> => ({
  column: ordering.replace(/^-/, ''),
  direction: ordering.startsWith('-') ? 'descending' : 'ascending',
});

/**
 * Returns the state of a grid at its place in the application.
 * @param place the query of its address, and the search texts, which are the filters of texts
 * @param usual the column it is sorted by at first
 * @param columns ids of its columns
 */
export function gridAt(
  { index, size, ordering, filters, search }: ListPlace & { search: string },
  usual: string,
  columns: readonly string[],
): Omit<GridState, 'columns'> {
  const open = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [filterOf(name, value)]));
  return {
    sort: sortOf(ordering ?? usual),
    filters: [...open.filter(({ column }) => columns.includes(column)), ...readTexts(search, columns)],
    page: index,
    pageSize: size,
  };
}

/** A change of a grid; users change one thing at a time. */
export type GridChange =
  | { kind: 'columns' | 'sort' | 'clear' | 'size' | 'page' }
  | { kind: 'filters'; filters: Readonly<Record<string, string | undefined>> }
  | { kind: 'texts'; text: string };

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** @param open the filters that stand in the address */
export function changeOf(before: GridState, after: GridState, open: readonly string[]): GridChange {
  if (!isSame(before.columns, after.columns)) return { kind: 'columns' };
  if (!isSame(before.sort, after.sort)) return { kind: 'sort' };
  if (!isSame(before.filters, after.filters)) {
    if (after.filters.length === 0) return { kind: 'clear' };
    const texts = ({ filters }: GridState): string =>
      writeTexts(filters.filter((filter) => !open.includes(nameOf(filter))));
    if (texts(before) !== texts(after)) return { kind: 'texts', text: texts(after) };
    const values = new Map(after.filters.map((filter) => [nameOf(filter) as string, filter.value]));
    return { kind: 'filters', filters: Object.fromEntries(open.map((name) => [name, values.get(name)])) };
  }
  return { kind: before.pageSize === after.pageSize ? 'page' : 'size' };
}

/** The state of a grid with the columns as somebody has them. */
export const withColumns = (state: Omit<GridState, 'columns'>, columns: Partial<GridState['columns']>): GridState => ({
  ...state,
  columns: { ...GRID_START.columns, ...columns },
});
