import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromQuery, toQuery } from './gridQuery.ts';
import { GRID_OPERATORS, GRID_START, type GridFilter, type GridState, withFilter } from './gridState.ts';

const field = fc.constantFrom('last_name', 'user__last_name', 'email', 'date_joined', 'gte', '_', '__proto__');
const filter: fc.Arbitrary<GridFilter> = fc.record({
  column: field,
  operator: fc.constantFrom(...GRID_OPERATORS),
  value: fc.string({ minLength: 1, unit: 'grapheme' }),
});
const state: fc.Arbitrary<GridState> = fc
  .record({
    sort: fc.option(
      fc.record({ column: field, direction: fc.constantFrom('ascending' as const, 'descending' as const) }),
    ),
    filters: fc.array(filter),
    page: fc.nat(10_000),
    pageSize: fc.constantFrom(10, 20, 50, 100),
  })
  .map(({ filters, page, ...rest }) => ({ ...filters.reduce(withFilter, GRID_START), ...rest, page }));

/** Filters named `field__operator` have no order. */
const unordered = ({ filters, ...rest }: GridState) => ({
  ...rest,
  filters: filters.map(({ column, operator, value }) => `${column} ${operator} ${value}`).toSorted(),
});

describe('toQuery', () => {
  it('sends limit, offset, ordering and filters named field__operator [SUP-06, SUP-01]', () => {
    const asked: GridState = {
      ...GRID_START,
      sort: { column: 'last_name', direction: 'descending' },
      filters: [
        { column: 'last_name', operator: 'icontains', value: 'ma' },
        { column: 'date_joined', operator: 'lte', value: '2026-11-20' },
      ],
      page: 2,
    };
    expect(toQuery(asked)).toEqual({
      limit: 50,
      offset: 100,
      ordering: '-last_name',
      last_name__icontains: 'ma',
      date_joined__lte: '2026-11-20',
    });
  });
  it('requests 50 rows in default order at first [SUP-01]', () => {
    expect(toQuery(GRID_START)).toEqual({ limit: 50, offset: 0 });
  });
});

describe('fromQuery', () => {
  it('parses every query, also from a URL [SUP-01]', () => {
    fc.assert(
      fc.property(state, (asked) => {
        const query = toQuery(asked);
        expect(unordered(fromQuery(query))).toEqual(unordered(asked));
        const address = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
        expect(unordered(fromQuery(Object.fromEntries(new URLSearchParams(address.toString()))))).toEqual(
          unordered(asked),
        );
      }),
    );
  });
  it('survives JSON', () => {
    fc.assert(
      fc.property(state, (asked) => {
        expect(JSON.parse(JSON.stringify(asked))).toEqual(asked);
      }),
    );
  });
  it('returns a state for any text in a URL', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (query) => {
        const { page, pageSize, filters } = fromQuery(query);
        expect(page).toBeGreaterThanOrEqual(0);
        expect(pageSize).toBeGreaterThan(0);
        for (const { operator, value } of filters) {
          expect(GRID_OPERATORS).toContain(operator);
          expect(value.trim()).not.toBe('');
        }
      }),
    );
  });
  it('ignores invalid and irrelevant parameters', () => {
    const query = {
      limit: '-5',
      offset: 'many',
      ordering: '-',
      search: 'x',
      name__like: 'a',
      name__gte: ['a'],
      __gte: '1',
    };
    expect(fromQuery(query)).toEqual(GRID_START);
  });
  it('keeps column preferences, which are not in the query', () => {
    const start = { ...GRID_START, columns: { order: ['b'], hidden: ['c'], widths: { b: 90 } } };
    expect(fromQuery({ offset: '50' }, start)).toEqual({ ...start, page: 1 });
  });
});
