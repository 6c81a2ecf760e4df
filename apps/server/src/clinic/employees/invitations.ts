import { ERROR, grantsAdmin, type Group, type Invitation, type InviteeWrite } from '@isopter/contract';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { belongsTo, mayGive } from '../../access/auth/access.ts';
import type { Identity } from '../../access/auth/identity.ts';
import { foreignOffices } from '../../access/auth/offices.ts';
import { takenNames } from '../../access/auth/passwords/ownData.ts';
import { invitationScope, managedOffices } from '../../access/auth/scope.ts';
import { finds } from '../../platform/db/folded.ts';
import { invitation, invitationOffice } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { forbidden, invalid, invalidField, notFound, refused } from '../../platform/lib/errors.ts';

/** An invitation that can still be accepted, or will be. */
export const OPEN = ['INITIALIZED', 'EMAIL_SENT'] as const;

const OFFICES = sql<
  string[]
>`coalesce((select json_agg(${invitationOffice.officeId} order by ${invitationOffice.officeId})
  from ${invitationOffice} where ${eq(invitationOffice.invitationId, invitation.id)}), '[]'::json)`;

/** Text in which invitations are searched: full name, either name first, and e-mail address. */
const FOUND_BY = sql`concat_ws(' ', ${invitation.firstName}, ${invitation.lastName}, ${invitation.firstName},
  ${invitation.email})`;

/** People are invited where they sign in by SSO, and nowhere else. @throws ApiError 403 */
export function requireSso({ flags }: Identity): void {
  if (!flags.enable_sso) throw forbidden('Users of this office group are added, not invited.');
}

interface Asked {
  limit: number;
  offset: number;
  search?: string | undefined;
}

/** Returns a page of the invitations that the user may see, the newest first [INV-01]. */
export async function listInvitations(
  db: Db,
  user: Identity,
  { limit, offset, search }: Asked,
): Promise<{ results: Invitation[]; count: number }> {
  const where = and(invitationScope(db, user), search ? finds(FOUND_BY, search) : undefined);
  const rows = await db
    .select({
      id: invitation.id,
      first_name: invitation.firstName,
      last_name: invitation.lastName,
      email: invitation.email,
      status: invitation.status,
      offices: OFFICES,
      groups: invitation.groups,
    })
    .from(invitation)
    .where(where)
    .orderBy(desc(invitation.created), asc(invitation.id))
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ count: count() }).from(invitation).where(where);
  const own = managedOffices(user);
  const sees = (office: string) => belongsTo(user, ['OFFICE_GROUP_ADMIN']) || own.includes(office);
  return { results: rows.map((row) => ({ ...row, offices: row.offices.filter(sees) })), count: total?.count ?? 0 };
}

/**
 * Creates an invitation [INV-02]. A job sends its letter.
 * @param product what the letter calls the product
 * @returns the id of the invitation
 * @throws ApiError 400 with messages by field: offices or a role beyond the user's, an e-mail that somebody has
 */
export async function invite(db: Db, user: Identity, body: InviteeWrite, product: string): Promise<string> {
  const foreign = await foreignOffices(db, user, body.offices);
  const problems = {
    ...(await takenNames(db, null, { email: body.email })),
    ...(foreign.length > 0 && { offices: ['Choose offices you administer.'] }),
    ...(body.groups.some((group: Group) => !mayGive(user, group)) && { groups: ['You cannot give this role.'] }),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const [made] = await db
    .insert(invitation)
    .values({
      officeGroupId: user.officeGroupId,
      firstName: body.first_name,
      lastName: body.last_name,
      email: body.email,
      groups: body.groups,
      invitedBy: user.accountId,
      product,
    })
    // who is invited already has the address as much as who works here
    .onConflictDoNothing()
    .returning({ id: invitation.id });
  if (!made) throw invalidField('email', ERROR.EMAIL_TAKEN);
  const offices = [...new Set(body.offices)];
  await db.insert(invitationOffice).values(offices.map((officeId) => ({ invitationId: made.id, officeId })));
  return made.id;
}

const inReach = (db: Db, user: Identity, id: string): SQL | undefined =>
  and(invitationScope(db, user), eq(invitation.id, id));

/**
 * Sends the letter of an invitation again, also after a failure [INV-01]. The new link replaces the previous one.
 * @throws ApiError 404; 400 if the address is in use by now, or the offices are deleted; 409 if another invitation is
 *   open
 */
export async function resendInvitation(
  db: Db,
  user: Identity,
  id: string,
  requiresStepUp: () => Promise<void>,
): Promise<void> {
  const [row] = await db
    .select({ email: invitation.email, offices: OFFICES, groups: invitation.groups })
    .from(invitation)
    .where(inReach(db, user, id))
    .for('update');
  if (!row) throw notFound();
  if (grantsAdmin([], row.groups)) await requiresStepUp();
  const taken = await takenNames(db, null, { email: row.email });
  if (Object.keys(taken).length > 0) throw invalid(taken);
  if (row.offices.length === 0) throw refused('OfficeGone', 'The offices of this invitation were deleted.');
  await db
    .update(invitation)
    .set({
      status: 'INITIALIZED',
      invitedBy: user.accountId,
      secretDigest: null,
      expires: null,
      attempts: 0,
      due: sql`now()`,
    })
    .where(eq(invitation.id, id));
}

/** Takes an open invitation back; the link of its letter opens nothing any more. @throws ApiError 404; 400 where it is not open */
export async function cancelInvitation(db: Db, user: Identity, id: string): Promise<void> {
  const [row] = await db
    .select({ id: invitation.id })
    .from(invitation)
    .where(inReach(db, user, id))
    .for('update');
  if (!row) throw notFound();
  const canceled = await db
    .update(invitation)
    .set({ status: 'CANCELED', secretDigest: null })
    .where(and(eq(invitation.id, id), inArray(invitation.status, OPEN)))
    .returning({ id: invitation.id });
  if (canceled.length === 0) throw refused('InvitationClosed', 'This invitation is not open any more.');
}
