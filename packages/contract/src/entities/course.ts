import * as z from 'zod/mini';
import { Id, NamedItem, opt, Time } from './common.ts';
import {
  EarSchema,
  ExclusionReasonSchema,
  GoldmannSizeSchema,
  ReliabilityFlagSchema,
  ReliabilityVerdictSchema,
  ResultSideSchema,
  SingleEyeSchema,
} from './enums.ts';
import { NumberFinding } from './results.ts';
import { Test } from './tests.ts';
import { TestGroupChoice } from './preferences.ts';

/** The field of one eye, as small drawings and comparisons show it. */
export const PicturedField = z.object({
  eye: SingleEyeSchema,
  /** Settled locations: degrees to the right and upwards as the patient sees them, dB; below 0 is not seen. */
  points: z.array(z.tuple([z.number(), z.number(), z.number()])),
});
export type PicturedField = z.infer<typeof PicturedField>;

/** Which points of a field were seen. */
export const PicturedDots = z.object({
  side: ResultSideSchema,
  /** Degrees to the right and upwards as the patient sees them, and whether it was seen. */
  points: z.array(z.tuple([z.number(), z.number(), z.boolean()])),
});
export type PicturedDots = z.infer<typeof PicturedDots>;

/** The thresholds of an ear. */
export const PicturedEar = z.object({
  ear: EarSchema,
  /** Hz, dB HL, and whether it was heard: if not, the threshold is beyond the level. */
  tones: z.array(z.tuple([z.number(), z.number(), z.boolean()])),
});
export type PicturedEar = z.infer<typeof PicturedEar>;

/** What the small drawing of a finished test is made of; a kind has one of these, or none. */
export const TestPicture = z.object({
  fields: z.optional(z.array(PicturedField)),
  dots: z.optional(z.array(PicturedDots)),
  ears: z.optional(z.array(PicturedEar)),
});
export type TestPicture = z.infer<typeof TestPicture>;

/** Whether the field of an eye can be relied on, and what makes it unreliable. */
export const EyeReliability = z.object({
  eye: SingleEyeSchema,
  verdict: ReliabilityVerdictSchema,
  flags: z.array(ReliabilityFlagSchema),
});
export type EyeReliability = z.infer<typeof EyeReliability>;

/** A field that a doctor took out, and why. */
export const ExcludedEye = z.object({ eye: SingleEyeSchema, reason: ExclusionReasonSchema });
export type ExcludedEye = z.infer<typeof ExcludedEye>;

/** A test as a row of the course of a patient. */
export const CourseTest = z.object({
  test: Test,
  picture: opt(TestPicture),
  /** Of each eye of a threshold field. */
  reliability: z.array(EyeReliability),
  excluded: z.array(ExcludedEye),
  /** Who signed its interpretation last, and when. */
  signed: opt(z.object({ by: NamedItem, at: Time })),
});
export type CourseTest = z.infer<typeof CourseTest>;

/** How many tests of each kind a patient has. */
export const CourseCounts = z.object({ fields: z.int(), acuity: z.int(), hearing: z.int(), other: z.int() });
export type CourseCounts = z.infer<typeof CourseCounts>;

/** A number of a finished test, as one of many over time. */
export const TrendSample = z.object({
  ...NumberFinding.shape,
  test: Id,
  time: Time,
  test_group: TestGroupChoice,
  /** Of the stimuli of a field. */
  size: GoldmannSizeSchema,
  with_correction: z.boolean(),
  reliable: z.boolean(),
  /** Why a doctor took the field out of comparisons. */
  excluded: opt(ExclusionReasonSchema),
});
export type TrendSample = z.infer<typeof TrendSample>;
