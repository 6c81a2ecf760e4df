import type { CallName, NamedItem } from '@isopter/contract';
import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { nameOf } from '../auth/actor.ts';
import type { Identity } from '../auth/identity.ts';
import { account, audit } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';

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
  updateSchedule: ['updateSchedule', 'createSchedule'],
  updateAppointment: ['updateAppointment', 'createAppointment', 'checkInAppointment'],
  updateInterpretation: ['updateInterpretation', 'reviewTest', 'signInterpretation'],
  signInterpretation: ['updateInterpretation', 'reviewTest', 'signInterpretation'],
};

/** A change is nearly always found among the newest rows; older ones are not searched. */
const SEARCHED_MS = 24 * 3_600_000;

/** The author and time of a change. */
export interface LatestChange {
  changed_by?: NamedItem | null | undefined;
  changed_at?: string | null | undefined;
}

/**
 * Finds who changed one of these fields of a record last, and when: in the last 24 hours, and by name if it was a user of the
 * office group. Nothing if no such change is found, as after one by a headset or a job.
 * @param fields all fields of the record if empty
 */
export async function findLatestChange(
  db: Db,
  user: Pick<Identity, 'officeGroupId'>,
  call: CallName,
  { id, alsoUnder = [] }: ChangedRecord,
  fields: readonly string[],
): Promise<LatestChange> {
  const ids = sql`array[${sql.join(
    [id, ...alsoUnder].map((one) => sql`${one}::uuid`),
    sql`, `,
  )}]`;
  const isOfField =
    fields.length === 0
      ? undefined
      : sql`exists (select from jsonb_array_elements(${audit.changes}) as one where ${inArray(sql`one ->> 'field'`, [...fields])})`;
  const [row] = await db
    .select({ at: audit.at, by: account })
    .from(audit)
    .leftJoin(account, eq(account.id, audit.actorId))
    .where(
      and(
        eq(audit.officeGroupId, user.officeGroupId),
        gte(audit.at, new Date(Date.now() - SEARCHED_MS)),
        inArray(audit.action, [...(CHANGED_BY[call] ?? [call])]),
        lt(audit.result, 300),
        or(sql`${audit.objectIds} && ${ids}`, sql`${audit.patientIds} && ${ids}`),
        isOfField,
      ),
    )
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(1);
  if (!row) return {};
  const { at, by } = row;
  // people of another office group, such as support, stay without a name
  return { changed_at: at.toISOString(), ...(by?.officeGroupId === user.officeGroupId && { changed_by: nameOf(by) }) };
}
