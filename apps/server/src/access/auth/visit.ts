import { ENDED_STATUSES, ERROR_NAME } from '@isopter/contract';
import { eq, sql } from 'drizzle-orm';
import { account, officeGroup, session, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { ApiError } from '../../platform/lib/errors.ts';
import type { Visit } from './identity.ts';

/** The office group that the session works in, whatever a header says. */
const group = sql`coalesce(${session.officeGroupId}, ${account.officeGroupId})`;

/** The columns that decide whether visitors of the demo mode have a session. */
export const VISIT = {
  visitGroup: sql<string>`${group}`,
  hasDemoMode: sql<boolean>`coalesce((select visited.flags ->> 'demo_mode' = 'true' from ${officeGroup} visited
    where visited.id = ${group}), false)`,
  hasEnded: sql<boolean>`exists (select 1 from ${test} where ${test.patientId} = ${session.visitorId}
    and ${test.status} in ${ENDED_STATUSES})`,
};

interface Visited {
  session: typeof session.$inferSelect;
  own: (typeof account.$inferSelect)['preferences'];
  hasDemoMode: boolean;
  hasEnded: boolean;
}

/**
 * The visit a session is used for: visitors have every session of an account whose demo mode is on, until the PIN is given
 * in it [OUR-535]. A visit is over once its test has ended.
 */
export function visitOf({ session: row, own, hasDemoMode, hasEnded }: Visited): Visit | null {
  if (!hasDemoMode || !own.enable_demo_mode || row.demoLeft) return null;
  return { patientId: hasEnded ? null : row.visitorId };
}

/** Refuses a call that needs the PIN of the demo mode. */
export const pinAsked = () =>
  new ApiError(403, { detail: 'Visitors have this session. Enter the PIN first.', name: ERROR_NAME.DEMO_MODE });

/** Ends a visitor's use of a session after the PIN was entered. */
export async function leaveDemo(db: Db, digest: string): Promise<void> {
  await db.update(session).set({ demoLeft: new Date(), visitorId: null }).where(eq(session.digest, digest));
}

/** Gives a session to visitors. `visitorId`: the patient of the visit; left out, the present one stays. */
export async function giveToVisitors(db: Db, digest: string, visitorId?: string | null): Promise<void> {
  await db
    .update(session)
    .set({ demoLeft: null, ...(visitorId !== undefined && { visitorId }) })
    .where(eq(session.digest, digest));
}

/** Gives every session of an account to visitors. */
export async function giveAllToVisitors(db: Db, accountId: string): Promise<void> {
  await db.update(session).set({ demoLeft: null, visitorId: null }).where(eq(session.accountId, accountId));
}
