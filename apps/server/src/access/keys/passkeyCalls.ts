import { tellOf } from '../auth/letters/letters.ts';
import { startSession } from '../auth/session.ts';
import { countAttempt, failed, forgive, takeBack } from '../auth/signIn.ts';
import { ssoInstead, ssoRequired } from '../sso/providers.ts';
import type { Handlers } from '../http/calls.ts';
import { askForPasskey, checkPasskey, findPasskey } from './passkey.ts';
import { presentKey } from './present.ts';
import { keyRefused } from './refused.ts';
import { addKey, startRegistration } from './register.ts';
import { ApiError } from '../../platform/lib/errors.ts';
import { brandOf } from '../../platform/brands/brandOf.ts';
import type { AccessServices } from '../services.ts';
import { endFormer } from '../live/tellEnded.ts';

/** Passkeys: keys that verify their user and sign in without a password [OUR-494, OUR-495]. */
export function passkeyCalls(services: AccessServices): Handlers {
  const { bus, sso } = services;
  return {
    async startPasskeyRegistration({ db, user, request, concerns }) {
      concerns({ objectKind: 'account', objectIds: [user.accountId] });
      const product = (await brandOf(request, services.brandsDirectory))?.name ?? 'Isopter';
      return { ...(await startRegistration(db, user, request, product, 'passkey')) };
    },

    async createPasskey({ db, user, request, concerns, after }) {
      const added = await addKey(db, user, request, 'passkey');
      concerns({ objectKind: 'security_key', objectIds: [added.id] });
      after(() => tellOf(services, user.accountId, 'passkeyAdded', { label: added.label }));
      return presentKey(added);
    },

    async startPasskeySignIn({ db, request, reply }) {
      return { ...(await askForPasskey(db, request, reply)) };
    },

    /** The rules of a sign-in with a password hold, but no second factor is asked for: a passkey is two in one. */
    async signInWithPasskey(call) {
      const { db, request, reply, by, concerns } = call;
      const offered = await findPasskey(db, request, reply);
      by(offered);
      if (!offered) throw keyRefused();
      const { accountId } = offered;
      const attempt = await countAttempt(db, accountId);
      try {
        await checkPasskey(db, offered, request);
      } catch (error) {
        throw error instanceof ApiError ? failed(attempt, error) : error;
      }
      concerns({ objectKind: 'account', objectIds: [accountId] });
      const domain = await ssoInstead(db, sso, accountId);
      if (domain !== undefined) {
        await takeBack(db, attempt);
        throw ssoRequired(domain);
      }
      await forgive(db, attempt);
      await endFormer(bus, call);
      await startSession(db, accountId, request, reply);
      return undefined;
    },
  };
}
