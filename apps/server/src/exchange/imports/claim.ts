import { and, asc, count, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { importedReport, importPart, importPicture } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { PIECE } from '../../platform/lib/pieces.ts';
import type { ImportRow } from './store.ts';

/** Attempts before an import fails, and the pause after a failed attempt. */
const ATTEMPTS = 3;
const AGAIN_MS = 30_000;
/** A server that has not finished an import by then has ended. Longer than reading, drawing and their queues take. */
const CLAIM_MS = 10 * 60_000;

const UNREAD = ['NOT_STARTED', 'IN_PROGRESS'] as const;

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
/** Limits an update to an import that no other server has claimed since. */
const isMine = ({ id, attempts }: ImportRow) =>
  and(eq(importedReport.id, id), eq(importedReport.attempts, attempts), eq(importedReport.status, 'IN_PROGRESS'));

/** Counts the unread imports of the user who uploaded an import. */
const inQueueOf = (db: Db) => {
  const other = alias(importedReport, 'other');
  const isTheirs = and(eq(other.accountId, importedReport.accountId), inArray(other.status, UNREAD));
  return db.select({ count: count() }).from(other).where(isTheirs);
};

/**
 * Claims the next import: of the user with the fewest in the queue, the one that has waited longest or whose server has
 * ended. So a few do not wait for the hundreds of another user [OUR-410]. Each is claimed by one server [SRV-06].
 */
export async function claimImport(db: Db, now: Date): Promise<ImportRow | undefined> {
  return db.transaction(async (tx) => {
    const [next] = await tx
      .select({ id: importedReport.id })
      .from(importedReport)
      .where(
        and(
          inArray(importedReport.status, UNREAD),
          lte(importedReport.due, now),
          lt(importedReport.attempts, ATTEMPTS),
        ),
      )
      .orderBy(asc(sql`(${inQueueOf(tx)})`), asc(importedReport.due), asc(importedReport.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!next) return undefined;
    const [claimed] = await tx
      .update(importedReport)
      .set({ status: 'IN_PROGRESS', attempts: sql`${importedReport.attempts} + 1`, due: after(now, CLAIM_MS) })
      .where(eq(importedReport.id, next.id))
      .returning();
    return claimed;
  });
}

/** The result of reading a report, with the drawn pages. */
export type Settled = Pick<
  ImportRow,
  'status' | 'group' | 'protocol' | 'testDate' | 'thresholds' | 'identity' | 'device' | 'eyes'
> & {
  pictures: readonly { pageId: number; index: number; content: Uint8Array }[];
  /** Made of a picture, or out of a DICOM object. */
  pdf: Uint8Array | undefined;
};

/** Stores what was drawn of a report. */
export async function storeDrawn(
  db: Db,
  importId: string,
  { pictures, pdf }: Pick<Settled, 'pictures' | 'pdf'>,
): Promise<void> {
  for (const picture of pictures) await db.insert(importPicture).values({ importId, ...picture });
  const length = pdf?.length ?? 0;
  for (let at = 0; at < length; at += PIECE) {
    const content = pdf!.subarray(at, at + PIECE);
    await db.insert(importPart).values({ importId, of: 'pdf', number: at / PIECE, content });
  }
}

/** Stores the result. @returns undefined if the import was deleted, or another server has claimed it since */
export async function settleImport(db: Db, row: ImportRow, settled: Settled): Promise<ImportRow | undefined> {
  const { pictures, pdf, ...values } = settled;
  return db.transaction(async (tx) => {
    const [done] = await tx
      .update(importedReport)
      .set({ ...values, pdfSize: pdf?.length ?? null })
      .where(isMine(row))
      .returning();
    if (!done) return undefined;
    await storeDrawn(tx, row.id, { pictures, pdf });
    return done;
  });
}

/** Releases an import because this server stops or has no room. This does not count as a failed attempt. */
export async function giveBack(db: Db, row: ImportRow, now: Date, wait = 0): Promise<ImportRow | undefined> {
  const back = { status: 'NOT_STARTED' as const, due: after(now, wait), attempts: sql`${importedReport.attempts} - 1` };
  const [given] = await db.update(importedReport).set(back).where(isMine(row)).returning();
  return given;
}

/** An attempt went wrong: it is tried again later, unless it never can be done, or was tried often enough. */
export async function failImport(
  db: Db,
  row: ImportRow,
  error: string,
  isForGood: boolean,
  now: Date,
): Promise<ImportRow | undefined> {
  const hasFailed = isForGood || row.attempts >= ATTEMPTS;
  const [failed] = await db
    .update(importedReport)
    .set(hasFailed ? { status: 'FAILED', error } : { due: after(now, AGAIN_MS) })
    .where(isMine(row))
    .returning();
  return failed;
}

/**
 * Ends the imports that were begun often enough and never read, as when each time the server ended, and removes the uploads
 * that never came to their end [SRV-06].
 * @returns those that have failed
 */
export async function endImports(db: Db, now: Date): Promise<ImportRow[]> {
  const isOver = lte(importedReport.due, now);
  await db.delete(importedReport).where(and(eq(importedReport.status, 'UPLOADING'), isOver));
  return db
    .update(importedReport)
    .set({ status: 'FAILED', error: 'took too long' })
    .where(and(eq(importedReport.status, 'IN_PROGRESS'), isOver, gte(importedReport.attempts, ATTEMPTS)))
    .returning();
}
