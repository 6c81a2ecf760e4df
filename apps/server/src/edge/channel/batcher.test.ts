import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { batcher } from './batcher.ts';

/** A batcher whose work ends when the test resolves it. */
function slow({ largest = 10, every = 0, full = 100 } = {}) {
  const batches: number[][] = [];
  const fullness: boolean[] = [];
  let finish: (() => void) | undefined;
  const items = batcher<number>({
    largest,
    every,
    full,
    work: (batch) => {
      batches.push(batch);
      return new Promise((resolve) => (finish = resolve));
    },
    onFull: (isFull) => fullness.push(isFull),
  });
  return {
    items,
    batches,
    fullness,
    /** Ends the current batch, so that the next one begins. */
    next: async () => {
      finish?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe('a batcher', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('groups items of one tick into a batch, and items that arrive meanwhile into the next, in order', async () => {
    const { items, batches, next } = slow({ largest: 4 });
    for (const item of [1, 2]) items.add(item);
    await vi.advanceTimersByTimeAsync(0);
    for (const item of [3, 4, 5, 6, 7]) items.add(item);
    expect(batches).toEqual([[1, 2]]);
    await next();
    await next();
    expect(batches).toEqual([[1, 2], [3, 4, 5, 6], [7]]);
  });

  it('starts a single item at once, but keeps the interval between batches', async () => {
    const { items, batches, next } = slow({ every: 20 });
    items.add(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(batches).toEqual([[1]]);
    items.add(2);
    await next();
    await vi.advanceTimersByTimeAsync(10);
    items.add(3);
    expect(batches).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10);
    expect(batches).toEqual([[1], [2, 3]]);
    await next();
    await vi.advanceTimersByTimeAsync(100);
    items.add(4);
    await vi.advanceTimersByTimeAsync(0);
    expect(batches.at(-1)).toEqual([4]);
  });

  it('reports when it is full, and when it is half empty again', async () => {
    const { items, fullness, next } = slow({ largest: 3, full: 10 });
    for (let item = 1; item <= 12; item += 1) items.add(item);
    expect(fullness).toEqual([true]);
    await vi.advanceTimersByTimeAsync(0);
    await next();
    expect(fullness).toEqual([true]);
    await next();
    await next();
    expect(fullness).toEqual([true, false]);
  });

  it('resolves when everything added so far is done, even if more is added later', async () => {
    const { items, next } = slow();
    const settled = vi.fn<() => void>();
    await items.settled();
    items.add(1);
    void items.settled().then(settled);
    await vi.advanceTimersByTimeAsync(0);
    items.add(2);
    expect(settled).not.toHaveBeenCalled();
    await next();
    expect(settled).toHaveBeenCalledOnce();
  });
});
