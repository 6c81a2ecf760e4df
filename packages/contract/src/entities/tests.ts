import * as z from 'zod/mini';
import {
  APD_STIMULATION_TIME_MAX,
  OCCLUSION_TIME_MAX,
  OCCLUSION_TIME_MIN,
  PERIOD_IN_DAYS_MAX,
  PERIOD_IN_DAYS_MIN,
} from '../limits.ts';
import { ConvergenceOutcome } from './convergence.ts';
import { DateOnly, Email, Id, Phone, Time, intBetween, opt, percent, sent } from './common.ts';
import {
  BundleStatusSchema,
  CoverDirectionsSchema,
  EarSchema,
  GoldmannSizeSchema,
  IntensitySchema,
  CommitmentStatusSchema,
  PacsStatusSchema,
  ProtocolValueSchema,
  SignOffStatusSchema,
  StrategyValueSchema,
  SystemUnitSchema,
  TestEyeSchema,
  TestLanguageCodeSchema,
  TestStatusSchema,
  TestTypeSchema,
} from './enums.ts';
import { TestGroupChoice } from './preferences.ts';
import { TestResult } from './results.ts';

export const PeriodInDays = intBetween(PERIOD_IN_DAYS_MIN, PERIOD_IN_DAYS_MAX);

/** The options of a test that are also part of a bundle's test description [BUND-13]. */
export const testOptions = {
  with_correction: z.boolean(),
  correction_type: opt(Id),
  eye: TestEyeSchema,
  monocular: z.boolean(),
  skip_convergence_testing: z.boolean(),
  skip_tutorial: z.boolean(),
  use_short_tutorial: z.boolean(),
  disable_pause: z.boolean(),
  subtitles: z.boolean(),
  subtitle_increase_text_size: z.boolean(),
  skip_calibration: z.boolean(),
  skip_eye_tracking_calibration: z.boolean(),
  control_type: opt(Id),
  language: opt(TestLanguageCodeSchema),
  supra_t_intensity: opt(IntensitySchema),
  goldman_size: opt(GoldmannSizeSchema),
  stimulus_type: opt(Id),
  /** Seconds. */
  apd_stimulation_time: opt(intBetween(1, APD_STIMULATION_TIME_MAX)),
  /** Seconds. */
  occlusion_time: opt(intBetween(OCCLUSION_TIME_MIN, OCCLUSION_TIME_MAX)),
  cover_directions: opt(CoverDirectionsSchema),
  cover_digitally_occluded: opt(z.boolean()),
  test_foveal_sensitivity: opt(z.boolean()),
  ear: opt(EarSchema),
};

/** Whether the archive confirmed that it keeps a result, and why not. */
export const Commitment = z.object({ status: CommitmentStatusSchema, details: opt(sent) });
export type Commitment = z.infer<typeof Commitment>;

/** The PACS status of a test or bundle [LIST-10]; without `commitment` if the archive is not asked to confirm. */
export const PacsState = z.object({ status: PacsStatusSchema, details: opt(sent), commitment: opt(Commitment) });
export type PacsState = z.infer<typeof PacsState>;

/** A test [ENT-17]. */
export const Test = z.object({
  id: Id,
  patient: opt(Id),
  /** A name in lower case, or an id; read it through `testStatus` [LIST-11]. */
  status: z.union([TestStatusSchema, z.int()]),
  device: Id,
  operator: opt(Id),
  doctor: Id,
  test_group: TestGroupChoice,
  time_start: opt(Time),
  time_end: opt(Time),
  /** IANA name of the zone of the office where it is done: its day and the patient's age then follow it. */
  timezone: sent,
  /**
   * How long a test of its kind usually takes, in seconds; only in the answer for a single test, and where it is known
   * from past tests of the clinic or from publications.
   */
  expected_seconds: opt(z.int()),
  /** How far doctors have come with it; `null` for a test that is not finished. */
  sign_off: opt(SignOffStatusSchema),
  /** `null` for a test that is not finished, and until the result is computed. */
  result: opt(TestResult),
  using_device: opt(Id),
  test_bundle: opt(z.object({ id: Id, status: opt(BundleStatusSchema) })),
  test_schedule: opt(Id),
  is_external: z.boolean(),
  has_extracted_report: z.boolean(),
  offline: z.boolean(),
  thresholds_received: z.boolean(),
  is_separate_report_per_eye_supported: z.boolean(),
  pacs_integration: opt(PacsState),
  ...testOptions,
  monocular_confrontation: opt(z.boolean()),
  monocular_color: opt(z.boolean()),
  mwl_query_result_item: opt(Id),
  /**
   * The number of records of the current run that were omitted because they were malformed or did not belong to the
   * test.
   */
  records_ignored: opt(z.int()),
  /** Absent until the convergence test was done, and in a test without one. */
  convergence: opt(ConvergenceOutcome),
  patient_email: opt(sent),
  patient_phone: opt(sent),
  period_in_days: opt(PeriodInDays),
  end_date: opt(DateOnly),
  system_unit: opt(SystemUnitSchema),
});
export type Test = z.infer<typeof Test>;

/** The only status a client may write: 1, started [FORM-18]. */
export const StatusWrite = z.literal(1);

const writable = {
  status: StatusWrite,
  patient: opt(Id),
  device: Id,
  operator: opt(Id),
  doctor: Id,
  test_group: TestGroupChoice,
  ...z.partial(z.object(testOptions)).shape,
  monocular_confrontation: opt(z.boolean()),
  monocular_color: opt(z.boolean()),
  mwl_query_result_item: opt(Id),
  patient_email: opt(Email),
  patient_phone: opt(Phone),
  period_in_days: opt(PeriodInDays),
  end_date: opt(DateOnly),
  system_unit: opt(SystemUnitSchema),
};

/** A new test [FORM-32]: only the fields the visible options set need to be there. */
export const TestWrite = z.strictObject(writable);
export type TestWrite = z.infer<typeof TestWrite>;

/** Any part of a test: `status` alone to resume, `monocular` alone to answer the convergence question. */
export const TestUpdate = z.partial(TestWrite);
export type TestUpdate = z.infer<typeof TestUpdate>;

/** Value and name of a choice. */
export const Protocol = z.object({ value: ProtocolValueSchema, name: sent });
export type Protocol = z.infer<typeof Protocol>;

export const Strategy = z.object({
  value: StrategyValueSchema,
  name: sent,
  /** The sizes to choose from; empty if the strategy defines the size. */
  goldman_size: z.array(GoldmannSizeSchema),
  protocols: z.array(Protocol),
});
export type Strategy = z.infer<typeof Strategy>;

/**
 * A group of tests with its strategies and protocols [ENT-18]; the protocols are listed here if there is no strategy.
 */
export const TestGroup = z.object({
  value: TestTypeSchema,
  name: sent,
  strategies: z.array(Strategy),
  protocols: z.array(Protocol),
  custom_test_bundle_info: opt(z.object({ custom_test_bundle_id: Id, has_convergence_test: z.boolean() })),
  voice_input_languages: z.array(TestLanguageCodeSchema),
});
export type TestGroup = z.infer<typeof TestGroup>;

/** A language of spoken instructions [ENT-19]. */
export const TestLanguage = z.object({ code: TestLanguageCodeSchema, name: sent });
export type TestLanguage = z.infer<typeof TestLanguage>;

/** The transfer progress of an offline test [ENT-24]. */
export const SyncProgress = z.object({ test: Id, percentage: percent });
export type SyncProgress = z.infer<typeof SyncProgress>;
