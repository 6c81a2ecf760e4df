import * as z from 'zod/mini';
import {
  DEFAULT_VOLUME_MIN,
  LOW_CONFIDENCE_MAX,
  PHRASES_MAX,
  PIN_MAX,
  PIN_MIN,
  TEXT_MAX,
  VOLUME_MAX,
} from '../limits.ts';
import { DateOnly, filled, Id, intBetween, opt, text } from './common.ts';
import {
  AppLanguageSchema,
  DateFormatSchema,
  EomsAppearanceSchema,
  InactivityLimitSchema,
  ProtocolValueSchema,
  ReportLanguageSchema,
  StrategyValueSchema,
  SystemUnitSchema,
  TestLanguageCodeSchema,
  TestTypeSchema,
  TimeFormatSchema,
} from './enums.ts';
import { Version, updateOf } from './version.ts';

/** The kind of a test: its group and, if the group has them, strategy and protocol. */
export const TestGroupChoice = z.strictObject({
  group: TestTypeSchema,
  strategy: opt(StrategyValueSchema),
  protocol: opt(ProtocolValueSchema),
});
export type TestGroupChoice = z.infer<typeof TestGroupChoice>;

/** The lists whose columns a person chooses [OUR-200]. */
export const LIST_NAMES = [
  'patients',
  'patient_tests',
  'tests',
  'bundles',
  'custom_bundles',
  'schedules',
  'devices',
  'offline_controllers',
  'offices',
  'users',
  'invitations',
  'technician_sessions',
  'export_tasks',
  'access_log',
  'work_items',
  'pacs_records',
  'support_users',
  'support_offices',
  'support_devices',
  'today',
] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** More columns than any list has. */
const COLUMNS_MAX = 20;

/** Preferences of a user and, for the fields of PREF-02, of the office group [ENT-07]. */
export const Preferences = z.object({
  app_language: AppLanguageSchema,
  device: opt(Id),
  operator: opt(Id),
  test_group: opt(TestGroupChoice),
  language: opt(TestLanguageCodeSchema),
  skip_tutorial: z.boolean(),
  use_short_tutorial: z.boolean(),
  disable_pause: z.boolean(),
  skip_convergence_testing: z.boolean(),
  use_automated_convergence: z.boolean(),
  use_monocular_for_contrast_sensitivity: z.boolean(),
  always_use_subtitles: z.boolean(),
  use_custom_test_bundle_type: z.boolean(),
  custom_test_bundle_type: opt(Id),
  date_format: DateFormatSchema,
  time_format: TimeFormatSchema,
  enable_trigger_haptic_feedback: z.boolean(),
  enable_dynamic_matrix: z.boolean(),
  eoms_appearance: EomsAppearanceSchema,
  max_external_low_confidence_sensitivities: intBetween(0, LOW_CONFIDENCE_MAX),
  /** The volume that tests start with [OUR-703]. */
  default_volume: intBetween(DEFAULT_VOLUME_MIN, VOLUME_MAX),
  system_unit: SystemUnitSchema,
  use_advanced_calibration: z.boolean(),
  use_headset_alignment: z.boolean(),
  enable2fa: z.boolean(),
  force_2fa: z.boolean(),
  enable_webauthn: z.boolean(),
  enable_zero_pii: z.boolean(),
  zero_pii_password_hash: opt(text(1024)),
  enable_opv_dicom: z.boolean(),
  include_threshold_vf_test_in_single_page_bundle_report: z.boolean(),
  separate_report_for_each_eye: z.boolean(),
  report_language: ReportLanguageSchema,
  user_inactivity_limit_seconds: InactivityLimitSchema,
  enable_notifications_on_home_test_completion: z.boolean(),
  show_patient_dob: z.boolean(),
  always_show_patient_demographics: z.boolean(),
  disable_pi: z.boolean(),
  enable_home_test_pin: z.boolean(),
  /** Four digits, 1000 to 9999 [VAL-09]. */
  home_test_pin: opt(
    z.string().check(
      z.regex(/^\d{4}$/),
      z.refine((pin) => Number(pin) >= PIN_MIN && Number(pin) <= PIN_MAX),
    ),
  ),
  fixed_exam_date: opt(DateOnly),
  enable_access_to_other_offices: z.boolean(),
  enable_demo_mode: z.boolean(),
  on_prem_pii_agent_url: opt(text(TEXT_MAX.url)),
  /** The columns a person has hidden, by list [OUR-200]. */
  hidden_columns: z.partialRecord(z.enum(LIST_NAMES), z.array(text(TEXT_MAX.name)).check(z.maxLength(COLUMNS_MAX))),
  /** The phrases that a doctor inserts into interpretations, with placeholders for values [OUR-745]. */
  interpretation_phrases: z.array(filled(TEXT_MAX.phrase)).check(z.maxLength(PHRASES_MAX)),
});
export type Preferences = z.infer<typeof Preferences>;

/**
 * Preferences with their version, which increases when the user's own preferences change, and when those of the office
 * group do.
 */
export const StoredPreferences = z.extend(Preferences, { version: Version });
export type StoredPreferences = z.infer<typeof StoredPreferences>;

/** Any part of the preferences [PREF-13]. */
export const PreferencesWrite = updateOf(Preferences.shape);
export type PreferencesWrite = z.infer<typeof PreferencesWrite>;
