import { describe, expect, it } from 'vitest';
import { CARDS_BELOW, columnsThatFit } from './columns.ts';

const columns = ([undefined, 2, 3] as const).map((priority, index) => ({
  id: `${index}`,
  title: '',
  cell: () => null,
  ...(priority ? { priority } : {}),
}));
const shown = (width: number): string =>
  columnsThatFit(columns, width)
    .map(({ id }) => id)
    .join('');

describe('columnsThatFit', () => {
  it('hides the third priority first, then the second, never the first', () => {
    expect([Infinity, 860, 859, 640, 639, CARDS_BELOW].map(shown)).toEqual(['012', '012', '01', '01', '0', '0']);
  });
  it('gives cards every value', () => {
    expect(shown(CARDS_BELOW - 1)).toBe('012');
  });
});
