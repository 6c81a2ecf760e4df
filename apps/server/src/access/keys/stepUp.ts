import { ERROR, ERROR_NAME, SENSITIVE, type SensitiveCall, type StepUpMethod } from '@isopter/contract';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { recoveryCode, securityKey, session, totp } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Identity } from '../auth/identity.ts';
import { ssoInstead, type SsoProviders } from '../sso/providers.ts';
import { ApiError } from '../../platform/lib/errors.ts';
import { spendProof } from './proof.ts';
import { keyMissing } from './refused.ts';

export const stepUpRequired = (step_up: StepUpMethod) =>
  new ApiError(403, { detail: ERROR.STEP_UP_REQUIRED, name: ERROR_NAME.STEP_UP_REQUIRED, step_up });

/** SQL condition: a factor was added before the session began, so that a thief of the session cannot have added it. */
const isBefore = (created: PgColumn, digest: string) =>
  lt(created, sql`(select ${session.created} from ${session} where ${session.digest} = ${digest})`);

/** SQL condition: the security key is older than the session. */
export const isOlderThanSession = (digest: string) => isBefore(securityKey.created, digest);

/**
 * Returns how a user proves who they are before a sensitive call: with a security key that is older than the session,
 * otherwise at their identity provider, or with such an authenticator app, or with the password [OUR-480].
 * @throws ApiError 403 `NoSecurityKey` for a user who must have a key and has none that is older than the session,
 *   unless the call is about their own sign-in [OUR-406]
 */
export async function stepUpMethod(
  db: Db,
  { accountId, sessionDigest, keyRequired }: Identity,
  action: SensitiveCall,
  sso: SsoProviders | undefined,
): Promise<StepUpMethod> {
  // an app is used with a password: with single sign-on it can neither be set up nor removed
  const isBySso = (await ssoInstead(db, sso, accountId)) !== undefined;
  // the reset is for lost keys
  if (isBySso && action === 'confirmFactorReset') return 'sso';
  const own = eq(securityKey.accountId, accountId);
  if ((await db.$count(securityKey, and(own, isOlderThanSession(sessionDigest)))) > 0) return 'key';
  const mustHaveKey = keyRequired && SENSITIVE[action].actsOn !== 'self';
  if (mustHaveKey) throw keyMissing();
  if (isBySso) return 'sso';
  const app = and(eq(totp.accountId, accountId), isBefore(totp.created, sessionDigest));
  return (await db.$count(totp, app)) > 0 ? 'totp' : 'password';
}

/**
 * Returns whether a recovery code can take the place of a lost key or app: only before calls about the user's own sign-in,
 * so that they can remove what they lost and add another, and only if the codes are older than the session.
 */
export async function mayUseRecoveryCode(
  db: Db,
  { accountId, sessionDigest }: Identity,
  action: SensitiveCall,
  method: StepUpMethod,
): Promise<boolean> {
  if (SENSITIVE[action].actsOn !== 'self' || (method !== 'key' && method !== 'totp')) return false;
  const older = and(eq(recoveryCode.accountId, accountId), isBefore(recoveryCode.created, sessionDigest));
  return (await db.$count(recoveryCode, older)) > 0;
}

/**
 * Lets a sensitive call pass once for each proof of the page that makes it [OUR-599].
 * @param page digest of its secret; undefined if it has none
 * @throws ApiError 403 `StepUpRequired` with the method, `NoSecurityKey`
 */
export async function requireStepUp(
  db: Db,
  user: Identity,
  page: string | undefined,
  action: SensitiveCall,
  sso: SsoProviders | undefined,
): Promise<void> {
  const isProven = page !== undefined && (await spendProof(db, { session: user.sessionDigest, page, action }));
  if (!isProven) throw stepUpRequired(await stepUpMethod(db, user, action, sso));
}
