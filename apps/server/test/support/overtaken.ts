import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '../../src/platform/db/store.ts';
import type { Answer, TestServer } from './server.ts';
import { eventually } from '../../../../scripts/test/eventually.ts';

const waitingForUs = sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;

/**
 * Makes a call while a change that it meets is under way, and lets that come to its end first.
 * @returns the answer of the call
 */
export async function overtaken(
  { store }: Pick<TestServer, 'store'>,
  change: (tx: Db) => Promise<unknown>,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const { answering } = await store.db.transaction(async (tx) => {
    await change(tx);
    const begun = call();
    // the embedded database has one connection, so the call waits anyway
    if (store.engine === 'postgres')
      await eventually(async () => expect(await tx.execute(waitingForUs)).toMatchObject({ rows: [{}] }));
    return { answering: begun };
  });
  return answering;
}
