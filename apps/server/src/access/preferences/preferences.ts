import {
  DEFAULT_APP_LANGUAGE,
  DEFAULT_DATE_FORMAT,
  DEFAULT_TIME_FORMAT,
  isClinicPreference,
  type Preferences,
} from '@isopter/contract';
import type { OfficeGroupFlags } from '../../platform/db/tables/people.ts';

/** Preferences of a user who chose nothing. */
const DEFAULTS: Preferences = {
  app_language: DEFAULT_APP_LANGUAGE,
  device: null,
  operator: null,
  test_group: null,
  language: 'en',
  skip_tutorial: false,
  use_short_tutorial: false,
  disable_pause: false,
  skip_convergence_testing: false,
  use_automated_convergence: false,
  use_monocular_for_contrast_sensitivity: false,
  always_use_subtitles: false,
  use_custom_test_bundle_type: false,
  custom_test_bundle_type: null,
  date_format: DEFAULT_DATE_FORMAT,
  time_format: DEFAULT_TIME_FORMAT,
  enable_trigger_haptic_feedback: true,
  enable_dynamic_matrix: false,
  eoms_appearance: '',
  max_external_low_confidence_sensitivities: 0,
  default_volume: 50,
  system_unit: 'IMP',
  use_advanced_calibration: false,
  use_headset_alignment: false,
  enable2fa: false,
  force_2fa: false,
  enable_webauthn: false,
  enable_zero_pii: false,
  zero_pii_password_hash: null,
  enable_opv_dicom: false,
  include_threshold_vf_test_in_single_page_bundle_report: false,
  separate_report_for_each_eye: false,
  report_language: 'en',
  user_inactivity_limit_seconds: 3600,
  enable_notifications_on_home_test_completion: false,
  show_patient_dob: true,
  always_show_patient_demographics: true,
  disable_pi: false,
  enable_home_test_pin: false,
  home_test_pin: null,
  fixed_exam_date: null,
  enable_access_to_other_offices: true,
  enable_demo_mode: false,
  on_prem_pii_agent_url: null,
  hidden_columns: {},
  interpretation_phrases: [],
};

/** Returns a user's effective preferences: the defaults, overridden by the user's, then by the office group's. */
export function effectivePreferences(group: Partial<Preferences>, own: Partial<Preferences>): Preferences {
  return { ...DEFAULTS, ...own, ...group };
}

/** An office group, as far as it decides what its users prefer. */
interface PreferredBy {
  preferences: Partial<Preferences>;
  flags: OfficeGroupFlags;
  isInZeroPii: boolean;
}

/** Returns a user's preferences in an office group. Zero-PII mode cannot be overridden, and an agent needs the flag. */
export function preferencesIn(group: PreferredBy, own: Partial<Preferences> = {}): Preferences {
  const preferences = effectivePreferences(group.preferences, own);
  return {
    ...preferences,
    enable_zero_pii: preferences.enable_zero_pii || group.isInZeroPii,
    on_prem_pii_agent_url: group.flags.enable_on_prem_pii_agent ? (preferences.on_prem_pii_agent_url ?? null) : null,
  };
}

/** Sorts changed preferences into the office group's and the user's own. */
export function splitPreferences(changes: Partial<Preferences>): {
  shared: Partial<Preferences>;
  own: Partial<Preferences>;
} {
  const entries = Object.entries(changes).filter(([, value]) => value !== undefined);
  return {
    shared: Object.fromEntries(entries.filter(([field]) => isClinicPreference(field))),
    own: Object.fromEntries(entries.filter(([field]) => !isClinicPreference(field))),
  };
}

/** A user's own preferences with changed ones; columns are hidden list by list, and lists left out stay [OUR-200]. */
export function withOwn(stored: Partial<Preferences>, changes: Partial<Preferences>): Partial<Preferences> {
  if (changes.hidden_columns === undefined) return { ...stored, ...changes };
  return { ...stored, ...changes, hidden_columns: { ...stored.hidden_columns, ...changes.hidden_columns } };
}
