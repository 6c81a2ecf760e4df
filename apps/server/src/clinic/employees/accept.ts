import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Person } from '../../access/auth/audit.ts';
import { takenNames } from '../../access/auth/passwords/ownData.ts';
import { hashPassword } from '../../access/auth/passwords/password.ts';
import { ssoDomainOf } from '../../access/sso/providers.ts';
import { account, invitation, invitationOffice, officeGroup } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { newSecret } from '../../platform/lib/secret.ts';
import { OPEN } from './invitations.ts';
import { placeIn } from './places.ts';
import { settleRole } from './role.ts';

interface Accepting {
  /** Digest of the secret in the letter. */
  secret: string;
  /** Verified by the provider. */
  email: string;
  domain: string;
}

export interface Accepted extends Person {
  invitationId: string;
}

/**
 * Creates the account of an invited user, who must have the letter's link and the invited e-mail address. The address
 * becomes the username; the password is random and unknown to anyone.
 * @returns undefined if the invitation is not open, or for another address
 */
export async function acceptInvitation(
  db: Db,
  { secret, email, domain }: Accepting,
  now = new Date(),
): Promise<Accepted | undefined> {
  const [found] = await db
    .select({ invitation, flags: officeGroup.flags })
    .from(invitation)
    .innerJoin(officeGroup, eq(officeGroup.id, invitation.officeGroupId))
    .where(
      and(
        eq(invitation.secretDigest, secret),
        inArray(invitation.status, OPEN),
        or(isNull(invitation.expires), gt(invitation.expires, now)),
      ),
    )
    .for('update', { of: invitation });
  if (!found || found.invitation.email.toLowerCase() !== email || ssoDomainOf(found.flags) !== domain) return undefined;
  const { id: invitationId, officeGroupId, firstName, lastName, groups, created } = found.invitation;
  const offices = await db
    .select({ id: invitationOffice.officeId })
    .from(invitationOffice)
    .where(eq(invitationOffice.invitationId, invitationId));
  const taken = await takenNames(db, null, { username: email, email });
  if (offices.length === 0 || Object.keys(taken).length > 0) return undefined;

  const passwordHash = await hashPassword(newSecret());
  const [made] = await db
    .insert(account)
    .values({
      officeGroupId,
      username: email,
      email,
      firstName,
      lastName,
      groups,
      passwordHash,
      invited: created,
      invitationAccepted: now,
    })
    .returning({ id: account.id });
  if (!made) throw new Error('no row was inserted');
  const accountId = made.id;
  await placeIn(
    db,
    accountId,
    offices.map(({ id }) => id),
    new Set(groups.includes('OFFICE_ADMIN') ? offices.map(({ id }) => id) : []),
  );
  await settleRole(
    db,
    { id: accountId, firstName, lastName, officeGroupId, doctorId: null, operatorId: null, suspended: null },
    groups,
  );
  await db.update(invitation).set({ status: 'COMPLETED', secretDigest: null }).where(eq(invitation.id, invitationId));
  return { invitationId, accountId, officeGroupId };
}
