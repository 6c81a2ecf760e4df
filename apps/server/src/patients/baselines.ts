import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { fieldBaseline } from '../db/schema.ts';
import type { Db } from '../db/store.ts';

/**
 * Copies the baselines that were chosen for a patient to the one whom that patient is merged into: verdicts on the fields that
 * come along stay those of that choice. A choice made for the other patient counts more.
 */
export async function copyBaselines(db: Db, { fromId, toId }: { fromId: string; toId: string }): Promise<void> {
  const chosen = await db
    .select()
    .from(fieldBaseline)
    .where(
      and(eq(fieldBaseline.patientId, fromId), isNotNull(fieldBaseline.firstId), isNotNull(fieldBaseline.secondId)),
    );
  if (chosen.length === 0) return;
  await db
    .insert(fieldBaseline)
    .values(chosen.map((one) => ({ ...one, patientId: toId })))
    .onConflictDoNothing();
}

/** Removes the baselines of a patient that are of tests which go back to somebody else. */
export async function removeBaselinesOf(db: Db, patientId: string, testIds: readonly string[]): Promise<void> {
  if (testIds.length === 0) return;
  const ids = [...testIds];
  await db
    .delete(fieldBaseline)
    .where(
      and(
        eq(fieldBaseline.patientId, patientId),
        inArray(fieldBaseline.firstId, ids),
        inArray(fieldBaseline.secondId, ids),
      ),
    );
}
