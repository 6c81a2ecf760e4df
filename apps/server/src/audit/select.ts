import type { CallInput } from '@isopter/contract';
import { and, arrayContains, desc, eq, getTableColumns, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Identity } from '../auth/identity.ts';
import { account, audit, auditLink, device } from '../db/schema.ts';
import type { Db } from '../db/store.ts';

/** What rows of the audit are narrowed by. */
export type AuditFilter = Omit<CallInput<'listAudit'>['query'], 'limit' | 'offset'>;

/** The rows of the user's own office group alone. */
export const auditScope = (user: Identity, { patient, actor, at__gte, at__lt }: AuditFilter): SQL =>
  and(
    eq(audit.officeGroupId, user.officeGroupId),
    patient === undefined ? undefined : arrayContains(audit.patientIds, [patient]),
    actor === undefined ? undefined : eq(audit.actorId, actor),
    at__gte === undefined ? undefined : gte(audit.at, new Date(at__gte)),
    at__lt === undefined ? undefined : lt(audit.at, new Date(at__lt)),
  ) ?? sql`false`;

/** Audit rows with who it was, also when they have left, and their places in the chain; the newest first. */
export const selectAudit = (db: Db) =>
  db
    .select({
      ...getTableColumns(audit),
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
