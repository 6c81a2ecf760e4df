import type { DataGridColumn } from './gridColumns.ts';
import type { GridFilter, GridSort, GridState } from './gridState.ts';

type Value = string | number | null | undefined;

/**
 * Filters and sorts rows held in memory as a server would: rows without a value match no filter and come last in either
 * direction; equal rows keep their order. Columns without `value` are not sorted or filtered.
 */
export function arrangeRows<T>(
  rows: readonly T[],
  columns: readonly DataGridColumn<T>[],
  { filters, sort }: Pick<GridState, 'filters' | 'sort'>,
  locale: string,
): readonly T[] {
  const tests = filters.flatMap((filter) => testOf(columns, filter, locale) ?? []);
  const found = tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)));
  return sort === null ? found : sorted(found, columns, sort, locale);
}

function testOf<T>(
  columns: readonly DataGridColumn<T>[],
  { column, operator, value: wanted }: GridFilter,
  locale: string,
): ((row: T) => boolean) | undefined {
  const { value: valueOf, filter } = columns.find(({ id }) => id === column) ?? {};
  if (!valueOf) return undefined;
  const lower = (value: string | number): string => String(value).toLocaleLowerCase(locale);
  const needle = lower(wanted);
  // a moment compares with a day by its own day: `lte` takes in the whole of it
  const comparable = (value: string | number): string | number =>
    filter?.kind === 'date' ? String(value).slice(0, wanted.length) : value;
  const bound = filter?.kind === 'number' ? Number(wanted) : wanted;
  const compare = {
    iexact: (value: string | number) =>
      filter?.kind === 'number' ? value === bound : lower(comparable(value)) === needle,
    icontains: (value: string | number) => lower(value).includes(needle),
    istartswith: (value: string | number) => lower(value).startsWith(needle),
    iendswith: (value: string | number) => lower(value).endsWith(needle),
    gte: (value: string | number) => comparable(value) >= bound,
    lte: (value: string | number) => comparable(value) <= bound,
  }[operator];
  return (row) => {
    const value = valueOf(row);
    return isThere(value) && compare(value);
  };
}

function sorted<T>(
  rows: readonly T[],
  columns: readonly DataGridColumn<T>[],
  { column, direction }: GridSort,
  locale: string,
): readonly T[] {
  const valueOf = columns.find(({ id }) => id === column)?.value;
  if (!valueOf) return rows;
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const sign = direction === 'descending' ? -1 : 1;
  const order = (a: string | number, b: string | number): number =>
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted(({ value: a }, { value: b }) => {
      if (isThere(a) && isThere(b)) return sign * order(a, b);
      return Number(isThere(b)) - Number(isThere(a));
    })
    .map(({ row }) => row);
}

const isThere = (value: Value): value is string | number => value !== null && value !== undefined && value !== '';
