import { and, eq } from 'drizzle-orm';
import { exportPart } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { type ExportRow, renewClaim } from './claim.ts';

/** Interval in which the claim on an export is renewed. */
const RENEW_MS = 30_000;

/** Another server has taken over this export. */
export class LostClaim extends Error {
  override name = 'LostClaim';
}

/**
 * Streams the file of an export into the database.
 * @returns its length in bytes
 * @throws LostClaim
 */
export async function storeParts(db: Db, task: ExportRow, pieces: AsyncIterable<Uint8Array>): Promise<number> {
  let [number, size, renewed] = [0, 0, 0];
  for await (const content of pieces) {
    if (Date.now() - renewed > RENEW_MS) {
      if (!(await renewClaim(db, task, new Date()))) throw new LostClaim('another server makes it');
      renewed = Date.now();
    }
    await db.insert(exportPart).values({ taskId: task.id, attempt: task.attempts, number, content });
    number += 1;
    size += content.length;
  }
  return size;
}

/** The file of an export, piece by piece. @throws Error when it is removed meanwhile */
export async function* partsOf(
  db: Db,
  { id, attempts, size }: Pick<ExportRow, 'id' | 'attempts' | 'size'>,
): AsyncGenerator<Uint8Array> {
  let read = 0;
  for (let number = 0; read < (size ?? 0); number += 1) {
    const [part] = await db
      .select({ content: exportPart.content })
      .from(exportPart)
      .where(and(eq(exportPart.taskId, id), eq(exportPart.attempt, attempts), eq(exportPart.number, number)));
    if (!part) throw new Error('a piece of the file is gone');
    read += part.content.length;
    yield part.content;
  }
}
