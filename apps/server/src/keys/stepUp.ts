import { ERROR, ERROR_NAME, SENSITIVE, type SensitiveCall, type StepUpMethod } from '@isopter/contract';
import { and, eq, lt, sql } from 'drizzle-orm';
import { securityKey, session } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import type { Identity } from '../auth/identity.ts';
import { ssoInstead, type SsoProviders } from '../auth/sso.ts';
import { ApiError } from '../lib/errors.ts';
import { spendProof } from './proof.ts';
import { keyMissing } from './refused.ts';

export const stepUpRequired = (step_up: StepUpMethod) =>
  new ApiError(403, { detail: ERROR.STEP_UP_REQUIRED, name: ERROR_NAME.STEP_UP_REQUIRED, step_up });

/** SQL condition: the security key was added before the session began, so that whoever stole the session has not added it. */
export const isOlderThanSession = (digest: string) =>
  lt(securityKey.created, sql`(select ${session.created} from ${session} where ${session.digest} = ${digest})`);

/**
 * Returns how a user proves who they are before a sensitive call: with a security key that is older than the session,
 * otherwise with the password, otherwise at their identity provider [OUR-480].
 * @throws ApiError 403 `NoSecurityKey` for a user who must have a key and has none, unless the call is about their own
 *   sign-in [OUR-406]
 */
export async function stepUpMethod(
  db: Db,
  { accountId, sessionDigest, keyRequired }: Identity,
  action: SensitiveCall,
  sso: SsoProviders | undefined,
): Promise<StepUpMethod> {
  const own = eq(securityKey.accountId, accountId);
  if ((await db.$count(securityKey, and(own, isOlderThanSession(sessionDigest)))) > 0) return 'key';
  const mustHaveKey = keyRequired && SENSITIVE[action].actsOn !== 'self';
  if (mustHaveKey && (await db.$count(securityKey, own)) === 0) throw keyMissing();
  return (await ssoInstead(db, sso, accountId)) === undefined ? 'password' : 'sso';
}

/** Lets a sensitive call pass once for each proof. @throws ApiError 403 `StepUpRequired` with the method, `NoSecurityKey` */
export async function requireStepUp(
  db: Db,
  user: Identity,
  action: SensitiveCall,
  sso: SsoProviders | undefined,
): Promise<void> {
  if (!(await spendProof(db, user.sessionDigest, action)))
    throw stepUpRequired(await stepUpMethod(db, user, action, sso));
}
