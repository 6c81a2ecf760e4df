import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, not, type SQL, sql } from 'drizzle-orm';
import { type AuditEntry, writeAudit } from '../auth/audit.ts';
import { audit, auditVisit } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';

/** Stands for the patient in visits of reads that name none. */
const NO_ID = '00000000-0000-0000-0000-000000000000';
/** Visits ended in one transaction. */
const BATCH = 200;
/** A visit ends when nothing was read for this long. */
const QUIET_MINUTES = 15;
/** A visit ends after this long, however often something is read, so that its count joins the chain. */
export const LONGEST_HOURS = 12;

const isOpen = and(
  gt(auditVisit.lastAt, sql`now() - ${QUIET_MINUTES} * interval '1 minute'`),
  gt(auditVisit.openedAt, sql`now() - ${LONGEST_HOURS} * interval '1 hour'`),
)!;

/** Identifies the visits of one session and address with one action and object; each patient has a separate visit. */
const visitOf = ({ action, address, officeGroupId, objectKind, objectIds = [] }: AuditEntry, session: string): string =>
  createHash('sha256')
    .update(JSON.stringify([session, address, action, officeGroupId, objectKind, objectIds.toSorted()]))
    .digest('hex');

/**
 * Records a read. The first read of a visit adds an audit row at once; later reads are only counted, so that a screen
 * that polls adds one row [OUR-510].
 * @param session digest of the session that read
 */
export async function writeRead(db: Db, entry: AuditEntry, session: string): Promise<void> {
  const visit = visitOf(entry, session);
  const named = [...new Set(entry.patientIds)].toSorted();
  const patients = named.length > 0 ? named : [NO_ID];
  const counted = new Set(await countRead(db, visit, patients));
  const missing = patients.filter((id) => !counted.has(id));
  if (missing.length > 0) await db.transaction((tx) => openVisits(tx, visit, missing, entry));
}

/** Counts a read of the visits that are open. @returns their patients */
async function countRead(db: Db, visit: string, patients: readonly string[]): Promise<string[]> {
  // locked in one order: two servers that count the same visits do not wait for each other forever
  const locked = db
    .select({ patientId: auditVisit.patientId })
    .from(auditVisit)
    .where(and(eq(auditVisit.visit, visit), inArray(auditVisit.patientId, [...patients]), isOpen))
    .orderBy(auditVisit.patientId)
    .for('update');
  const rows = await db
    .update(auditVisit)
    .set({ times: sql`${auditVisit.times} + 1`, lastAt: sql`now()` })
    .where(and(eq(auditVisit.visit, visit), inArray(auditVisit.patientId, locked)))
    .returning({ patientId: auditVisit.patientId });
  return rows.map(({ patientId }) => patientId);
}

/** Opens visits that no other server has opened, and adds the audit row of their first read. */
async function openVisits(tx: Db, visit: string, patients: readonly string[], entry: AuditEntry): Promise<void> {
  const mine = and(eq(auditVisit.visit, visit), inArray(auditVisit.patientId, [...patients]));
  await closeVisits(tx, and(mine, not(isOpen)));
  const rows = await tx
    .insert(auditVisit)
    .values(patients.map((patientId) => ({ visit, patientId })))
    .onConflictDoUpdate({
      target: [auditVisit.visit, auditVisit.patientId],
      set: { times: sql`${auditVisit.times} + 1`, lastAt: sql`now()` },
    })
    .returning({ patientId: auditVisit.patientId, times: auditVisit.times });
  const opened = rows.filter(({ times }) => times === 0).map(({ patientId }) => patientId);
  if (opened.length === 0) return;
  const patientIds = entry.patientIds?.filter((id) => opened.includes(id)) ?? [];
  const auditId = await writeAudit(tx, { ...entry, patientIds });
  await tx
    .update(auditVisit)
    .set({ auditId })
    .where(and(eq(auditVisit.visit, visit), inArray(auditVisit.patientId, opened)));
}

/** Ends the visits in which nothing was read for a while. */
export async function endVisits(db: Db): Promise<void> {
  while ((await db.transaction((tx) => closeVisits(tx, not(isOpen)))) === BATCH);
}

/**
 * Removes up to {@link BATCH} visits; one of more than one read leaves a row with its count, chained like every other.
 * @returns how many were removed
 */
async function closeVisits(tx: Db, which: SQL | undefined): Promise<number> {
  const locked = await tx
    .select({ visit: auditVisit.visit, patientId: auditVisit.patientId })
    .from(auditVisit)
    .where(which)
    .orderBy(auditVisit.visit, auditVisit.patientId)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  if (locked.length === 0) return 0;
  const ended = await tx
    .delete(auditVisit)
    .where(
      sql`(${auditVisit.visit}, ${auditVisit.patientId}) in (${sql.join(
        locked.map(({ visit, patientId }) => sql`(${visit}, ${patientId}::uuid)`),
        sql`, `,
      )})`,
    )
    .returning();
  const counts = new Map<string, (typeof ended)[number][]>();
  for (const one of ended.filter(({ times }) => times > 0)) {
    const same = `${one.auditId} ${one.times} ${one.lastAt.toISOString()}`;
    counts.set(same, [...(counts.get(same) ?? []), one]);
  }
  for (const visits of counts.values()) await writeCount(tx, visits);
  return ended.length;
}

/** Adds a row with the number of later reads of a visit's patients, and the time of the last one. */
async function writeCount(tx: Db, visits: readonly (typeof auditVisit.$inferSelect)[]): Promise<void> {
  const [{ auditId, times, lastAt: at } = {}] = visits;
  const [first] = await tx
    .select()
    .from(audit)
    .where(eq(audit.id, auditId ?? 0));
  if (!first || !auditId) return;
  const { id: _, requestId: _request, ...said } = first;
  const patientIds = visits.map(({ patientId }) => patientId).filter((id) => id !== NO_ID);
  await tx.insert(audit).values({ ...said, at, times, patientIds, continues: auditId });
}
