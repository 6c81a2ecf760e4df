import * as z from 'zod/mini';
import { filled, text } from '../entities/common.ts';
import { SecondFactors } from '../entities/users.ts';
import type { Calls } from '../call/call.ts';
import { EVERYBODY } from '../call/roles.ts';
import { SENSITIVE_CALLS } from '../call/sensitive.ts';
import { TEXT_MAX } from '../limits.ts';
import { SignInAnswer } from './session.ts';

/** The six digits of an authenticator app; apps show them with a space. */
export const TOTP_CODE = /^\s*\d{3}\s?\d{3}\s*$/;
const totp = z.strictObject({ code: z.string().check(z.regex(TOTP_CODE)) });
const recovery = z.strictObject({ code: filled(64) });

/** A secret for an authenticator app, in base32 and as the `otpauth:` address that its QR code contains. */
const TotpSecret = z.object({ secret: z.string(), uri: z.string() });
/** Recovery codes; the server shows them once and keeps their hashes alone. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** Authenticator apps and recovery codes: how they are set up, and how they sign in [OUR-490 to OUR-493]. */
export const secondFactors = {
  getSecondFactors: {
    id: 'X-190',
    method: 'GET',
    path: '/api/second-factors/',
    by: EVERYBODY,
    answer: SecondFactors,
    built: true,
  },
  startTotp: {
    id: 'X-191',
    method: 'POST',
    path: '/api/totp/',
    by: EVERYBODY,
    answer: TotpSecret,
    built: true,
  },
  /** `recovery_codes` is empty if the person has some already. */
  confirmTotp: {
    id: 'X-192',
    method: 'POST',
    path: '/api/totp/confirm/',
    by: EVERYBODY,
    body: totp,
    answer: RecoveryCodes,
    built: true,
  },
  removeTotp: {
    id: 'X-193',
    method: 'DELETE',
    path: '/api/totp/',
    by: EVERYBODY,
    built: true,
  },
  createRecoveryCodes: {
    id: 'X-194',
    method: 'POST',
    path: '/api/recovery-codes/',
    by: EVERYBODY,
    answer: RecoveryCodes,
    built: true,
  },
  verifyTotp: {
    id: 'X-195',
    method: 'POST',
    path: '/api/totp-verify/',
    body: totp,
    answer: SignInAnswer,
    public: true,
    built: true,
  },
  /** `left`: how many recovery codes the person still has. */
  verifyRecoveryCode: {
    id: 'X-196',
    method: 'POST',
    path: '/api/recovery-verify/',
    body: recovery,
    answer: z.object({ left: z.int() }),
    public: true,
    built: true,
  },
  startTotpAtSignIn: {
    id: 'X-197',
    method: 'POST',
    path: '/api/totp-setup/',
    answer: TotpSecret,
    public: true,
    built: true,
  },
  confirmTotpAtSignIn: {
    id: 'X-198',
    method: 'POST',
    path: '/api/totp-setup/confirm/',
    body: totp,
    answer: RecoveryCodes,
    public: true,
    built: true,
  },
  /**
   * Step-up authentication with the code of an authenticator app, or with a recovery code where the call is about the
   * caller's own sign-in.
   */
  checkCode: {
    id: 'X-112',
    method: 'POST',
    path: '/api/step-up/code/',
    by: EVERYBODY,
    body: z.strictObject({ action: z.enum(SENSITIVE_CALLS), code: filled(64) }),
    built: true,
  },
  /**
   * The person whose administrator started it confirms with the secret of the link and their password [OUR-496]. Users of
   * single sign-on confirm in a session, after step-up authentication at their provider [OUR-580].
   */
  confirmFactorReset: {
    id: 'X-204',
    method: 'POST',
    path: '/api/factor-reset/',
    body: z.strictObject({ code: filled(128), password: z.optional(text(TEXT_MAX.password).check(z.minLength(1))) }),
    public: true,
    built: true,
  },
} as const satisfies Calls;
