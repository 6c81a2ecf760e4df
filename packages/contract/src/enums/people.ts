/** Groups a user may belong to; rights add up [ENUM-01, ROLE-01]. */
export const GROUPS = [
  'OFFICE_GROUP_ADMIN',
  'CORPORATE_ADMIN',
  'OFFICE_ADMIN',
  'TECHALL_ADMIN',
  'TECHALL_USER',
  'OPERATOR',
  'DOCTOR',
  'SUPPORT_BASIC',
  'SUPPORT_READ_ONLY',
] as const;
export type Group = (typeof GROUPS)[number];

/** Groups of the support console [ROLE-02]. */
export const SUPPORT_GROUPS = ['SUPPORT_BASIC', 'SUPPORT_READ_ONLY'] as const satisfies readonly Group[];

/** Groups with the technician experience [ROLE-02]. */
export const TECHNICIAN_GROUPS = ['TECHALL_ADMIN', 'TECHALL_USER'] as const satisfies readonly Group[];

/** Clinical people a test names [ENUM-11]. */
export const USER_TYPES = ['operator', 'doctor'] as const;
export type UserType = (typeof USER_TYPES)[number];

/**
 * Further steps a sign-in may ask for [AUTH-06]: `totp` is the code of an authenticator app, `recovery` a recovery code,
 * and `setup` sets up the second factor that the clinic requires [OUR-493].
 */
export const SECOND_FACTORS = ['duo', 'webauthn', 'totp', 'recovery', 'setup'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** Second factors that a user is asked for or has registered, as the list of users names them. */
export const USER_FACTORS = ['duo', 'webauthn', 'passkey', 'totp'] as const;
export type UserFactor = (typeof USER_FACTORS)[number];

/**
 * How a user proves who they are before a sensitive call: a security key or passkey, the code of an authenticator app, the
 * current password, the identity provider.
 */
export const STEP_UP_METHODS = ['key', 'totp', 'password', 'sso'] as const;
export type StepUpMethod = (typeof STEP_UP_METHODS)[number];
