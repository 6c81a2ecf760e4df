import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { writeAudit } from '../audit.ts';
import { sendReset, tellOf } from '../letters/letters.ts';
import type { Identity } from '../identity.ts';
import { passwordRefusal } from './ownData.ts';
import { endSentLinks } from '../factors/factorReset.ts';
import { hashPassword, newPassword } from './password.ts';
import { accountNamed, checkReset, doorOf, issueReset, type KnownReset, closeReset } from './reset.ts';
import { ACCEPTED, endOtherSessions } from '../session.ts';
import { ssoInstead } from '../../sso/providers.ts';
import { account, signInName } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import type { Handlers } from '../../http/calls.ts';
import { ApiError, invalidField, refused } from '../../../platform/lib/errors.ts';
import { brandOf } from '../../../platform/brands/brandOf.ts';
import type { AccessServices } from '../../services.ts';
import { noteEnded } from '../../live/tellEnded.ts';

/** One refusal for all: it does not tell whether there is such a person, or a PIN, or how many guesses are left. */
export const wrongCode = () => refused('InvalidResetCode', 'The link or the PIN is not valid or has expired.');

/** A new password for who forgot theirs, or has to change it [RESET-02 to RESET-09]. */
export function passwordResetCalls(services: AccessServices): Handlers {
  const { bus, sso, outbox = {}, address, brandsDirectory, background } = services;

  return {
    async sendResetPassword({ body, request, after }) {
      const { email_phone_username: login } = body;
      const isOpen = doorOf(login) === 'pin' ? outbox.sendText : outbox.sendLetter && address;
      if (!isOpen) throw new ApiError(501, { detail: 'This server sends no such messages.', name: 'NotImplemented' });
      const product = (await brandOf(request, brandsDirectory))?.name ?? 'Isopter';
      // after the answer, so that its time does not reveal whether the user exists
      after(() =>
        background.run('sending the way to a new password', async () => {
          const id = await noteAsked(services.db, request, login);
          // a password would open nothing [ERR-02]
          if (id !== undefined && (await ssoInstead(services.db, sso, id)) !== undefined) return;
          const issued = await issueReset(services.db, login);
          if (issued) await sendReset(services.db, issued, { outbox, address, product });
        }),
      );
      return undefined;
    },

    async validateResetPassword({ db, body, concerns }) {
      const known = await checkReset(db, body.email_phone_username, body.pin);
      if (!known) throw wrongCode();
      concerns({ objectKind: 'account', objectIds: [known.accountId] });
      return undefined;
    },

    async resetPassword({ db, body, request, by, concerns, adds, after }) {
      const { email_phone_username: login, pin, password } = body;
      const { identity } = request;
      const known = pin === undefined ? undefined : await checkReset(db, login, pin);
      const id = pin === undefined ? await forced(db, identity, login) : known?.accountId;
      if (id === undefined) throw wrongCode();
      const [me] = await db
        .select({ accountId: account.id, officeGroupId: account.officeGroupId, hash: account.passwordHash })
        .from(account)
        .where(eq(account.id, id));
      by(me);
      const problem = me && (await passwordRefusal(me.hash, password));
      if (problem !== undefined) throw invalidField('password', problem);
      const passwordHash = await hashPassword(password);
      const digests = await db.transaction((tx) =>
        change(tx, { id, passwordHash, known, keep: pin === undefined ? identity?.sessionDigest : undefined }),
      );
      concerns({ objectKind: 'account', objectIds: [id] });
      noteEnded(bus, { adds, after }, { accountId: id, digests });
      after(() => tellOf(services, id, 'changed'));
      return undefined;
    },
  };
}

/**
 * Tells the access log whose password was asked for: the row of the call was written before that was known. So it does of
 * who was sent enough, and is sent nothing [OUR-290].
 * @returns whose it is
 */
async function noteAsked(
  db: Db,
  { id: requestId, ip: address }: FastifyRequest,
  login: string,
): Promise<string | undefined> {
  const [actor] = await db
    .select({ accountId: account.id, officeGroupId: account.officeGroupId })
    .from(account)
    .where(inArray(account.id, accountNamed(db, login)));
  if (!actor) return undefined;
  const self = { objectKind: 'account', objectIds: [actor.accountId] };
  await writeAudit(db, { action: 'sendResetPassword', result: 200, actor, ...self, requestId, address });
  return actor.accountId;
}

/** Returns the signed-in account that must change its password, if the name is its own. */
async function forced(db: Db, identity: Identity | undefined, login: string): Promise<string | undefined> {
  if (!identity?.passwordChangeForced) return undefined;
  const isOwn = and(eq(signInName.accountId, identity.accountId), eq(signInName.name, sql`lower(${login})`));
  return (await db.$count(signInName, isOwn)) > 0 ? identity.accountId : undefined;
}

interface Change {
  id: string;
  passwordHash: string;
  /** The proof that authorizes a caller who is not signed in. */
  known: KnownReset | undefined;
  /** The session to keep. */
  keep: string | undefined;
}

/** @returns the digests of the ended sessions @throws ApiError when somebody else was first */
async function change(tx: Db, { id, passwordHash, known, keep }: Change): Promise<string[]> {
  if (known) {
    if (!(await closeReset(tx, known))) throw wrongCode();
    // its reader has the mailbox or the phone alone, and is not to confirm another letter with this password [OUR-496]
    await endSentLinks(tx, id);
  }
  await tx
    .update(account)
    .set({
      ...newPassword(passwordHash),
      passwordWithdrawn: false,
      forcePasswordChange: false,
      failedLogins: 0,
      lockedUntil: null,
      ...ACCEPTED,
    })
    .where(eq(account.id, id));
  return endOtherSessions(tx, id, keep ?? '');
}
