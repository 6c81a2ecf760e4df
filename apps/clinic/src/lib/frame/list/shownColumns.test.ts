import { describe, expect, it } from 'vitest';
import { shownColumns } from './shownColumns.ts';

const column = (id: string, isRowHeader = false) => ({ id, title: id, cell: () => id, isRowHeader });
const idsOf = (columns: readonly { id: string }[]) => columns.map(({ id }) => id);

describe('the columns of a list', () => {
  it('are those that are not hidden [OUR-200]', () => {
    expect(idsOf(shownColumns([column('a', true), column('b'), column('c')], ['b', 'gone']))).toEqual(['a', 'c']);
  });
  it.each([
    ['the one that is marked as the name', [column('a'), column('b', true)], ['b']],
    ['the first one if none is marked', [column('a'), column('b')], ['a']],
  ])('keep the one that names the rows: %s [OUR-200]', (_which, columns, left) => {
    expect(idsOf(shownColumns(columns, ['a', 'b']))).toEqual(left);
  });
});
