import { vi } from 'vitest';
import type { Db } from '../../src/platform/db/store.ts';

/**
 * How many queries an answer needs. The server's own jobs ask in between at times, which only adds some: the least of
 * several answers is its own.
 */
export async function leastQueries(db: Db, ask: () => Promise<unknown>): Promise<number> {
  const select = vi.spyOn(db, 'select');
  const counted: number[] = [];
  try {
    for (let time = 0; time < 5; time += 1) {
      select.mockClear();
      await ask();
      counted.push(select.mock.calls.length);
    }
  } finally {
    select.mockRestore();
  }
  return Math.min(...counted);
}
