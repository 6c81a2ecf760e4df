import { type CallName, HOST_PREFIX, SESSION_COOKIE } from '@isopter/contract';
import { normalizeIP, type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { digest } from '../../platform/lib/secret.ts';
import { StartError } from '../../platform/lib/startError.ts';

/** Returns the address that calls are counted by: of IPv6 the network, because a caller can choose any address of it [OUR-838]. */
export const countedAddress = ({ ip }: Pick<FastifyRequest, 'ip'>): string => (ip ? normalizeIP(ip) : '');

/** Counts signed-in users by account, because a clinic shares one address; others by address. */
const caller = (request: FastifyRequest) => request.identity?.accountId ?? countedAddress(request);
/** Returns the digest of the session cookie, if any. */
const sessionCookie = ({ cookies }: FastifyRequest): string | undefined => {
  const secret = cookies[HOST_PREFIX + SESSION_COOKIE] ?? cookies[SESSION_COOKIE];
  return secret && digest(secret);
};
const byAccount: RateLimitOptions = { hook: 'preHandler', keyGenerator: caller };

/**
 * Calls that are refused because of the caller; further ones get 429. Without an account they are counted by the cookie of
 * the session: browsers of a clinic that lost their sessions must not get 429 because of each other, but learn that they
 * are signed out.
 */
export const REFUSAL_LIMIT: RateLimitOptions = {
  max: 600,
  timeWindow: '1 minute',
  keyGenerator: (request) => request.identity?.accountId ?? sessionCookie(request) ?? countedAddress(request),
};

/** Calls with the same name that an account may make in a minute, unless `CALL_LIMITS` has the call. Screens make fewer. */
const USUAL_MAX = 600;

/**
 * Returns the usual limit of a call, from `ISOPTER_CALLS`.
 * @throws StartError unless it is a whole number from 1
 */
export function callsPerMinuteOf(env: Readonly<Record<string, string | undefined>>): number {
  const value = env['ISOPTER_CALLS'];
  if (!value) return USUAL_MAX;
  if (!/^[1-9]\d{0,6}$/.test(value)) throw new StartError('ISOPTER_CALLS must be a whole number from 1.');
  return Number(value);
}

/** Calls that the browser makes for every patient of a clinic when it encrypts them or copies their names. */
const OF_JOBS = new Set<CallName>(['listPatients', 'getPatient', 'updatePatient']);
const OF_JOBS_TIMES = 10;

/** Returns the limit of refused calls without an account from one address: a cookie can be invented for each of them. */
export const addressRefusalLimit = (callsPerMinute = USUAL_MAX): RateLimitOptions => ({
  max: 10 * callsPerMinute,
  timeWindow: '1 minute',
  keyGenerator: countedAddress,
});

/** Returns the limit of a call. */
export const limitOf = (name: CallName, callsPerMinute = USUAL_MAX): RateLimitOptions =>
  CALL_LIMITS[name] ?? {
    ...byAccount,
    max: callsPerMinute * (OF_JOBS.has(name) ? OF_JOBS_TIMES : 1),
    timeWindow: '1 minute',
  };

/** Sign-ins from one address, which a clinic with hundreds of users may share. Accounts are locked after five failures. */
const AT_SIGN_IN = 300;

/** Rate limits: sign-in and new passwords by address, calls that could be used to guess or to flood by account. */
export const CALL_LIMITS: Partial<Record<CallName, RateLimitOptions>> = {
  signIn: { max: AT_SIGN_IN, timeWindow: '1 minute' },
  verifyDuo: { max: AT_SIGN_IN, timeWindow: '1 minute' },
  verifySecurityKey: { max: AT_SIGN_IN, timeWindow: '1 minute' },
  verifyTotp: { max: AT_SIGN_IN, timeWindow: '1 minute' },
  verifyRecoveryCode: { max: AT_SIGN_IN, timeWindow: '1 minute' },
  startPasskeySignIn: { max: 2 * AT_SIGN_IN, timeWindow: '1 minute' },
  signInWithPasskey: { max: AT_SIGN_IN, timeWindow: '1 minute' },
  confirmFactorReset: { max: 60, timeWindow: '1 minute' },
  startTotpAtSignIn: { max: AT_SIGN_IN, timeWindow: '1 minute' },
  confirmTotpAtSignIn: { max: AT_SIGN_IN, timeWindow: '1 minute' },
  authorizeSso: { max: AT_SIGN_IN, timeWindow: '1 minute' },
  verifySso: { max: AT_SIGN_IN, timeWindow: '1 minute' },
  requestKeyCheck: { max: 2 * AT_SIGN_IN, timeWindow: '1 minute' },
  sendResetPassword: { max: 30, timeWindow: '15 minutes' },
  validateResetPassword: { max: 60, timeWindow: '1 minute' },
  resetPassword: { max: 60, timeWindow: '1 minute' },
  linkCamera: { max: 60, timeWindow: '1 minute' },
  readCalendarFeed: { max: 120, timeWindow: '1 minute' },
  createCalendarFeed: { ...byAccount, max: 20, timeWindow: '15 minutes' },
  sendSupportMessage: { ...byAccount, max: 10, timeWindow: '15 minutes' },
  sendTestReport: { ...byAccount, max: 60, timeWindow: '1 hour' },
  checkDemoPin: { ...byAccount, max: 10, timeWindow: '15 minutes' },
  startTotp: { ...byAccount, max: 60, timeWindow: '15 minutes' },
  confirmTotp: { ...byAccount, max: 60, timeWindow: '15 minutes' },
  createRecoveryCodes: { ...byAccount, max: 20, timeWindow: '15 minutes' },
  createImport: { ...byAccount, max: 200, timeWindow: '15 minutes' },
  createMwlQuery: { ...byAccount, max: 60, timeWindow: '1 minute' },
  changeEmployees: { ...byAccount, max: 60, timeWindow: '1 minute' },
  checkEmployeeImport: { ...byAccount, max: 120, timeWindow: '15 minutes' },
  importEmployees: { ...byAccount, max: 30, timeWindow: '15 minutes' },
  checkPassword: { ...byAccount, max: 60, timeWindow: '1 minute' },
  checkCode: { ...byAccount, max: 60, timeWindow: '1 minute' },
  reauthorizeSso: { ...byAccount, max: 60, timeWindow: '1 minute' },
  updateUser: { ...byAccount, max: 20, timeWindow: '15 minutes' },
};
