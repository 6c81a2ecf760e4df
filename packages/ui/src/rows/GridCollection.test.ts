import { describe, expect, it } from 'vitest';
import { USER_COLUMNS } from '../docs/sampleUserColumns.ts';
import { sampleUsers } from '../docs/sampleUsers.ts';
import { ACTIONS, GridCollection } from './GridCollection.ts';

const rows = sampleUsers(10_000);
const grid = new GridCollection({
  columns: USER_COLUMNS,
  rowHeader: 'last_name',
  hasActions: true,
  rows,
  rowLabel: ({ last_name }) => last_name,
});

describe('GridCollection', () => {
  it('contains rows, columns and the column of actions', () => {
    expect([grid.size, grid.columnCount]).toEqual([10_000, USER_COLUMNS.length + 1]);
    expect(grid.columns.at(-1)?.key).toBe(ACTIONS);
    expect([grid.getFirstKey(), grid.getLastKey()]).toEqual(['user-1', 'user-10000']);
    expect(grid.getItem('nobody')).toBeNull();
    expect(grid.at(-1)).toBeNull();
    expect(grid.at(10_000)).toBeNull();
  });
  it('iterates over rows and cells in both directions', () => {
    expect([grid.getKeyBefore('user-1'), grid.getKeyAfter('user-1')]).toEqual([null, 'user-2']);
    expect(grid.getKeyAfter('user-10000')).toBeNull();
    expect(grid.getKeyAfter('last_name')).toBe('first_name');
    const [first, second] = [...grid.getChildren('user-7')];
    expect(grid.getKeyAfter(first?.key ?? '')).toBe(second?.key);
    expect(grid.getKeyBefore(second?.key ?? '')).toBe(first?.key);
    expect(first).toMatchObject({ type: 'cell', parentKey: 'user-7', index: 0, colIndex: 0 });
  });
  it('finds a cell by its key, even one not requested before', () => {
    const key = [...grid.getChildren('user-9')][3]?.key ?? '';
    const other = new GridCollection({
      columns: USER_COLUMNS,
      rowHeader: 'last_name',
      hasActions: false,
      rows,
      rowLabel: () => '',
    });
    expect(other.getItem(key)).toMatchObject({ parentKey: 'user-9', index: 3 });
    expect(other.indexOf(key)).toBe(8);
    expect(other.getItem(key.toString().replace('user-9', 'user-0'))).toBeNull();
  });
  it('contains every row in order', () => {
    expect(grid.rows.map(({ key }) => key)).toEqual(rows.map(({ id }) => id));
    expect([...grid.getKeys()]).toHaveLength(10_000);
  });
});
