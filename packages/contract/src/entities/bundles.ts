import * as z from 'zod/mini';
import { ERROR } from '../errors.ts';
import { BUNDLE_DESCRIPTIONS_MAX, TEXT_MAX } from '../limits.ts';
import { isKept } from '../bundleWeight.ts';
import { DateOnly, Email, Id, NamedItem, Phone, Time, Timezone, filled, opt, sent } from './common.ts';
import { BundleStatusSchema, ScheduledEntitySchema, TestLanguageCodeSchema } from './enums.ts';
import { TestGroupChoice } from './preferences.ts';
import { PacsState, PeriodInDays, testOptions } from './tests.ts';
import { Version, updateOf } from './version.ts';

/** One test of a bundle [ENT-21, BUND-13]: the options of a test without device and people. */
export const TestDescription = z.strictObject({
  test_group: TestGroupChoice,
  ...z.partial(z.object(testOptions)).shape,
});
export type TestDescription = z.infer<typeof TestDescription>;

/** One test of a custom bundle. Language and tutorial flags are chosen when it is used [ENT-22]. */
export const CustomTestDescription = z.omit(TestDescription, {
  language: true,
  skip_tutorial: true,
  use_short_tutorial: true,
});
export type CustomTestDescription = z.infer<typeof CustomTestDescription>;

const descriptions = <T extends typeof TestDescription | typeof CustomTestDescription>(item: T) =>
  z.array(item).check(
    z.minLength(1),
    z.maxLength(BUNDLE_DESCRIPTIONS_MAX, ERROR.TOO_MANY_DESCRIPTIONS),
    z.refine(
      (tests: readonly z.infer<T>[]) =>
        tests.length > BUNDLE_DESCRIPTIONS_MAX || isKept(tests.map(({ test_group }) => test_group)),
      ERROR.BUNDLE_TOO_LONG,
    ),
  );

/** The tests of a bundle, in their order. */
export const testsOfBundle = descriptions(TestDescription);

/** The parameters of a custom bundle [FORM-28]. */
export const CustomBundleParameters = z.strictObject({
  monocular: z.boolean(),
  skip_tutorial: z.boolean(),
  disable_pause: z.boolean(),
  skip_convergence_testing: z.boolean(),
  use_short_tutorial: z.boolean(),
  language: opt(TestLanguageCodeSchema),
  subtitles: z.boolean(),
  subtitle_increase_text_size: z.boolean(),
});
export type CustomBundleParameters = z.infer<typeof CustomBundleParameters>;

const bundledTest = z.object({ id: Id, using_device: opt(Id), test_group: TestGroupChoice });

/** A test bundle [ENT-20]. */
export const TestBundle = z.object({
  id: Id,
  created: Time,
  /** IANA name of the zone of the office where its tests are done. */
  timezone: sent,
  status: z.object({ name: BundleStatusSchema }),
  test_groups: z.array(TestGroupChoice),
  patient: opt(Id),
  device: Id,
  doctor: Id,
  operator: opt(Id),
  system_test_bundle_type: opt(Id),
  custom_test_bundle_type: opt(Id),
  custom_test_bundle_parameters: opt(CustomBundleParameters),
  test_descriptions: z.array(TestDescription),
  mwl_query_result_item: opt(Id),
  current_test: opt(bundledTest),
  next_test: opt(bundledTest),
  /** Number of the current test, from 1, of `total_test_count` [BUND-18]. */
  test_bundle_index: z.int(),
  total_test_count: z.int(),
  pacs_integration: opt(PacsState),
});
export type TestBundle = z.infer<typeof TestBundle>;

/** A new bundle: its own descriptions, a custom bundle with parameters, or a system bundle. */
export const TestBundleWrite = z.strictObject({
  patient: opt(Id),
  device: Id,
  doctor: Id,
  operator: opt(Id),
  test_descriptions: z.optional(testsOfBundle),
  custom_test_bundle_type: opt(Id),
  custom_test_bundle_parameters: opt(CustomBundleParameters),
  system_test_bundle_type: opt(Id),
  mwl_query_result_item: opt(Id),
  /** How the patient is reached at home, as with a test [FORM-16]. */
  patient_email: opt(Email),
  patient_phone: opt(Phone),
});
export type TestBundleWrite = z.infer<typeof TestBundleWrite>;

export const TestBundleCreated = z.object({ id: Id, current_test: bundledTest });
export type TestBundleCreated = z.infer<typeof TestBundleCreated>;

/** A bundle created by the office group [ENT-22]. */
export const CustomBundle = z.object({
  id: Id,
  name: sent,
  patient: opt(Id),
  test_descriptions: z.array(CustomTestDescription),
  test_groups: z.array(TestGroupChoice),
});
export type CustomBundle = z.infer<typeof CustomBundle>;

export const CustomBundleWrite = z.strictObject({
  name: filled(TEXT_MAX.name),
  test_descriptions: descriptions(CustomTestDescription),
  patient: opt(Id),
});
export type CustomBundleWrite = z.infer<typeof CustomBundleWrite>;

/** A bundle every office group has. */
export const SystemBundle = z.extend(NamedItem, { test_groups: z.array(TestGroupChoice) });
export type SystemBundle = z.infer<typeof SystemBundle>;

/** A recurring test or bundle [ENT-23]. */
export const Schedule = z.object({
  id: Id,
  patient: Id,
  period_in_days: PeriodInDays,
  end_date: DateOnly,
  next_test_date: DateOnly,
  test: opt(z.object({ id: Id, test_group: TestGroupChoice })),
  test_bundle: opt(z.object({ id: Id, test_groups: z.array(TestGroupChoice) })),
  scheduled_entity: ScheduledEntitySchema,
  version: Version,
});
export type Schedule = z.infer<typeof Schedule>;

/** Repeats a test or a bundle, one of them [RECUR-05]. */
export const ScheduleWrite = z
  .strictObject({
    patient: Id,
    period_in_days: PeriodInDays,
    end_date: DateOnly,
    test: z.optional(Id),
    test_bundle: z.optional(Id),
    /** Checked and not used: the days are those of the patient's office [OUR-180]. */
    timezone: z.optional(Timezone),
  })
  .check(z.refine((value) => (value.test === undefined) !== (value.test_bundle === undefined), 'test or test_bundle'));
export type ScheduleWrite = z.infer<typeof ScheduleWrite>;

export const ScheduleUpdate = updateOf({ period_in_days: PeriodInDays, end_date: DateOnly });
export type ScheduleUpdate = z.infer<typeof ScheduleUpdate>;
