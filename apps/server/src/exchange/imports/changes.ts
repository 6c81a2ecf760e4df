import type { ImportChange } from '@isopter/contract';
import { desc, eq } from 'drizzle-orm';
import { nameOf } from '../../access/auth/actor.ts';
import type { Identity } from '../../access/auth/identity.ts';
import { account, importChange } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { isNamedFor } from '../../access/preferences/named.ts';

/** The changes of an import, the newest first. A reason may quote a name, and is shown where names are. */
export async function findImportChanges(db: Db, user: Identity, importId: string): Promise<ImportChange[]> {
  const rows = await db
    .select({ one: importChange, by: account })
    .from(importChange)
    .innerJoin(account, eq(account.id, importChange.accountId))
    .where(eq(importChange.importId, importId))
    .orderBy(desc(importChange.version));
  return rows.map(({ one: { version, created, identityReason, details, thresholds }, by }) => ({
    version,
    by: nameOf(by),
    at: created.toISOString(),
    identity_reason: identityReason !== null && !isNamedFor(user.preferences) ? '' : identityReason,
    details,
    thresholds,
  }));
}
