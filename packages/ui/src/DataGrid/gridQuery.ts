import {
  GRID_OPERATORS,
  GRID_START,
  type GridFilter,
  type GridOperator,
  type GridState,
  withFilter,
} from './gridState.ts';

/** The query of a list: `limit`, `offset`, `ordering` (`-` for descending) and filters named `field__operator`. */
export type GridQuery = Record<string, string | number>;

/**
 * Converts a grid state to the query sent to the server. The ids of the columns are the names of its fields. Dates stay
 * days (`YYYY-MM-DD`): the caller decides in which time zone `lte` means the end of that day.
 */
export function toQuery({ sort, filters, page, pageSize }: GridState): GridQuery {
  return {
    limit: pageSize,
    offset: page * pageSize,
    ...(sort && { ordering: `${sort.direction === 'descending' ? '-' : ''}${sort.column}` }),
    ...Object.fromEntries(filters.map(({ column, operator, value }) => [`${column}__${operator}`, value])),
  };
}

/**
 * Converts a query, such as that of a URL, to a grid state. Missing or invalid values are taken from `start`; unknown
 * parameters are ignored.
 */
export function fromQuery(query: Readonly<Record<string, unknown>>, start: GridState = GRID_START): GridState {
  const pageSize = wholeNumber(query['limit'], 1) ?? start.pageSize;
  const offset = wholeNumber(query['offset'], 0);
  const filters = Object.entries(query).flatMap(([name, value]) => filterOf(name, value) ?? []);
  const filtered = filters.reduce(withFilter, { ...start, filters: filters.length > 0 ? [] : start.filters });
  return {
    ...filtered,
    sort: sortOf(query['ordering']) ?? start.sort,
    page: offset === undefined ? start.page : Math.floor(offset / pageSize),
    pageSize,
  };
}

function wholeNumber(value: unknown, least: number): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) && (number as number) >= least ? (number as number) : undefined;
}

function sortOf(ordering: unknown): GridState['sort'] {
  if (typeof ordering !== 'string' || /^-?$/.test(ordering)) return null;
  return ordering.startsWith('-')
    ? { column: ordering.slice(1), direction: 'descending' }
    : { column: ordering, direction: 'ascending' };
}

function filterOf(name: string, value: unknown): GridFilter | undefined {
  const cut = name.lastIndexOf('__');
  const operator = name.slice(cut + 2) as GridOperator;
  if (cut < 1 || !GRID_OPERATORS.includes(operator)) return undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return { column: name.slice(0, cut), operator, value: String(value) };
}
