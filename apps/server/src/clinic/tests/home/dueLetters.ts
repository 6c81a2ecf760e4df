import { and, asc, eq, inArray, lte, type SQL } from 'drizzle-orm';
import { test } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';

/** Letters in one batch. */
const AT_ONCE = 20;
/** After so long another attempt is made. */
const AGAIN_MS = 5 * 60_000;

/** Letters about a test: the order to the patient, the end to the doctor, the report to a visitor of the demo mode. */
type Due = 'noticeDue' | 'doneDue' | 'reportDue';

/** Services for sending notices. */
export interface Ways {
  db: Db;
  outbox?: Outbox;
  /** The public address of this server. Without it letters have no links. */
  address?: string;
}

const at = (due: Due, time: Date | null): Partial<Record<Due, Date | null>> => ({ [due]: time });

/**
 * Sends the letters of all due tests, each once for any number of servers.
 * @param isReady a further condition on tests
 * @throws if some could not be sent; they are retried later
 */
export async function sendDue(
  db: Db,
  due: Due,
  now: Date,
  send: (testId: string) => Promise<void>,
  isReady?: SQL,
): Promise<void> {
  const failures: unknown[] = [];
  for (;;) {
    const ids = await claim(db, due, now, isReady);
    if (ids.length === 0) break;
    for (const id of ids) {
      try {
        await send(id);
        await db.update(test).set(at(due, null)).where(eq(test.id, id));
      } catch (error) {
        failures.push(error);
      }
    }
  }
  if (failures.length > 0) throw new Error(`${failures.length} notices could not be sent`, { cause: failures[0] });
}

/** Takes what is due; another server finds it due again only where this one ends before it has sent it. */
async function claim(db: Db, due: Due, now: Date, isReady?: SQL): Promise<string[]> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: test.id })
      .from(test)
      .where(and(lte(test[due], now), isReady))
      .orderBy(asc(test[due]), asc(test.id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) {
      await tx
        .update(test)
        .set(at(due, new Date(now.getTime() + AGAIN_MS)))
        .where(inArray(test.id, ids));
    }
    return ids;
  });
}
