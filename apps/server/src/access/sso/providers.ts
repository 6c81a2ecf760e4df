import { type ErrorBody, ERROR, ERROR_NAME, type SensitiveCall } from '@isopter/contract';
import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OfficeGroupFlags } from '../../platform/db/tables/people.ts';
import { account, invitation as invitations, officeGroup, ssoIdentity, ssoSignIn } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { ApiError } from '../../platform/lib/errors.ts';
import { digest, hasDigest, newSecret, sha256 } from '../../platform/lib/secret.ts';
import type { SsoProvider, SsoRequest, Vouched } from './client.ts';
import type { Person } from '../auth/audit.ts';
import { isHttps } from '../auth/csrf.ts';

/** Time limit for signing in at a provider, including finding a second factor. */
const OPEN_MS = 10 * 60_000;

/** The providers this server has, by the domain of an office group. */
export type SsoProviders = ReadonlyMap<string, SsoProvider>;

/** The error for all refused sign-ins, so that it does not reveal whether the user exists. */
export const ssoRefused = () => new ApiError(403, { detail: 'Single sign-on let nobody in.', name: 'SsoRefused' });
/** The provider did not answer. */
export const ssoUnavailable = () =>
  new ApiError(403, { detail: 'The provider of single sign-on does not answer.', name: ERROR_NAME.SSO_UNAVAILABLE });
/** The password was right, and opens nothing [ERR-02]. */
export const ssoRequired = (sso_domain: string) =>
  new ApiError(403, { detail: ERROR.SSO_REQUIRED, sso_domain } satisfies ErrorBody);

const cookieName = (request: FastifyRequest) => (isHttps(request) ? '__Host-ssoid' : 'ssoid');
const START = '/sso/success';

/** Returns the path of the screen after a sign-in. Addresses outside of the application are replaced. */
export function returnPath(given: string | undefined): string {
  if (given === undefined || !URL.canParse(given, 'http://here')) return START;
  const { pathname, search } = new URL(given, 'http://here');
  return pathname === START ? pathname + search : START;
}

/** The reason why a browser goes to a provider, and the path to which it returns. */
export interface Leaving {
  domain: string;
  returnUrl?: string | undefined;
  /** The secret of an invitation. */
  invitation?: string | undefined;
  /** Step-up authentication: digests of the session and the page that ask for it, and the call it is for. */
  stepUp?: { session: string; page: string; action: SensitiveCall };
}

/** Returns the stored digest of an invitation, whose algorithm may be an earlier one. */
async function digestOfInvitation(db: Db, secret: string): Promise<string> {
  const isOf = hasDigest(invitations.secretDigest, secret);
  const [found] = await db.select({ digest: invitations.secretDigest }).from(invitations).where(isOf);
  return found?.digest ?? digest(secret);
}

/** Remembers that a browser leaves for a provider. @returns what is asked there */
export async function beginSso(
  db: Db,
  { domain, returnUrl, invitation, stepUp }: Leaving,
  request: FastifyRequest,
  reply: FastifyReply,
  now = new Date(),
): Promise<SsoRequest> {
  const [state, nonce, verifier] = [newSecret(), newSecret(), newSecret()];
  // S256 of PKCE
  const challenge = sha256(verifier);
  await db.insert(ssoSignIn).values({
    state: digest(state),
    challenge,
    domain,
    nonce,
    returnUrl: returnPath(returnUrl),
    invitation: invitation ? await digestOfInvitation(db, invitation) : null,
    ...stepUp,
    begun: now,
    expires: new Date(now.getTime() + OPEN_MS),
  });
  // lax: the provider leads back here from its own address
  reply.setCookie(cookieName(request), verifier, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(request),
  });
  return { state, nonce, challenge };
}

export type BegunSso = typeof ssoSignIn.$inferSelect & { verifier: string };

/** Takes up what this browser has begun, once. @returns undefined for a state of another browser, an old or a used one */
export async function takeUpSso(
  db: Db,
  state: string,
  request: FastifyRequest,
  reply: FastifyReply,
  now = new Date(),
): Promise<BegunSso | undefined> {
  const verifier = request.cookies[cookieName(request)];
  if (verifier === undefined) return undefined;
  const [begun] = await db
    .delete(ssoSignIn)
    .where(
      and(hasDigest(ssoSignIn.state, state), eq(ssoSignIn.challenge, sha256(verifier)), gt(ssoSignIn.expires, now)),
    )
    .returning();
  if (!begun) return undefined;
  reply.clearCookie(cookieName(request), { path: '/', secure: isHttps(request) });
  return { ...begun, verifier };
}

export async function removeOldSsoSignIns(db: Db, now: Date): Promise<void> {
  await db.delete(ssoSignIn).where(lt(ssoSignIn.expires, now));
}

/** The domain an office group signs in by, if it has one. */
export const ssoDomainOf = ({ enable_sso, sso_domain }: OfficeGroupFlags): string | undefined =>
  enable_sso && sso_domain ? sso_domain.toLowerCase() : undefined;

/** Returns the domain by which a user signs in instead of with a password, if this server has its provider. */
export async function ssoInstead(
  db: Db,
  providers: SsoProviders | undefined,
  accountId: string,
): Promise<string | undefined> {
  if (!providers) return undefined;
  const [row] = await db
    .select({ flags: officeGroup.flags })
    .from(account)
    .innerJoin(officeGroup, eq(officeGroup.id, account.officeGroupId))
    .where(eq(account.id, accountId));
  const domain = ssoDomainOf(row?.flags ?? {});
  return domain !== undefined && providers.has(domain) ? domain : undefined;
}

/** An account that a provider authenticated. */
export interface KnownBySso extends Person {
  mayEnter: boolean;
  /** The provider has not named them before. */
  isNew: boolean;
  passwordChangeForced: boolean;
}

/**
 * Finds the account of a provider's user: by subject if known, else by e-mail address if no other subject was stored
 * for the account.
 */
export async function knownBySso(
  db: Db,
  { issuer, domain }: { issuer: string; domain: string },
  { subject, email }: Vouched,
  now = new Date(),
): Promise<KnownBySso | undefined> {
  const rows = await db
    .select({ account, flags: officeGroup.flags, subject: ssoIdentity.subject })
    .from(account)
    .innerJoin(officeGroup, eq(officeGroup.id, account.officeGroupId))
    .leftJoin(ssoIdentity, and(eq(ssoIdentity.accountId, account.id), eq(ssoIdentity.issuer, issuer)))
    .where(or(eq(sql`lower(${account.email})`, email), eq(ssoIdentity.subject, subject)));
  const found = rows.find((row) => row.subject === subject) ?? rows[0];
  if (!found) return undefined;
  const { id, officeGroupId, active, lockedUntil, forcePasswordChange } = found.account;
  const isTheirs = found.subject === null || found.subject === subject;
  const isUnlocked = lockedUntil === null || lockedUntil <= now;
  return {
    accountId: id,
    officeGroupId,
    mayEnter: isTheirs && active && isUnlocked && ssoDomainOf(found.flags) === domain,
    isNew: found.subject === null,
    passwordChangeForced: forcePasswordChange,
  };
}

/** From now on the provider's subject is this account, whatever address either has. */
export async function nameBySso(db: Db, issuer: string, subject: string, accountId: string): Promise<void> {
  await db.insert(ssoIdentity).values({ issuer, subject, accountId }).onConflictDoNothing();
}

/** Forgets the provider's subjects of an account, so that the next sign-in with its e-mail address is accepted. */
export async function forgetSsoNames(db: Db, accountId: string): Promise<void> {
  await db.delete(ssoIdentity).where(eq(ssoIdentity.accountId, accountId));
}
