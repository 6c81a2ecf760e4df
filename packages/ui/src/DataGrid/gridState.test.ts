import { describe, expect, it } from 'vitest';
import { GRID_START, type GridFilter, withFilter, withoutFilter, withoutFilters, withSort } from './gridState.ts';

const contains = (value: string): GridFilter => ({ column: 'last_name', operator: 'icontains', value });
const start = { ...GRID_START, page: 3 };

describe('the state of a grid', () => {
  it('has one filter per column and operator, and returns to the first page', () => {
    const once = withFilter(start, contains('ma'));
    expect(once).toMatchObject({ filters: [contains('ma')], page: 0 });
    expect(withFilter(once, contains(' mar ')).filters).toEqual([contains('mar')]);
    expect(withFilter(once, { ...contains('x'), operator: 'iexact' }).filters).toHaveLength(2);
  });
  it('removes a filter, and one without a value', () => {
    const once = withFilter(start, contains('ma'));
    expect(withoutFilter({ ...once, page: 2 }, contains('anything'))).toEqual({ ...start, page: 0 });
    expect(withFilter(once, contains('  ')).filters).toEqual([]);
    expect(withoutFilters({ ...once, page: 2 })).toEqual({ ...start, page: 0 });
  });
  it('returns to the first page when sorted', () => {
    const sort = { column: 'email', direction: 'descending' } as const;
    expect(withSort(start, sort)).toEqual({ ...start, sort, page: 0 });
  });
});
