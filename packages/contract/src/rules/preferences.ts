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
  'enable_webauthn',
  'enable_zero_pii',
  'zero_pii_password_hash',
  'on_prem_pii_agent_url',
] as const satisfies (keyof Preferences)[];

const clinic: ReadonlySet<string> = new Set(CLINIC_PREFERENCES);

/** Whether a preference is one of the whole clinic. */
export const isClinicPreference = (field: string): boolean => clinic.has(field);

/** Whether a text is an address of an on-premises agent: personal data go there, so only encrypted ones [PII-15]. */
export const isAgentAddress = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';
