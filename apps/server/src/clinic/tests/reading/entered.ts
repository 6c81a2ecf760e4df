import { type EnteredFacts, type EnteredFactsWrite, enteredWarnings } from '@isopter/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Identity } from '../../../access/auth/identity.ts';
import { account, enteredFacts, test } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { recordChanged } from '../../../access/versions/requireVersion.ts';
import { nameOf } from '../../../access/auth/actor.ts';

/** Returns the facts entered with a test; empty, with version 0, if there are none. */
export async function readEntered(db: Db, testId: string): Promise<EnteredFacts> {
  const [row] = await db
    .select({ facts: enteredFacts, by: account, result: test.result })
    .from(enteredFacts)
    .innerJoin(account, eq(account.id, enteredFacts.updatedBy))
    .innerJoin(test, eq(test.id, enteredFacts.testId))
    .where(eq(enteredFacts.testId, testId));
  if (!row) return { od: null, os: null, comment: null, version: 0, updated: null, updated_by: null, warnings: [] };
  const { od, os, comment, version, updated } = row.facts;
  const findings = row.result?.findings ?? [];
  return {
    od,
    os,
    comment,
    version,
    updated: updated.toISOString(),
    updated_by: nameOf(row.by),
    warnings: enteredWarnings({ od, os }, findings),
  };
}

/**
 * Replaces what was entered with a test.
 * @throws ApiError 409 `RecordChanged` when it is not the version that the caller changed
 */
export async function writeEntered(db: Db, user: Identity, testId: string, write: EnteredFactsWrite): Promise<void> {
  const { version, od = null, os = null, comment = null } = write;
  const values = { od, os, comment, updated: new Date(), updatedBy: user.accountId };
  const written =
    version === 0
      ? await db
          .insert(enteredFacts)
          .values({ testId, ...values })
          .onConflictDoNothing()
          .returning({ version: enteredFacts.version })
      : await db
          .update(enteredFacts)
          .set({ ...values, version: sql`${enteredFacts.version} + 1` })
          .where(and(eq(enteredFacts.testId, testId), eq(enteredFacts.version, version)))
          .returning({ version: enteredFacts.version });
  if (written.length === 0) {
    throw await recordChanged('updateEnteredFacts', { db, user }, write, {
      id: testId,
      read: () => readEntered(db, testId),
      latest: ({ updated_by, updated }) => ({ changed_by: updated_by, changed_at: updated }),
    });
  }
}
