import type { CallInput } from '@isopter/contract';
import {
  and,
  arrayContains,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { account, audit, auditLink, auditVisit, device } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { LONGEST_HOURS } from '../../access/auditTrail/visits.ts';

/** HTTP statuses of refused calls begin here. */
export const REFUSED = 400;

/** Filters of the access log. */
export type AuditFilter = Omit<CallInput<'listAudit'>['query'], 'limit' | 'offset'>;

/** Condition on the row `later` that counts the later reads of a visit whose first read is the selected row. */
const closes = sql`later.continues = ${audit.id}`;
const isCounted = sql`v.audit_id = ${audit.id} and v.times > 0`;

/** The rows of the user's own office group. Rows that only count the later reads of a visit belong to their first row. */
export const auditScope = (
  user: Identity,
  { patient, actor, action__in, object_kind, object, result, at__gte, at__lt }: AuditFilter,
): SQL =>
  and(
    eq(audit.officeGroupId, user.officeGroupId),
    isNull(audit.continues),
    patient === undefined ? undefined : arrayContains(audit.patientIds, [patient]),
    actor === undefined ? undefined : eq(audit.actorId, actor),
    action__in === undefined ? undefined : inArray(audit.action, action__in),
    object_kind === undefined ? undefined : eq(audit.objectKind, object_kind),
    object === undefined ? undefined : arrayContains(audit.objectIds, [object]),
    result === undefined ? undefined : result === 'refused' ? gte(audit.result, REFUSED) : lt(audit.result, REFUSED),
    at__gte === undefined ? undefined : reaches(new Date(at__gte), patient),
    at__lt === undefined ? undefined : lt(audit.at, new Date(at__lt)),
  ) ?? sql`false`;

/** Rows at or after a moment, and visits that lasted until it. */
function reaches(from: Date, patient: string | undefined): SQL | undefined {
  const earliest = new Date(from.getTime() - LONGEST_HOURS * 3_600_000);
  return or(
    gte(audit.at, from),
    and(gte(audit.at, earliest), gte(until(patient), sql`${from.toISOString()}::timestamptz`)),
  );
}

/** The time of a visit's last read, for a single patient if the filter names one. */
const until = (patient: string | undefined) =>
  sql`greatest(
    (select max(later.at) from ${audit} later where ${closes}${ofPatient(sql`${patient} = any(later.patient_ids)`, patient)}),
    (select max(v.last_at) from ${auditVisit} v where ${isCounted}${ofPatient(sql`v.patient_id = ${patient}`, patient)})
  )`;

const repeats = (patient: string | undefined) =>
  sql`coalesce(greatest(
    (select max(later.times) from ${audit} later where ${closes}${ofPatient(sql`${patient} = any(later.patient_ids)`, patient)}),
    (select max(v.times) from ${auditVisit} v where ${isCounted}${ofPatient(sql`v.patient_id = ${patient}`, patient)})
  ), 0)`;

const ofPatient = (condition: SQL, patient: string | undefined): SQL =>
  patient === undefined ? sql`` : sql` and ${condition}`;

/** Audit rows with who it was, also when they have left, and their places in the chain; the newest first. */
export const selectAudit = (db: Db, patient?: string) =>
  db
    .select({
      ...getTableColumns(audit),
      times: sql<number>`${audit.times} + ${repeats(patient)}`.mapWith(Number),
      until: sql<Date | null>`${until(patient)}`.mapWith(audit.at),
      /** To the microsecond, in UTC. */
      moment: sql<string>`to_char(${audit.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
      firstName: account.firstName,
      lastName: account.lastName,
      deviceName: device.name,
      position: auditLink.position,
      hash: auditLink.hash,
    })
    .from(audit)
    .leftJoin(account, and(eq(audit.actorKind, 'account'), eq(account.id, audit.actorId)))
    .leftJoin(device, and(eq(audit.actorKind, 'device'), eq(device.id, audit.actorId)))
    .leftJoin(auditLink, eq(auditLink.auditId, audit.id))
    .orderBy(desc(audit.at), desc(audit.id))
    .$dynamic();

export type SelectedAudit = Awaited<ReturnType<typeof selectAudit>>[number];
