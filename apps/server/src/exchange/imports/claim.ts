import { and, asc, count, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { importedReport, importPart, importPicture } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { PIECE } from '../../platform/lib/pieces.ts';
import type { ImportRow } from './store.ts';

/** So often the reading of an import is begun before it has failed, with so much time after an attempt that went wrong. */
const ATTEMPTS = 3;
const AGAIN_MS = 30_000;
/** Whoever reads an import and says nothing for so long has ended: longer than reading, drawing and their waiting take. */
const CLAIM_MS = 10 * 60_000;

const UNREAD = ['NOT_STARTED', 'IN_PROGRESS'] as const;

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
/** As long as nobody else has begun it anew. */
const isMine = ({ id, attempts }: ImportRow) =>
  and(eq(importedReport.id, id), eq(importedReport.attempts, attempts), eq(importedReport.status, 'IN_PROGRESS'));

/** How many imports whoever uploaded one has in the queue. */
const inQueueOf = (db: Db) => {
  const other = alias(importedReport, 'other');
  const isTheirs = and(eq(other.accountId, importedReport.accountId), inArray(other.status, UNREAD));
  return db.select({ count: count() }).from(other).where(isTheirs);
};

/**
 * Takes the import that has waited longest, or whose reader has ended, of whoever has fewest in the queue: a few do not wait
 * for the hundreds of somebody else [OUR-410]. Each is taken by one server [SRV-06].
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

/** What was read of a report, and what was drawn of it. */
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

/** Stores what was read. @returns undefined when the import is gone, or another server has begun it anew */
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

/** Lets any server go on with an import: this one ends, or has no room. It does not count as an attempt that went wrong. */
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
