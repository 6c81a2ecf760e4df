import { vi } from 'vitest';
import type { Db } from '../../src/platform/db/store.ts';

/**
 * Returns the number of queries an answer needs. The server's own jobs sometimes add queries, so the least of several
 * answers is used.
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
