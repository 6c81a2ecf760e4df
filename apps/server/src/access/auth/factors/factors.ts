import type { SecondFactor } from '@isopter/contract';
import { and, eq } from 'drizzle-orm';
import { account, officeGroup, securityKey, totp } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import type { Duo } from '../../duo/client.ts';
import { effectivePreferences } from '../../preferences/preferences.ts';
import { countRecoveryCodes, removeRecoveryCodes } from './recoveryCodes.ts';

/** Second factors that can be required in addition to a password. */
export type Factor = Extract<SecondFactor, 'duo' | 'webauthn' | 'totp'>;

/** Returns the second factors of this server. Keys and authenticator apps need no other service. */
export const availableFactors = ({ duo }: { duo?: Duo | undefined }): Factor[] => [
  ...(duo ? (['duo'] as const) : []),
  'webauthn',
  'totp',
];

export interface SecondFactors {
  /** The factors that the user has. */
  owned: readonly Factor[];
  recoveryCodes: number;
  /** The steps of a sign-in after the password, in this order [AUTH-06]. */
  owed: readonly Exclude<SecondFactor, 'recovery'>[];
}

/**
 * Returns which second factors a person has, and which a sign-in asks for: Duo where it is on, then a security key or the
 * authenticator app. Users who must have one but have none set one up [OUR-493].
 */
export async function secondFactorsOf(db: Db, duo: Duo | undefined, accountId: string): Promise<SecondFactors> {
  const [row] = await db
    .select({ own: account.preferences, shared: officeGroup.preferences })
    .from(account)
    .innerJoin(officeGroup, eq(officeGroup.id, account.officeGroupId))
    .where(eq(account.id, accountId));
  const preferences = effectivePreferences(row?.shared ?? {}, row?.own ?? {});
  const { enable2fa, force_2fa, enable_webauthn } = preferences;
  const countKeys = (passkey: boolean) =>
    db.$count(securityKey, and(eq(securityKey.accountId, accountId), eq(securityKey.passkey, passkey)));
  const hasKey = (await countKeys(false)) > 0;
  const hasPasskey = (await countKeys(true)) > 0;
  const hasApp = (await db.$count(totp, eq(totp.accountId, accountId))) > 0;
  const isForcedHere = force_2fa && duo === undefined;
  // a passkey may work on one computer only, so it is asked for as a key only where nothing else is left [OUR-581]
  const isLastResort = isForcedHere && hasPasskey && !hasApp;
  const asksKey = hasKey ? enable_webauthn || isForcedHere || hasApp : isLastResort;
  const own: Factor[] = [...(asksKey ? (['webauthn'] as const) : []), ...(hasApp ? (['totp'] as const) : [])];
  // who chose Duo and has nothing else is refused while this server has none [AUTH-13]
  const asksDuo = duo ? enable2fa || force_2fa : enable2fa && !force_2fa && own.length === 0;
  const owed = [...(asksDuo ? (['duo'] as const) : []), ...own.slice(0, 1)];
  return {
    owned: [...(asksDuo ? (['duo'] as const) : []), ...own],
    recoveryCodes: await countRecoveryCodes(db, accountId),
    owed: isForcedHere && owed.length === 0 ? ['setup'] : owed,
  };
}

/** Returns the alternatives to a step of the sign-in [OUR-490, OUR-492]. */
export const insteadOf = (step: SecondFactor, { owned, recoveryCodes }: SecondFactors): SecondFactor[] => [
  ...(step === 'webauthn' && owned.includes('totp') ? (['totp'] as const) : []),
  ...(step !== 'setup' && recoveryCodes > 0 ? (['recovery'] as const) : []),
];

/** Removes the recovery codes of a user without a second factor: they would be valid again with the next one. */
export async function dropIdleRecoveryCodes(db: Db, duo: Duo | undefined, accountId: string): Promise<void> {
  const { owned } = await secondFactorsOf(db, duo, accountId);
  const keys = await db.$count(securityKey, eq(securityKey.accountId, accountId));
  if (owned.length === 0 && keys === 0) await removeRecoveryCodes(db, accountId);
}

/** Removes every second factor that a user set up. Duo keeps its own. */
export async function removeFactors(db: Db, accountId: string): Promise<void> {
  await db.delete(securityKey).where(eq(securityKey.accountId, accountId));
  await db.delete(totp).where(eq(totp.accountId, accountId));
  await removeRecoveryCodes(db, accountId);
}
