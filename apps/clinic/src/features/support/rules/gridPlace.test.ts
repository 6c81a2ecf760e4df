import { GRID_START, withFilter, withoutFilter, withoutFilters, withSort } from '@isopter/ui';
import { describe, expect, it } from 'vitest';
import { changeOf, gridAt, readTexts, withColumns, writeTexts } from './gridPlace.ts';

const NAMED = { column: 'last_name', operator: 'icontains', value: 'Okafor' } as const;
const ROLE = { column: 'groups', operator: 'iexact', value: 'DOCTOR' } as const;
const OPEN = ['groups__iexact', 'date_joined__gte'];
const COLUMNS = ['last_name', 'groups', 'date_joined'];

describe('filters of texts [SUP-01]', () => {
  it('are written and read alike', () => {
    expect(readTexts(writeTexts([NAMED]), COLUMNS)).toEqual([NAMED]);
    expect(writeTexts([])).toBe('');
  });
  it.each(['', 'null', '{"a":1}', '[1]', '[{"column":"last_name","operator":"like","value":"x"}]', '[{'])(
    'count as not there in %s',
    (text) => expect(readTexts(text, COLUMNS)).toEqual([]),
  );
  it('are of the columns of this grid alone', () => {
    expect(readTexts(writeTexts([NAMED]), ['name'])).toEqual([]);
  });
});

it('is sorted as usual where its address says nothing [SUP-01]', () => {
  const place = { index: 2, size: 50, ordering: undefined, filters: { groups__iexact: 'DOCTOR' } };
  const state = gridAt({ ...place, search: writeTexts([NAMED]) }, 'last_name', COLUMNS);
  expect(state).toEqual({
    sort: { column: 'last_name', direction: 'ascending' },
    filters: [ROLE, NAMED],
    page: 2,
    pageSize: 50,
  });
  expect(gridAt({ ...place, ordering: '-groups', search: '' }, 'last_name', COLUMNS).sort).toEqual({
    column: 'groups',
    direction: 'descending',
  });
});

describe('a change of a grid', () => {
  const state = withFilter(withFilter({ ...GRID_START, page: 3 }, NAMED), ROLE);
  it('is of one thing: sorting, page, size, columns', () => {
    expect(changeOf(state, withSort(state, { column: 'groups', direction: 'ascending' }), OPEN)).toEqual({
      kind: 'sort',
    });
    expect(changeOf(state, { ...state, page: 1 }, OPEN)).toEqual({ kind: 'page' });
    expect(changeOf(state, { ...state, page: 0, pageSize: 20 }, OPEN)).toEqual({ kind: 'size' });
    expect(changeOf(state, withColumns(state, { hidden: ['groups'] }), OPEN)).toEqual({ kind: 'columns' });
  });
  it('tells what may stand in the address from what names people [SUP-01] [OUR-302]', () => {
    expect(changeOf(state, withFilter(state, { ...NAMED, value: 'x' }), OPEN)).toEqual({
      kind: 'texts',
      text: writeTexts([{ ...NAMED, value: 'x' }]),
    });
    expect(changeOf(state, withFilter(state, { ...ROLE, value: 'OPERATOR' }), OPEN)).toEqual({
      kind: 'filters',
      filters: { groups__iexact: 'OPERATOR', date_joined__gte: undefined },
    });
    expect(changeOf(state, withoutFilter(state, NAMED), OPEN)).toEqual({ kind: 'texts', text: '' });
    expect(changeOf(state, withoutFilters(state), OPEN)).toEqual({ kind: 'clear' });
  });
});
