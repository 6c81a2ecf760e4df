import type { ImportItem } from '@isopter/contract';
import { and, eq } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { importScope } from '../../access/auth/scope.ts';
import type { StoredThreshold } from '../../platform/db/tables/imports.ts';
import { importedReport, importPart } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { notFound } from '../../platform/lib/errors.ts';
import { isNamedFor } from '../../access/preferences/named.ts';
import { hasPdf } from '../../clinic/tests/course/imported.ts';
import { identityFor } from './identity.ts';

export type ImportRow = typeof importedReport.$inferSelect;

const shown = ({ page_id, index, eye, x, y, value, is_blind_spot }: StoredThreshold) => ({
  page_id,
  index,
  eye,
  x,
  y,
  value,
  is_blind_spot,
});

/** Returns an import for a user: the name of its file may be that of the patient [PAT-13]. */
export function presentImport(row: ImportRow, user: Pick<Identity, 'preferences'>): ImportItem {
  const { thresholds } = row;
  return {
    upload_id: row.id,
    patient: row.patientId,
    test_report: isNamedFor(user.preferences) ? row.name : '',
    created: row.created.toISOString(),
    group: row.group,
    protocol: row.protocol,
    test_date: row.testDate,
    extraction_status: row.status,
    extracted_data: thresholds && {
      identity: identityFor(row, user),
      device: row.device,
      eyes: row.eyes ?? [],
      thresholds: thresholds.map(shown),
    },
    extraction_verified: row.isVerified,
    has_extracted_report: hasPdf(row),
    low_confidence_sensitivities: (thresholds ?? [])
      .filter(({ is_unsure }) => is_unsure)
      .map(({ page_id, index, value }) => ({ page_id, index, value })),
    error: row.error,
    version: row.version,
  };
}

/** An import in somebody's reach. @throws notFound */
export async function findImport(db: Db, user: Identity, id: string): Promise<ImportRow> {
  const [row] = await db
    .select()
    .from(importedReport)
    .where(and(importScope(user), eq(importedReport.id, id)));
  if (!row) throw notFound();
  return row;
}

type StoredFile = typeof importPart.$inferSelect.of;

/** A stored file, piece by piece. @throws Error when it is removed meanwhile */
export async function* partsOf(db: Db, importId: string, of: StoredFile, size: number): AsyncGenerator<Uint8Array> {
  let read = 0;
  for (let number = 0; read < size; number += 1) {
    const [part] = await db
      .select({ content: importPart.content })
      .from(importPart)
      .where(and(eq(importPart.importId, importId), eq(importPart.of, of), eq(importPart.number, number)));
    if (!part) throw new Error('a piece of the file is gone');
    read += part.content.length;
    yield part.content;
  }
}

/** Returns the whole uploaded file, in memory that is not shared. */
export async function fileOf(db: Db, { id, size }: ImportRow): Promise<Uint8Array<ArrayBuffer>> {
  const file = new Uint8Array(size);
  let at = 0;
  for await (const piece of partsOf(db, id, 'upload', size)) {
    file.set(piece, at);
    at += piece.length;
  }
  return file;
}

/** Returns the PDF of a report: the upload, or the PDF made of a picture. @throws notFound if there is none */
export function reportOf(db: Db, row: ImportRow): { size: number; parts: AsyncGenerator<Uint8Array> } {
  if (!hasPdf(row)) throw notFound();
  const [of, size] = row.pdfSize === null ? (['upload', row.size] as const) : (['pdf', row.pdfSize] as const);
  return { size, parts: partsOf(db, row.id, of, size) };
}
