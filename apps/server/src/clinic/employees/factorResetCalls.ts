import { ERROR_NAME } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import {
  findFactorReset,
  hasProvenPassword,
  type OpenFactorReset,
  openFactorReset,
  resetFactors,
  spendFactorReset,
} from '../../access/auth/factors/factorReset.ts';
import { sendFactorReset, tellOf } from '../../access/auth/letters/letters.ts';
import { passwordFits } from '../../access/auth/passwords/password.ts';
import { type Attempt, countAttempt, failed, forgive, takeBack } from '../../access/auth/signIn.ts';
import { ssoInstead, ssoRequired } from '../../access/sso/providers.ts';
import { account } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { readToManage } from './keep.ts';
import type { Handlers } from '../../access/http/calls.ts';
import { ApiError, forbidden, invalidField, refused } from '../../platform/lib/errors.ts';
import { brandOf } from '../../platform/brands/brandOf.ts';
import type { ClinicServices } from '../services.ts';
import { wrongCode } from '../../access/auth/passwords/passwordResetCalls.ts';
import { noteEnded } from '../../access/live/tellEnded.ts';

const passwordNotProven = () =>
  refused(
    ERROR_NAME.PASSWORD_NOT_PROVEN,
    'This user has not yet signed in with this password and a second factor, so the password cannot confirm the reset. The operator of the server can remove the factors.',
  );

/** The reset of lost second factors: an administrator starts it, and the person confirms it [OUR-496]. */
export function factorResetCalls(services: ClinicServices): Handlers {
  const { bus, sso, outbox = {}, address, brandsDirectory, background } = services;
  const canSend = Boolean(outbox.sendLetter && address);

  return {
    async startFactorReset({ db, user, params, request, concerns, after }) {
      const { id, suspended } = await readToManage(db, user, params.id);
      if (id === user.accountId) throw forbidden('Remove your own second factors in the preferences.');
      if (!canSend) throw new ApiError(501, { detail: 'This server sends no letters.', name: 'NotImplemented' });
      if (suspended) throw refused('Suspended', 'This account is suspended. Reinstate it first.');
      const isBySso = (await ssoInstead(db, sso, id)) !== undefined;
      if (!isBySso && !(await hasProvenPassword(db, id))) throw passwordNotProven();
      const secret = await openFactorReset(db, id, user.accountId);
      const product = (await brandOf(request, brandsDirectory))?.name ?? 'Isopter';
      concerns({ objectKind: 'account', objectIds: [id] });
      after(() =>
        background.run('sending the link to a reset of second factors', () =>
          sendFactorReset(services.db, { accountId: id, secret, isBySso }, { outbox, address, product }),
        ),
      );
      return undefined;
    },

    /** Users of single sign-on have no password: they are signed in, and sign in at the provider again for this call. */
    async confirmFactorReset({ db, body, request, requiresStepUp, by, concerns, adds, after }) {
      const open = await findFactorReset(db, body.code);
      by(open);
      if (!open) throw wrongCode();
      const { accountId, startedBy } = open;
      const domain = await ssoInstead(db, sso, accountId);
      if (domain !== undefined) {
        if (request.identity?.accountId !== accountId) throw ssoRequired(domain);
        await requiresStepUp();
      }
      const attempt = domain === undefined ? await checkPasswordOf(db, open, body.password) : undefined;
      const digests = await db.transaction((tx) => confirm(tx, accountId, body.code));
      if (digests === undefined) {
        if (attempt) await takeBack(db, attempt);
        throw wrongCode();
      }
      if (attempt) await forgive(db, attempt);
      concerns({ objectKind: 'account', objectIds: [accountId] });
      noteEnded(bus, { adds, after }, { accountId, digests });
      after(() => {
        tellOf(services, accountId, 'factorsReset');
        if (startedBy !== null)
          background.run('telling who started a reset of second factors', () => tellStarter(startedBy, accountId));
      });
      return undefined;
    },
  };

  async function tellStarter(startedBy: string, accountId: string): Promise<void> {
    const [person] = await services.db
      .select({ first: account.firstName, last: account.lastName })
      .from(account)
      .where(eq(account.id, accountId));
    if (person) tellOf(services, startedBy, 'factorsResetOf', { name: `${person.first} ${person.last}` });
  }
}

/** A wrong password counts as at the sign-in; the link stays valid for another try. */
async function checkPasswordOf(db: Db, open: OpenFactorReset, password = ''): Promise<Attempt> {
  if (!open.isProven) throw wrongCode();
  const attempt = await countAttempt(db, open.accountId);
  if (await passwordFits(open.hash, password)) return attempt;
  throw failed(attempt, invalidField('password', 'This is not your password.'));
}

/** @returns the digests of the ended sessions; undefined if the link was already used */
const confirm = async (tx: Db, accountId: string, code: string): Promise<string[] | undefined> =>
  (await spendFactorReset(tx, code)) ? resetFactors(tx, accountId) : undefined;
