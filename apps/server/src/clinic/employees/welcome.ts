import { eq, sql } from 'drizzle-orm';
import { account } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { refused } from '../../platform/lib/errors.ts';
import type { EmployeeRow } from './present.ts';

/**
 * Requests that a user who has not signed in yet gets the letter for choosing a password again [OUR-524].
 * @throws ApiError 400 for a user who has a password or is suspended
 */
export async function inviteAgain(db: Db, row: EmployeeRow): Promise<void> {
  if (row.suspended) throw refused('Suspended', 'This account is suspended. Reinstate it first.');
  if (row.invitation === 'COMPLETED' || row.lastSignIn !== null) {
    throw refused('InvitationClosed', 'This person already has a password. Reset it instead.');
  }
  await db
    .update(account)
    .set({ invited: sql`now()`, invitationSent: null })
    .where(eq(account.id, row.id));
}
