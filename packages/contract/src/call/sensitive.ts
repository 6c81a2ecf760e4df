import type { Preferences } from '../entities/preferences.ts';
import type { Group } from '../enums/people.ts';
import { ADMINS } from './roles.ts';

/** When a call requires step-up authentication, and whom it acts on. */
interface Sensitivity {
  /** `partly`: only if the body weakens a protection or grants rights; the handler compares old and new values. */
  asks: 'always' | 'partly';
  /** Users who must have a security key need one for calls that act on `others` or on the `clinic` [AUTH-17]. */
  actsOn: 'others' | 'clinic' | 'self';
}

/**
 * The calls that weaken a protection or grant rights. The server makes each of them only after step-up authentication:
 * the user proves again who they are, with a factor that existed before the session began [OUR-480].
 */
export const SENSITIVE = {
  createEmployee: { asks: 'partly', actsOn: 'others' },
  updateEmployee: { asks: 'partly', actsOn: 'others' },
  deleteEmployee: { asks: 'always', actsOn: 'others' },
  resetEmployeePassword: { asks: 'always', actsOn: 'others' },
  inviteEmployee: { asks: 'partly', actsOn: 'others' },
  resendInvitation: { asks: 'partly', actsOn: 'others' },
  assignOfficeAdmin: { asks: 'always', actsOn: 'others' },
  startFactorReset: { asks: 'always', actsOn: 'others' },
  suspendEmployee: { asks: 'always', actsOn: 'others' },
  reinstateEmployee: { asks: 'always', actsOn: 'others' },
  changeEmployees: { asks: 'always', actsOn: 'others' },
  importEmployees: { asks: 'always', actsOn: 'others' },
  unlinkDevice: { asks: 'always', actsOn: 'others' },
  createOfficeGroup: { asks: 'always', actsOn: 'others' },
  assignUserToOga: { asks: 'always', actsOn: 'others' },
  updateUserEmail: { asks: 'always', actsOn: 'others' },
  /** Only with single sign-on, where no password confirms it. */
  confirmFactorReset: { asks: 'partly', actsOn: 'self' },
  updateUser: { asks: 'partly', actsOn: 'self' },
  updatePreferences: { asks: 'partly', actsOn: 'clinic' },
  /** Deletes names at the server, or moves them back to it. */
  setNamesMove: { asks: 'partly', actsOn: 'clinic' },
  /** The new key alone decrypts every patient. */
  startKeyChange: { asks: 'always', actsOn: 'clinic' },
  startKeyRegistration: { asks: 'always', actsOn: 'self' },
  updateAuthenticator: { asks: 'partly', actsOn: 'self' },
  deleteAuthenticator: { asks: 'always', actsOn: 'self' },
  startPasskeyRegistration: { asks: 'always', actsOn: 'self' },
  startTotp: { asks: 'always', actsOn: 'self' },
  removeTotp: { asks: 'always', actsOn: 'self' },
  createRecoveryCodes: { asks: 'always', actsOn: 'self' },
  endSignIn: { asks: 'partly', actsOn: 'self' },
  endOtherSignIns: { asks: 'always', actsOn: 'self' },
} as const satisfies Record<string, Sensitivity>;

export type SensitiveCall = keyof typeof SENSITIVE;
export const SENSITIVE_CALLS = Object.keys(SENSITIVE) as [SensitiveCall, ...SensitiveCall[]];

export const isSensitiveCall = (name: string): name is SensitiveCall => Object.hasOwn(SENSITIVE, name);

const isDifferent = (before: unknown, after: unknown): boolean => before !== after;
const isTurnedOff = (before: boolean, after: boolean): boolean => before && !after;
const isTurnedOn = (before: boolean, after: boolean): boolean => !before && after;

/** The preferences that protect sign-in or data, each with whether a change of its value needs step-up authentication. */
const GUARDS: { [F in keyof Preferences]?: (before: Preferences[F], after: Preferences[F]) => boolean } = {
  enable2fa: isDifferent,
  force_2fa: isDifferent,
  enable_webauthn: isDifferent,
  enable_zero_pii: isDifferent,
  // names of patients are sent there
  on_prem_pii_agent_url: (before, after) => (before ?? null) !== (after ?? null),
  enable_demo_mode: isDifferent,
  // 0 is no limit
  user_inactivity_limit_seconds: (before, after) => before !== 0 && (after === 0 || after > before),
  disable_pi: isTurnedOff,
  enable_access_to_other_offices: isTurnedOn,
  enable_home_test_pin: isTurnedOff,
};

export const GUARDED_PREFERENCES = Object.keys(GUARDS) as (keyof Preferences)[];

/** Returns the preferences whose change needs step-up authentication. @param changes preferences that are left out stay unchanged */
export function guardedChanges(before: Preferences, changes: Partial<Preferences>): (keyof Preferences)[] {
  return GUARDED_PREFERENCES.filter((field) => {
    const isGuarded = GUARDS[field] as (before: unknown, after: unknown) => boolean;
    const after = changes[field];
    return after !== undefined && isGuarded(before[field], after);
  });
}

/** Returns whether somebody gets a role with admin rights that they did not have. */
export const grantsAdmin = (before: readonly Group[], after: readonly Group[]): boolean =>
  ADMINS.some((group) => after.includes(group) && !before.includes(group));
