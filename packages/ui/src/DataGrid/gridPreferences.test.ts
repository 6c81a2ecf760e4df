import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DataGridColumn } from './gridColumns.ts';
import { orderedColumns, shownColumns, withColumnMoved, withColumnShown } from './gridPreferences.ts';
import { COLUMNS_AS_THEY_COME, type GridPreferences } from './gridState.ts';

const columns: DataGridColumn<never>[] = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: id, cell: () => null }));
const own = (part: Partial<GridPreferences>): GridPreferences => ({ ...COLUMNS_AS_THEY_COME, ...part });
const ids = (list: readonly { id: string }[]): string => list.map(({ id }) => id).join('');

describe('preferences of columns', () => {
  it('use the default columns if empty', () => {
    expect(ids(shownColumns(columns, COLUMNS_AS_THEY_COME))).toBe('abcd');
  });
  it('order columns, with new ones at the end and the row header first', () => {
    expect(ids(orderedColumns(columns, own({ order: ['d', 'gone', 'b', 'a'] })))).toBe('adbc');
  });
  it('hide columns, but never the row header or a required one', () => {
    const fixed = columns.map((column) => (column.id === 'c' ? { ...column, canHide: false } : column));
    expect(ids(shownColumns(fixed, own({ hidden: ['a', 'b', 'c'] })))).toBe('acd');
  });
  it('show and hide', () => {
    const hidden = withColumnShown(withColumnShown(COLUMNS_AS_THEY_COME, 'b', false), 'b', false);
    expect(hidden.hidden).toEqual(['b']);
    expect(withColumnShown(hidden, 'b', true)).toEqual(COLUMNS_AS_THEY_COME);
  });
  it('move a column by one place, not beyond the ends', () => {
    const moved = withColumnMoved(columns, COLUMNS_AS_THEY_COME, 'b', 1);
    expect(ids(orderedColumns(columns, moved))).toBe('acbd');
    expect(withColumnMoved(columns, COLUMNS_AS_THEY_COME, 'b', -1)).toBe(COLUMNS_AS_THEY_COME);
    expect(withColumnMoved(columns, COLUMNS_AS_THEY_COME, 'd', 1)).toBe(COLUMNS_AS_THEY_COME);
    expect(withColumnMoved(columns, COLUMNS_AS_THEY_COME, 'a', 1)).toBe(COLUMNS_AS_THEY_COME);
  });
  it('never lose or duplicate a column', () => {
    const step = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'gone'), fc.constantFrom(-1 as const, 1 as const));
    fc.assert(
      fc.property(fc.array(step), fc.array(fc.string()), (steps, order) => {
        const end = steps.reduce((now, [id, by]) => withColumnMoved(columns, now, id, by), own({ order }));
        const result = orderedColumns(columns, end).map(({ id }) => id);
        expect(result[0]).toBe('a');
        expect(result.toSorted()).toEqual(['a', 'b', 'c', 'd']);
      }),
    );
  });
});
