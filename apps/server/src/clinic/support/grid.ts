import { FILTER_OPERATORS, type FilterOperator, fold } from '@isopter/contract';
import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import { folded } from '../../platform/db/folded.ts';
import { beginningWith, containing, endingWith, exactly } from '../../platform/lib/like.ts';

/** A field by which a support grid is filtered and sorted. */
export type GridField =
  /** Text that is never null. */
  | { kind: 'text'; value: SQL }
  /** Several texts, of which one has to fit. */
  | { kind: 'list'; value: SQL }
  | { kind: 'moment'; value: SQL };
export type GridFields = Readonly<Record<string, GridField>>;

/** The query of a grid: `field__operator` in addition to paging and `ordering` [SUP-06]. */
export type GridQuery = Readonly<Record<string, unknown>>;

const PATTERNS = {
  iexact: exactly,
  icontains: containing,
  istartswith: beginningWith,
  iendswith: endingWith,
} as const satisfies Partial<Record<FilterOperator, (text: string) => string>>;

/** Compares text without regard to case, in the order of the alphabet too. */
function comparesText(value: SQL, operator: FilterOperator, given: string): SQL {
  if (operator === 'gte') return sql`lower(${value}) >= lower(${given})`;
  if (operator === 'lte') return sql`lower(${value}) <= lower(${given})`;
  return sql`${folded(value)} like ${PATTERNS[operator](fold(given))}`;
}

const isDay = (given: string): boolean => given.length === 'YYYY-MM-DD'.length;

/** A day is one of UTC, the last one included [SUP-02]; moments have milliseconds, rows may have more. */
function comparesMoment(value: SQL, operator: FilterOperator, given: string): SQL {
  const from = sql`${isDay(given) ? `${given}T00:00:00Z` : given}::timestamptz`;
  if (operator === 'gte') return sql`${value} >= ${from}`;
  if (operator === 'lte') {
    return sql`${value} < ${from} + ${isDay(given) ? '1 day' : '1 millisecond'}::interval`;
  }
  return comparesText(sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`, operator, given);
}

function compares({ kind, value }: GridField, operator: FilterOperator, given: string): SQL {
  if (kind === 'moment') return comparesMoment(value, operator, given);
  if (kind === 'text') return comparesText(value, operator, given);
  return sql`exists (select 1 from unnest(${value}) as one(name) where ${comparesText(sql`one.name`, operator, given)})`;
}

/** The rows for which all filters hold; an empty filter asks for nothing. */
export function gridFilter(fields: GridFields, query: GridQuery): SQL | undefined {
  const conditions = Object.entries(fields).flatMap(([name, field]) =>
    FILTER_OPERATORS.flatMap((operator) => {
      const given = query[`${name}__${operator}`];
      return typeof given === 'string' && given !== '' ? [compares(field, operator, given)] : [];
    }),
  );
  return and(...conditions);
}

/** Returns the sort expression of a field: texts without regard to case, several texts concatenated. */
function sortedBy({ kind, value }: GridField): SQL {
  if (kind === 'moment') return value;
  return kind === 'text' ? sql`lower(${value})` : sql`lower(array_to_string(${value}, ' '))`;
}

/**
 * The order that is asked for, then the usual one, then by the ids of the rows, so that no two pages share one.
 * @param usual names of fields
 */
export function gridOrder(fields: GridFields, query: GridQuery, usual: readonly string[], id: SQL): SQL[] {
  const { ordering } = query;
  const asked = typeof ordering === 'string' ? [ordering] : [];
  const orders = [...asked, ...usual].map((order) => {
    const field = fields[order.replace(/^-/, '')];
    if (!field) throw new Error(`there is no field to sort by: ${order}`);
    return order.startsWith('-') ? desc(sortedBy(field)) : asc(sortedBy(field));
  });
  return [...orders, asc(id)];
}

/** Returns whether a query filters or sorts by a field. */
export const asksFor = (query: GridQuery, field: string): boolean =>
  query['ordering'] === field ||
  query['ordering'] === `-${field}` ||
  FILTER_OPERATORS.some((operator) => query[`${field}__${operator}`] !== undefined);
