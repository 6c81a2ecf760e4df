import { EXPORT_KEPT_DAYS } from '@isopter/contract';
import { and, asc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import { exportPart, exportTask } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';

export type ExportRow = typeof exportTask.$inferSelect;

/** Attempts before an export fails, and the pause after a failed attempt. */
const ATTEMPTS = 3;
const AGAIN_MS = 60_000;
/**
 * A server that has not renewed its claim for this time has ended; another one takes the export over. Longer than a
 * report takes.
 */
export const CLAIM_MS = 5 * 60_000;
const KEPT_MS = EXPORT_KEPT_DAYS * 24 * 3_600_000;

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
/** Limits an update to an export that no other server has claimed since. */
const isMine = ({ id, attempts }: ExportRow) =>
  and(eq(exportTask.id, id), eq(exportTask.attempts, attempts), eq(exportTask.status, 'STARTED'));

/**
 * Takes the export that has waited longest, or whose maker has ended; each is taken by one server, whatever number of them
 * runs. Pieces of an earlier attempt are removed [SRV-06].
 */
export async function claimExport(db: Db, now: Date): Promise<ExportRow | undefined> {
  return db.transaction(async (tx) => {
    const [next] = await tx
      .select({ id: exportTask.id })
      .from(exportTask)
      .where(
        and(
          inArray(exportTask.status, ['PENDING', 'STARTED']),
          lte(exportTask.due, now),
          lt(exportTask.attempts, ATTEMPTS),
        ),
      )
      .orderBy(asc(exportTask.due), asc(exportTask.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!next) return undefined;
    await tx.delete(exportPart).where(eq(exportPart.taskId, next.id));
    const [claimed] = await tx
      .update(exportTask)
      .set({ status: 'STARTED', attempts: sql`${exportTask.attempts} + 1`, due: after(now, CLAIM_MS) })
      .where(eq(exportTask.id, next.id))
      .returning();
    return claimed;
  });
}

/** Says that an export is still being made. @returns false when another one has taken it */
export async function renewClaim(db: Db, task: ExportRow, now: Date): Promise<boolean> {
  const renewed = await db
    .update(exportTask)
    .set({ due: after(now, CLAIM_MS) })
    .where(isMine(task))
    .returning({ id: exportTask.id });
  return renewed.length > 0;
}

/** Contents of a complete export file. */
type Contents = Pick<ExportRow, 'testIds' | 'patientIds' | 'isNamed' | 'size'>;

/** Completes an export; its file is kept for a fixed time. */
export async function finishExport(db: Db, task: ExportRow, contents: Contents, now: Date): Promise<void> {
  await db
    .update(exportTask)
    .set({ ...contents, status: 'FINISHED', due: after(now, KEPT_MS) })
    .where(isMine(task));
}

/** Releases an export for any server because this one stops. This does not count as a failed attempt. */
export async function giveBack(db: Db, task: ExportRow, now: Date): Promise<void> {
  await db
    .update(exportTask)
    .set({ status: 'PENDING', due: now, attempts: sql`${exportTask.attempts} - 1` })
    .where(isMine(task));
}

/** An attempt went wrong: it is tried again later, unless it never can be done, or was tried often enough. */
export async function failExport(db: Db, task: ExportRow, isForGood: boolean, now: Date): Promise<void> {
  const hasFailed = isForGood || task.attempts >= ATTEMPTS;
  await db
    .update(exportTask)
    .set(hasFailed ? { status: 'FAILED' } : { due: after(now, AGAIN_MS) })
    .where(isMine(task));
  if (hasFailed) await removeParts(db, [task.id]);
}

/**
 * Ends the exports that were begun often enough and never finished, as when each time the server was, and those whose
 * file was there for as long as it is kept: it is removed [SRV-06].
 * @returns the ids of those that have failed
 */
export async function endExports(db: Db, now: Date): Promise<string[]> {
  return db.transaction(async (tx) => {
    const isOver = lte(exportTask.due, now);
    const expired = await tx
      .update(exportTask)
      .set({ status: 'EXPIRED' })
      .where(and(eq(exportTask.status, 'FINISHED'), isOver))
      .returning({ id: exportTask.id });
    const failed = await tx
      .update(exportTask)
      .set({ status: 'FAILED' })
      .where(and(eq(exportTask.status, 'STARTED'), isOver, gte(exportTask.attempts, ATTEMPTS)))
      .returning({ id: exportTask.id });
    await removeParts(
      tx,
      [...expired, ...failed].map(({ id }) => id),
    );
    return failed.map(({ id }) => id);
  });
}

async function removeParts(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(exportPart).where(inArray(exportPart.taskId, [...ids]));
}
