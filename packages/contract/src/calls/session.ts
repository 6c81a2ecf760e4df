import * as z from 'zod/mini';
import { Id, filled, text } from '../entities/common.ts';
import { SecondFactorSchema } from '../entities/enums.ts';
import { OfficeGroup, SignIn, SupportMessage, User, UserWrite } from '../entities/users.ts';
import { recordChanged } from '../entities/version.ts';
import { TEXT_MAX } from '../limits.ts';
import type { Calls } from '../call/call.ts';
import { CORPORATE, EVERYBODY } from '../call/roles.ts';
import { SENSITIVE_CALLS } from '../call/sensitive.ts';
import { byId } from '../call/shared.ts';

/**
 * The response to a sign-in: signed in, go to `auth_url`, or continue with the additional step `method` [AUTH-06].
 * `instead`: the alternatives to `method` [OUR-490, OUR-492].
 */
export const SignInAnswer = z.object({
  success: z.optional(z.boolean()),
  auth_url: z.optional(z.string()),
  method: z.optional(SecondFactorSchema),
  instead: z.optional(z.array(SecondFactorSchema)),
});
export type SignInAnswer = z.infer<typeof SignInAnswer>;

/** The signed-in user and the office group [AUTH-08]. */
export const Bootstrap = z.object({
  user: User,
  office_group: OfficeGroup,
  /** IANA name of the zone of the office where the user works. */
  timezone: z.string(),
});
export type Bootstrap = z.infer<typeof Bootstrap>;

const login = filled(TEXT_MAX.email);
const password = text(TEXT_MAX.password).check(z.minLength(1));
const pin = filled(128);

export const session = {
  signIn: {
    id: 'H-001',
    method: 'POST',
    path: '/api/auth-token/',
    body: z.strictObject({ username: login, password }),
    answer: SignInAnswer,
    public: true,
    built: true,
  },
  bootstrap: { id: 'H-002', method: 'GET', path: '/api/bootstrap/', by: EVERYBODY, answer: Bootstrap, built: true },
  signOut: { id: 'H-003', method: 'POST', path: '/api/logout/', public: true, built: true },
  verifyDuo: {
    id: 'H-004',
    method: 'POST',
    path: '/api/duo-verify/',
    body: z.strictObject({ duo_state: filled(1024), duo_code: filled(1024) }),
    answer: SignInAnswer,
    public: true,
    built: true,
  },
  verifySecurityKey: {
    id: 'H-005',
    method: 'POST',
    path: '/api/webauthn-verify/',
    bodyType: 'application/cbor',
    public: true,
    built: true,
  },
  authorizeSso: {
    id: 'H-006',
    method: 'GET',
    path: '/api/auth-sso/authorize/',
    query: z.strictObject({
      sso_domain: filled(253),
      return_url: z.optional(text(TEXT_MAX.url)),
      invitation: z.optional(text(256)),
    }),
    leaves: true,
    public: true,
    built: true,
  },
  /** Completes single sign-on with the provider's answer; `return_url` is the path to open after it [AUTH-18]. */
  verifySso: {
    id: 'X-067',
    method: 'POST',
    path: '/api/auth-sso/verify/',
    body: z.strictObject({
      state: filled(256),
      /** Omitted if the provider denied the sign-in. */
      code: z.optional(filled(TEXT_MAX.url)),
      /** The issuer, if the provider sends it (RFC 9207). */
      iss: z.optional(filled(TEXT_MAX.url)),
    }),
    answer: z.object({ return_url: z.string() }),
    public: true,
    built: true,
  },
  /** Step-up authentication with the current password. */
  checkPassword: {
    id: 'X-110',
    method: 'POST',
    path: '/api/step-up/password/',
    by: EVERYBODY,
    body: z.strictObject({ action: z.enum(SENSITIVE_CALLS), password }),
    built: true,
  },
  /** Step-up authentication at the identity provider; `verifySso` gets its response. */
  reauthorizeSso: {
    id: 'X-111',
    method: 'GET',
    path: '/api/step-up/sso/',
    query: z.strictObject({
      action: z.enum(SENSITIVE_CALLS),
      /** SHA-256 of the header `X-Page-Secret` of the page, in hexadecimal. */
      page: z.string().check(z.regex(/^[\da-f]{64}$/)),
    }),
    leaves: true,
    by: EVERYBODY,
    built: true,
  },
  updateUser: {
    id: 'H-007',
    method: 'PUT',
    path: '/api/update-user/',
    by: EVERYBODY,
    body: UserWrite,
    conflict: recordChanged(User),
    built: true,
  },
  switchOfficeGroup: {
    id: 'H-008',
    method: 'POST',
    path: '/api/switch-office-group/',
    by: CORPORATE,
    body: z.strictObject({ office_group: Id }),
    built: true,
  },
  sendResetPassword: {
    id: 'H-009',
    method: 'POST',
    path: '/api/send-reset-password/',
    body: z.strictObject({ email_phone_username: login }),
    public: true,
    built: true,
  },
  validateResetPassword: {
    id: 'H-010',
    method: 'POST',
    path: '/api/validate-reset-password/',
    body: z.strictObject({ pin, email_phone_username: login }),
    public: true,
    built: true,
  },
  resetPassword: {
    id: 'H-011',
    method: 'POST',
    path: '/api/reset-password/',
    /** The pin is left out when a signed-in user's password has expired. */
    body: z.strictObject({ email_phone_username: login, pin: z.optional(pin), password }),
    public: true,
    built: true,
  },
  signBaaAgreement: { id: 'H-012', method: 'POST', path: '/api/sign-baa-agreement/', by: EVERYBODY, built: true },
  sendSupportMessage: {
    id: 'H-013',
    method: 'POST',
    path: '/api/support/',
    by: EVERYBODY,
    body: SupportMessage,
    built: true,
  },
  /** The PIN of the demo mode [DEMO-04]; a wrong one is refused at its field. */
  checkDemoPin: {
    id: 'X-066',
    method: 'POST',
    path: '/api/demo-pin/',
    by: EVERYBODY,
    body: z.strictObject({ pin: z.string().check(z.regex(/^\d{4}$/)) }),
    built: true,
  },
  /**
   * Hands the session over to visitors until the PIN is entered [OUR-535]. Returns the running test of the current
   * visit, if it continues.
   */
  lockDemoMode: {
    id: 'X-100',
    method: 'POST',
    path: '/api/demo-mode/lock/',
    by: EVERYBODY,
    /** Whether the visit ends: its patient and test are then out of reach. */
    body: z.strictObject({ ends_visit: z.boolean() }),
    answer: z.object({ test: z.nullable(Id) }),
    built: true,
  },
  listSignIns: {
    id: 'X-025',
    method: 'GET',
    path: '/api/sign-ins/',
    by: EVERYBODY,
    answer: z.array(SignIn),
    built: true,
  },
  endSignIn: {
    id: 'X-026',
    method: 'DELETE',
    path: '/api/sign-ins/:id/',
    by: EVERYBODY,
    params: byId,
    built: true,
  },
  endOtherSignIns: {
    id: 'X-027',
    method: 'DELETE',
    path: '/api/sign-ins/',
    by: EVERYBODY,
    built: true,
  },
} as const satisfies Calls;
