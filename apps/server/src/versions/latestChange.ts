import type { CallName, NamedItem } from '@isopter/contract';
import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { nameOf } from '../auth/actor.ts';
import type { Identity } from '../auth/identity.ts';
import { account, audit } from '../db/schema.ts';
import type { Db } from '../db/store.ts';

/** A record as rows of the audit name it. */
export interface ChangedRecord {
  id: string;
  /** Further ids under which changes of the record are found, such as the office group whose preferences are shared. */
  alsoUnder?: readonly string[];
}

const OF_USERS: readonly CallName[] = [
  'updateUser',
  'updateEmployee',
  'updateUserEmail',
  'assignOfficeAdmin',
  'assignUserToOga',
];

/** Calls that change the record which a call saves, if there are others than itself. */
const CHANGED_BY: Partial<Record<CallName, readonly CallName[]>> = {
  updatePatient: ['updatePatient', 'mergePatient', 'undoPatientChange'],
  updateUser: OF_USERS,
  updateEmployee: OF_USERS,
  updateInterpretation: ['updateInterpretation', 'reviewTest', 'signInterpretation'],
  signInterpretation: ['updateInterpretation', 'reviewTest', 'signInterpretation'],
};

/** A change is nearly always found among the newest rows; older ones are not searched. */
const SEARCHED_MS = 24 * 3_600_000;

/**
 * Finds who changed a record last, and when: a user of the office group in the last 24 hours. Nothing if nobody is found,
 * as after a change by a headset or a job.
 */
export async function findLatestChange(
  db: Db,
  user: Identity,
  call: CallName,
  { id, alsoUnder = [] }: ChangedRecord,
): Promise<{ changed_by?: NamedItem; changed_at?: string }> {
  const ids = sql`array[${sql.join(
    [id, ...alsoUnder].map((one) => sql`${one}::uuid`),
    sql`, `,
  )}]`;
  const [row] = await db
    .select({ at: audit.at, by: account })
    .from(audit)
    .innerJoin(account, and(eq(account.id, audit.actorId), eq(account.officeGroupId, audit.officeGroupId)))
    .where(
      and(
        eq(audit.officeGroupId, user.officeGroupId),
        gte(audit.at, new Date(Date.now() - SEARCHED_MS)),
        inArray(audit.action, [...(CHANGED_BY[call] ?? [call])]),
        lt(audit.result, 300),
        or(sql`${audit.objectIds} && ${ids}`, sql`${audit.patientIds} && ${ids}`),
      ),
    )
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(1);
  return row ? { changed_by: nameOf(row.by), changed_at: row.at.toISOString() } : {};
}
