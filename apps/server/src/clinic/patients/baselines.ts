import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { fieldBaseline } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';

/**
 * Copies the chosen baselines of a patient to the patient into whom they are merged, so that verdicts on the moved fields do
 * not change. A baseline that was chosen for the other patient takes precedence.
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

/** Removes those baselines of a patient whose tests are moved back to another patient. */
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
