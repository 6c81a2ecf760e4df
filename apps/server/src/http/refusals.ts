import type { FastifyBaseLogger } from 'fastify';
import { type AuditEntry, writeAudit } from '../auth/audit.ts';
import type { Db } from '../db/store.ts';

/** So many refused calls of one actor have a row each in a minute; the others are counted and share one. */
const ROWS = { account: 100, anonymous: 10 };
/** So many addresses of nobody are told apart in a minute; the others are counted together. */
const ADDRESSES = 100;
const WINDOW_MS = 60_000;

interface Actor {
  rows: number;
  /** What has no row of its own yet. */
  rest?: AuditEntry & { times: number };
}

/** Audit rows of refused calls, of which nobody can make more than a few, however often they call. */
export interface Refusals {
  add(entry: AuditEntry): Promise<void>;
  /** Writes what was counted, and counts no more. */
  close(): Promise<void>;
}

export function countRefusals(db: Db, log: Pick<FastifyBaseLogger, 'error'>): Refusals {
  let actors = new Map<string, Actor>();

  const write = (entry: AuditEntry) =>
    writeAudit(db, entry).catch((error: unknown) => log.error(error, 'a refused call could not be audited'));

  async function flush(): Promise<void> {
    const rests = [...actors.values()].flatMap(({ rest }) => rest ?? []);
    actors = new Map();
    await Promise.all(rests.map(write));
  }

  function actorOf({ actor, address = '' }: AuditEntry): { key: string; most: number; address?: string } {
    if (typeof actor === 'object') {
      return { key: 'accountId' in actor ? actor.accountId : actor.deviceId, most: ROWS.account, address };
    }
    const isKnown = actors.has(address) || actors.size < ADDRESSES;
    return isKnown ? { key: address, most: ROWS.anonymous, address } : { key: 'elsewhere', most: 0 };
  }

  const timer = setInterval(() => void flush(), WINDOW_MS);
  timer.unref();
  return {
    async add(entry) {
      const { key, most, address } = actorOf(entry);
      const seen = actors.get(key) ?? { rows: 0 };
      actors.set(key, seen);
      if (seen.rows < most) {
        seen.rows += 1;
        await write(entry);
        return;
      }
      const { actor, result } = entry;
      seen.rest ??= { action: 'refusedCalls', result, actor, ...(address && { address }), times: 0 };
      seen.rest.times += 1;
    },
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
