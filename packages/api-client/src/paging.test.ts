import { PAGE_SIZES } from '@isopter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstPage, pageQuery, withSearch, withSize } from './paging.ts';

const size = fc.constantFrom(...PAGE_SIZES);
const index = fc.nat({ max: 1000 });

describe('paging', () => {
  it('sends limit and offset = page index times page size [API-02]', () => {
    expect(pageQuery({ index: 0, size: 50 })).toEqual({ limit: 50, offset: 0 });
    expect(pageQuery({ index: 3, size: 20 })).toEqual({ limit: 20, offset: 60 });
  });

  it('starts at the first page with 50 rows', () => {
    expect(firstPage).toEqual({ index: 0, size: 50, search: '' });
  });

  it('starts a search at page 0, and keeps the page for the same one [API-03]', () => {
    const state = { index: 4, size: 20, search: 'a' };
    expect(withSearch(state, 'ab')).toEqual({ index: 0, size: 20, search: 'ab' });
    expect(withSearch(state, 'a')).toBe(state);
  });

  it('keeps the first row in sight when the page size changes', () => {
    fc.assert(
      fc.property(index, size, size, (page, from, to) => {
        const { limit, offset } = pageQuery(withSize({ index: page, size: from, search: '' }, to));
        expect(offset).toBeLessThanOrEqual(page * from);
        expect(offset + limit).toBeGreaterThan(page * from);
      }),
    );
  });
});
