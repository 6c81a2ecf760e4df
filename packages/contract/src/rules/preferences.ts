import type { Preferences } from '../entities/preferences.ts';

/** The preferences that an office-group admin sets for everybody [PREF-02]; all others are each user's own. */
export const CLINIC_PREFERENCES = [
  'enable_access_to_other_offices',
  'report_language',
  'date_format',
  'time_format',
  'user_inactivity_limit_seconds',
  'separate_report_for_each_eye',
  'disable_pi',
  'enable_notifications_on_home_test_completion',
  'force_2fa',
  'enable_home_test_pin',
  'home_test_pin',
  'fixed_exam_date',
  'default_volume',
  'enable_webauthn',
  'enable_zero_pii',
  'zero_pii_password_hash',
  'on_prem_pii_agent_url',
] as const satisfies (keyof Preferences)[];

const clinic: ReadonlySet<string> = new Set(CLINIC_PREFERENCES);

/** Returns whether a preference is one of the whole clinic. */
export const isClinicPreference = (field: string): boolean => clinic.has(field);

/** The origin of the agent that stores the names of a clinic; null without one. Encrypted names stay at the server. */
export function agentOrigin({
  enable_zero_pii,
  on_prem_pii_agent_url: url,
}: Pick<Preferences, 'enable_zero_pii'> & { on_prem_pii_agent_url?: string | null | undefined }): string | null {
  return !enable_zero_pii && url && isAgentAddress(url) ? new URL(url).origin : null;
}

/**
 * Returns whether the server gets no plain personal data: browsers encrypt them, or an agent stores them [PII-11,
 * PII-15].
 */
export const isNameless = (preferences: Parameters<typeof agentOrigin>[0]): boolean =>
  preferences.enable_zero_pii || agentOrigin(preferences) !== null;

/**
 * A DNS name or an IPv4 address. Hosts of URLs may also have `*`, `;`, `,` and `$`, which would open the content security policy
 * that the origin becomes part of; it cannot have IPv6 addresses.
 */
const HOST = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/;

/** Returns whether a text is an address of an on-premises agent: personal data go there, so only encrypted ones [PII-15]. */
export function isAgentAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' && HOST.test(hostname);
}
