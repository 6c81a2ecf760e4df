import type { TestPreset } from '@isopter/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Identity } from '../../../access/auth/identity.ts';
import { testScope } from '../../../access/auth/scope.ts';
import { test } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { presentTests } from '../present.ts';
import type { TestRow } from '../states/records.ts';

/** Number of offered set-ups of the user, and of the newest tests among which they are searched. */
const OFFERED = 5;
const NEWEST = 50;

/** Returns a key that is equal for set-ups that a user would call the same. */
const kindOf = ({ group, strategy, protocol, eye, options }: TestRow): string =>
  JSON.stringify([group, strategy, protocol, eye, options.ear, options.goldman_size]);

/**
 * Returns the patient's last set-up, and the last five different ones that the caller ordered; without tests of bundles
 * and schedules.
 */
export async function testPresets(db: Db, user: Identity, patientId: string | undefined): Promise<TestPreset[]> {
  const single = and(testScope(user), isNull(test.bundleId), isNull(test.scheduleId));
  const newest = (where: ReturnType<typeof eq>, limit: number) =>
    db.select().from(test).where(and(single, where)).orderBy(desc(test.created)).limit(limit);
  const last = patientId === undefined ? [] : await newest(eq(test.patientId, patientId), 1);
  const own = await newest(eq(test.createdBy, user.accountId), NEWEST);
  const different = [...new Map(own.toReversed().map((row) => [kindOf(row), row])).values()]
    .toSorted((a, b) => b.created.getTime() - a.created.getTime())
    .slice(0, OFFERED);
  const rows = [...last, ...different];
  const shown = await presentTests(db, rows);
  return shown.map((one, index) => ({
    ...one,
    source: index < last.length ? 'PATIENT' : 'PERSON',
    used: rows[index]!.created.toISOString(),
  }));
}
