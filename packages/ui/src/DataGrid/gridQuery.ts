import {
  GRID_OPERATORS,
  GRID_START,
  type GridFilter,
  type GridOperator,
  type GridState,
  withFilter,
} from './gridState.ts';

/** A list's query: `limit`, `offset`, `ordering` (`-` for descending) and filters named `field__operator`. */
export type GridQuery = Record<string, string | number>;

/**
 * What the server is asked for. The ids of the columns are the names of its fields. Dates stay days (`YYYY-MM-DD`): that
 * `lte` means the end of that day, in whose time zone, is for whoever sends the query.
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
 * The state a query stands for, such as the one in an address. What it does not say, or says wrongly, is as in `start`;
 * parameters that mean nothing here are ignored.
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
