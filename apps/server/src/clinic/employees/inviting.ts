import { and, asc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import { account, invitation, officeGroup } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { digest, newSecret } from '../../platform/lib/secret.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { letterWords } from '../../platform/outbox/words.ts';
import { effectivePreferences } from '../../access/preferences/preferences.ts';

/** Letters sent in one batch. */
const AT_ONCE = 20;
/** Attempts to send a letter before its invitation fails, and the time between two attempts. */
const ATTEMPTS = 3;
const AGAIN_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
/** Validity of the link of an invitation. */
const INVITED_DAYS = 7;

interface Ways {
  db: Db;
  outbox?: Outbox;
  /** The public address of this server. Without it there are no links, and so no letters. */
  address?: string;
}

/** Ends the invitations whose link was not opened in time, and those whose letter could not be sent [SRV-06]. */
export async function endInvitations(db: Db, now: Date): Promise<void> {
  await db
    .update(invitation)
    .set({ status: 'EXPIRED', secretDigest: null })
    .where(and(eq(invitation.status, 'EMAIL_SENT'), lt(invitation.expires, now)));
  await db
    .update(invitation)
    .set({ status: 'FAILED', secretDigest: null })
    .where(and(eq(invitation.status, 'INITIALIZED'), gte(invitation.attempts, ATTEMPTS), lte(invitation.due, now)));
}

/**
 * Sends the letters of the invitations that wait for one, each once whatever number of servers run. What was sent is
 * EMAIL_SENT; what was tried often enough has FAILED [SRV-06].
 * @throws when some could not be handed over
 */
export async function sendInvitations({ db, outbox, address }: Ways, now: Date): Promise<void> {
  const { sendLetter } = outbox ?? {};
  if (!sendLetter || address === undefined) return;
  const failures: unknown[] = [];
  for (;;) {
    const claimed = await claim(db, now);
    if (claimed.length === 0) break;
    for (const id of claimed) {
      try {
        await send(db, id, sendLetter, address, now);
      } catch (error) {
        failures.push(error);
        await db
          .update(invitation)
          .set({ status: 'FAILED', secretDigest: null })
          .where(and(eq(invitation.id, id), eq(invitation.status, 'INITIALIZED'), gte(invitation.attempts, ATTEMPTS)));
      }
    }
  }
  if (failures.length > 0) throw new Error(`${failures.length} invitations could not be sent`, { cause: failures[0] });
}

/** Takes what is due; another server finds it due again only where this one ends before it has sent it. */
async function claim(db: Db, now: Date): Promise<string[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: invitation.id })
      .from(invitation)
      .where(and(eq(invitation.status, 'INITIALIZED'), lte(invitation.due, now), lt(invitation.attempts, ATTEMPTS)))
      .orderBy(asc(invitation.due), asc(invitation.id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length > 0) {
      await tx
        .update(invitation)
        .set({ due: new Date(now.getTime() + AGAIN_MS), attempts: sql`${invitation.attempts} + 1` })
        .where(inArray(invitation.id, ids));
    }
    return ids;
  });
}

async function send(
  db: Db,
  id: string,
  sendLetter: NonNullable<Outbox['sendLetter']>,
  address: string,
  now: Date,
): Promise<void> {
  const [row] = await db
    .select({
      email: invitation.email,
      product: invitation.product,
      clinic: officeGroup.name,
      flags: officeGroup.flags,
      inviter: account.preferences,
    })
    .from(invitation)
    .innerJoin(officeGroup, eq(officeGroup.id, invitation.officeGroupId))
    .innerJoin(account, eq(account.id, invitation.invitedBy))
    .where(eq(invitation.id, id));
  if (!row) return;
  const secret = newSecret();
  const isWaiting = and(eq(invitation.id, id), eq(invitation.status, 'INITIALIZED'));
  // before the letter is sent, so that the link works as soon as it arrives
  await db
    .update(invitation)
    .set({ secretDigest: digest(secret) })
    .where(isWaiting);
  const words = letterWords(effectivePreferences({}, row.inviter).app_language);
  const query = new URLSearchParams({ sso_domain: row.flags.sso_domain ?? '', invitation: secret });
  await sendLetter({
    to: row.email,
    subject: words('invitationSubject', { product: row.product }),
    text: words('invitationText', {
      link: `${address}/sso/onboarding?${query}`,
      days: INVITED_DAYS,
      product: row.product,
      clinic: row.clinic,
    }),
    date: now,
  });
  await db
    .update(invitation)
    .set({ status: 'EMAIL_SENT', expires: new Date(now.getTime() + INVITED_DAYS * DAY_MS) })
    .where(isWaiting);
}
