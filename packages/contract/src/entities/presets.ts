import * as z from 'zod/mini';
import { Id, Time, opt } from './common.ts';
import { TestGroupChoice } from './preferences.ts';
import { testOptions } from './tests.ts';

/** Origin of a set-up: the patient's newest test, or the caller's own tests. */
export const PRESET_SOURCES = ['PATIENT', 'PERSON'] as const;

/** How a test was set up, to be used again [OUR-181]. It names nobody who was tested. */
export const TestPreset = z.object({
  source: z.enum(PRESET_SOURCES),
  used: Time,
  device: Id,
  operator: opt(Id),
  doctor: Id,
  test_group: TestGroupChoice,
  ...testOptions,
});
export type TestPreset = z.infer<typeof TestPreset>;

/** From whom a usual duration is known: the patient, the clinic, or what is published of the strategy. */
export const DURATION_SOURCES = ['PATIENT', 'CLINIC', 'PUBLISHED'] as const;

/** How long a test is expected to take [OUR-182]. */
export const ExpectedTime = z.object({
  /** Null where nothing is known. */
  seconds: z.nullable(z.int()),
  source: z.nullable(z.enum(DURATION_SOURCES)),
  /** How many tests it is the median of; 0 where it is published. */
  count: z.int(),
});
export type ExpectedTime = z.infer<typeof ExpectedTime>;
