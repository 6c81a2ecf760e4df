import { DEFAULT_PAGE_SIZE, FIRST_PAGE, PAGE_SIZES } from '@isopter/contract';

/** The state of a list in its address. The search text is not part of it, because it names patients. */
export interface ListPlace<Ordering extends string = string, Filter extends string = string> {
  /** The page, counted from 0. */
  index: number;
  size: number;
  /** The name of a column, with `-` for descending; undefined for the list's own order. */
  ordering: Ordering | undefined;
  /** The values of those filters that are set. */
  filters: Readonly<Partial<Record<Filter, string>>>;
}

/** The columns and filters of a list. */
export interface ListChoices<Ordering extends string = string, Filter extends string = string> {
  orderings: readonly Ordering[];
  /** Whether a value is one of the filter's, such as an id, a state or a day. */
  filters: Readonly<Record<Filter, (value: string) => boolean>>;
  /**
   * The sizes a page may have, in rows.
   * @default PAGE_SIZES
   */
  sizes?: readonly number[];
}

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

/** Reads the address of a list; whatever in it is not valid counts as not there. */
export function readPlace<O extends string, F extends string>(
  query: string,
  { orderings, filters, sizes = PAGE_SIZES }: ListChoices<O, F>,
): ListPlace<O, F> {
  const given = new URLSearchParams(query);
  const page = wholeNumber(given.get('page')) ?? 0;
  const usual = sizes.find((one) => one === DEFAULT_PAGE_SIZE) ?? sizes[0]!;
  const size = sizes.find((one) => one === wholeNumber(given.get('size'))) ?? usual;
  const names = Object.keys(filters) as F[];
  const set = names.flatMap((name) => {
    const value = given.get(name);
    return value !== null && filters[name](value) ? [[name, value]] : [];
  });
  return {
    index: page > 0 ? page - 1 : FIRST_PAGE,
    size,
    ordering: orderings.find((one) => one === given.get('sort')),
    filters: Object.fromEntries(set) as ListPlace<O, F>['filters'],
  };
}

/** The query of a list's address: only what differs from how the list begins. People count pages from 1. */
export function writePlace({ index, size, ordering, filters }: ListPlace): string {
  const query = new URLSearchParams({
    ...(index !== FIRST_PAGE && { page: `${index + 1}` }),
    ...(size !== DEFAULT_PAGE_SIZE && { size: `${size}` }),
    ...(ordering !== undefined && { sort: ordering }),
  });
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name, value);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
