import { sql } from 'drizzle-orm';
import type { Db } from '../db/store.ts';

/** Requests within this time get the last result. */
const FRESH_MS = 5_000;
/** A database that has not answered by then cannot be written, for those who wait for it. */
const PATIENCE_MS = 5_000;
/** Numbers that do not fit into the least memory a query may have, so that they go to the disk: about half a megabyte. */
const NUMBERS = 30_000;
/** PostgreSQL's classes of errors in which storing failed, not what was to be stored. */
const STORAGE = /^(25006|53|57|58|XX)/;

/** The last time something could not be stored. */
export interface StorageFailure {
  at: string;
  /** PostgreSQL's code of the error, or of the connection's. */
  code: string;
}

/** Checks by writing whether the database can be written. */
export interface WriteHealth {
  canWrite: () => Promise<boolean>;
  /** Reports a failure; if it is of the storage, the next check writes again. */
  failed: (error: unknown) => void;
  lastFailure: () => StorageFailure | null;
}

/**
 * Asks for what storing asks for, and leaves nothing behind: room on the disk for a moment, and a commit that is written
 * to the log of the database and waited for. It needs no table and adds no row.
 */
async function write(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = (await tx.execute(
      sql`select current_setting('transaction_read_only') as "readOnly"`,
    )) as unknown as {
      rows: { readOnly: string }[];
    };
    if (rows[0]?.readOnly === 'on') throw Object.assign(new Error('the database is read-only'), { code: '25006' });
    await tx.execute(sql`set local work_mem = '64kB'`);
    await tx.execute(sql`select count(*) from generate_series(1, ${sql.raw(String(NUMBERS))})`);
    await tx.execute(sql`select pg_logical_emit_message(true, 'isopter', 'can be written')`);
  });
}

export function writeHealth(db: Db): WriteHealth {
  let last: StorageFailure | null = null;
  let found: { at: number; answer: Promise<boolean> } | undefined;
  /** A hanging check is not awaited, and no other is started meanwhile. */
  let underWay = false;

  async function probe(): Promise<boolean> {
    if (underWay) return false;
    underWay = true;
    const written = write(db).finally(() => (underWay = false));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(Object.assign(new Error('no answer'), { code: 'timeout' })), PATIENCE_MS);
    });
    try {
      await Promise.race([written, late]);
      return true;
    } catch (error) {
      written.catch(() => undefined);
      last = { at: new Date().toISOString(), code: codeOf(error) };
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    canWrite() {
      const now = performance.now();
      if (!found || now - found.at > FRESH_MS) found = { at: now, answer: probe() };
      return found.answer;
    },
    failed(error) {
      const code = codeOf(error);
      if (!STORAGE.test(code)) return;
      last = { at: new Date().toISOString(), code };
      found = undefined;
    },
    lastFailure: () => last,
  };
}

/** The database's code of an error, which may be wrapped in another. */
function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause === undefined ? 'unknown' : codeOf(cause);
}
