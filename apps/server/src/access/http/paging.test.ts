import { describe, expect, it, vi } from 'vitest';
import { totalOf } from './paging.ts';

const counting = (count: number) => vi.fn<() => Promise<{ count: number }[]>>(async () => [{ count }]);

describe('totalOf', () => {
  it.each([
    ['a page that is not full', 3, 50, 0, 3],
    ['the last of several pages', 7, 50, 100, 107],
    ['an empty list', 0, 50, 0, 0],
  ])('of %s is known without counting [API-02]', async (_, found, limit, offset, total) => {
    const count = counting(-1);
    expect(await totalOf(found, { limit, offset }, count)).toBe(total);
    expect(count).not.toHaveBeenCalled();
  });

  it.each([
    ['a full page', 50, 50, 0],
    ['a page behind the end', 0, 50, 200],
  ])('of %s is counted [API-02]', async (_, found, limit, offset) => {
    expect(await totalOf(found, { limit, offset }, counting(120))).toBe(120);
  });
});
