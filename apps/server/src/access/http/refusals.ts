import type { FastifyBaseLogger } from 'fastify';
import { type AuditEntry, writeAudit } from '../auth/audit.ts';
import type { Db } from '../../platform/db/store.ts';

/** Refused calls of one actor that get separate rows in a minute; the others are counted and share one. */
const ROWS = { account: 100, anonymous: 10 };
/**
 * Refused sign-ins of one account that each get a row in a quarter of an hour: more than the lock-out
 * counts. The others share one row a minute. So an account gets at most 25 rows in a quarter of an hour, however many
 * addresses the attempts come from.
 */
const TRIES = 10;
/** Addresses without an account that get separate rows in a minute; the others are counted together. */
const ADDRESSES = 100;
const WINDOW_MS = 60_000;
/** Windows to a quarter of an hour. */
const QUARTER = 15;

interface Actor {
  rows: number;
  /** Refusals without a separate row so far, counted together. */
  rest?: AuditEntry & { times: number };
}

/** Audit rows of refused calls, limited for each caller, however often they call. */
export interface Refusals {
  /** @param isProven whether it is known that the actor made the call; else somebody only named them */
  add(entry: AuditEntry, isProven?: boolean): Promise<void>;
  /** Writes what was counted, and counts no more. */
  close(): Promise<void>;
}

export function countRefusals(db: Db, log: Pick<FastifyBaseLogger, 'error'>): Refusals {
  let actors = new Map<string, Actor>();
  /** Apart from the others, for it is kept longer and must not use up their places. */
  let tried = new Map<string, Actor>();
  let windows = 0;

  const write = (entry: AuditEntry) =>
    writeAudit(db, entry).catch((error: unknown) => log.error(error, 'a refused call could not be audited'));

  async function flush(): Promise<void> {
    const rests = [...actors.values(), ...tried.values()].flatMap(({ rest }) => rest ?? []);
    windows += 1;
    actors = new Map();
    tried = windows % QUARTER === 0 ? new Map() : new Map([...tried].map(([key, { rows }]) => [key, { rows }]));
    await Promise.all(rests.map(write));
  }

  function actorOf({ actor, address = '' }: AuditEntry): { key: string; most: number; address?: string } {
    if (typeof actor === 'object') {
      return { key: 'accountId' in actor ? actor.accountId : actor.deviceId, most: ROWS.account, address };
    }
    const isKnown = actors.has(address) || actors.size < ADDRESSES;
    return isKnown ? { key: address, most: ROWS.anonymous, address } : { key: 'elsewhere', most: 0 };
  }

  /** @param rest the row that counts the refusals without a separate one */
  async function count(counted: Map<string, Actor>, key: string, most: number, entry: AuditEntry, rest: AuditEntry) {
    const seen = counted.get(key) ?? { rows: 0 };
    counted.set(key, seen);
    if (seen.rows < most) {
      seen.rows += 1;
      await write(entry);
      return;
    }
    seen.rest ??= { ...rest, times: 0 };
    seen.rest.times += 1;
    // several addresses share the row: it names none
    if (seen.rest.address !== rest.address) delete seen.rest.address;
  }

  const timer = setInterval(() => void flush(), WINDOW_MS);
  timer.unref();
  return {
    add(entry, isProven = true) {
      const { action, actor, result } = entry;
      if (!isProven && typeof actor === 'object' && 'accountId' in actor) {
        const { address } = entry;
        return count(tried, actor.accountId, TRIES, entry, { action, result, actor, ...(address && { address }) });
      }
      const { key, most, address } = actorOf(entry);
      return count(actors, key, most, entry, { action: 'refusedCalls', result, actor, ...(address && { address }) });
    },
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
