import { and, eq, sql } from 'drizzle-orm';
import { importedReport, importPart } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { type Settled, settleImport, storeDrawn } from './claim.ts';
import type { ImportRow } from './store.ts';

/** Stores another examination of a report as an import, with a copy of the file. */
async function addExamination(db: Db, row: ImportRow, settled: Settled): Promise<ImportRow> {
  const { pictures, pdf, ...values } = settled;
  const { id, ...copied } = row;
  const [added] = await db
    .insert(importedReport)
    .values({ ...copied, ...values, pdfSize: pdf?.length ?? null })
    .returning();
  await db.insert(importPart).select(
    db
      .select({
        importId: sql<string>`${added!.id}::uuid`.as('import_id'),
        of: importPart.of,
        number: importPart.number,
        content: importPart.content,
      })
      .from(importPart)
      .where(and(eq(importPart.importId, id), eq(importPart.of, 'upload'))),
  );
  await storeDrawn(db, added!.id, { pictures, pdf });
  return added!;
}

/**
 * Stores the result of reading a report. Each examination of an overview becomes a separate import, which is verified,
 * followed over time and deleted independently [OUR-468].
 * @returns the imports; none if the report was deleted, or another server has claimed it since
 */
export const settleExaminations = (
  db: Db,
  row: ImportRow,
  [own, ...others]: readonly Settled[],
): Promise<ImportRow[]> =>
  db.transaction(async (tx) => {
    const settled = own && (await settleImport(tx, row, own));
    if (!settled) return [];
    const added: ImportRow[] = [];
    for (const other of others) added.push(await addExamination(tx, settled, other));
    return [settled, ...added];
  });
