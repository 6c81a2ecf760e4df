import * as z from 'zod/mini';
import { DateOnly, Id, NamedItem, opt, sent, Time } from './common.ts';
import {
  EarSchema,
  ExclusionReasonSchema,
  GoldmannSizeSchema,
  ReliabilityFlagSchema,
  ReliabilityVerdictSchema,
  ResultSideSchema,
  SingleEyeSchema,
  TestTypeSchema,
} from './enums.ts';
import { NumberFinding } from './results.ts';
import { Test } from './tests.ts';
import { TestGroupChoice } from './preferences.ts';
import { SourceDevice, SourceFacts } from './imports.ts';

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

/** Data of the thumbnail of a finished test; a kind has one of these, or none. */
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
  /** Reliability of each eye of a threshold field. */
  reliability: z.array(EyeReliability),
  excluded: z.array(ExcludedEye),
  /** The last signature of its interpretation. */
  signed: opt(z.object({ by: NamedItem, at: Time })),
});
export type CourseTest = z.infer<typeof CourseTest>;

/** The field of an eye in a report of another device; a value below 0 is not seen. */
export const ImportedField = z.object({
  ...PicturedField.shape,
  /** dB of that device, outside the blind spot, of the thresholds. */
  mean_sensitivity: z.number(),
  ...SourceFacts.shape,
  /** Whether the printed catch trials are within the limits; `null` unless fixation losses and false positives are known. */
  reliable: opt(z.boolean()),
});
export type ImportedField = z.infer<typeof ImportedField>;

/** A report of another device that somebody verified. */
export const ImportedTest = z.object({
  id: Id,
  /** File name of the report; empty if the office group stores no names [OUR-354]. */
  name: sent,
  /** The day of the test: no report is asked for its hour. */
  day: DateOnly,
  group: TestTypeSchema,
  /** One of our protocols, or the name of another one. */
  protocol: opt(sent),
  /** The device that measured; `null` if the report does not name it. */
  device: opt(SourceDevice),
  /** Whether it can be had as a PDF. */
  has_report: z.boolean(),
  /** Fields of the eyes with a known threshold at every location of the program. */
  fields: z.array(ImportedField),
});
export type ImportedTest = z.infer<typeof ImportedTest>;

/** A row of the course of a patient: a test, or a report of another device. */
export const CourseRow = z.union([CourseTest, z.object({ imported: ImportedTest })]);
export type CourseRow = z.infer<typeof CourseRow>;

/** How many tests of each kind a patient has, imported reports among them. */
export const CourseCounts = z.object({ fields: z.int(), acuity: z.int(), hearing: z.int(), other: z.int() });
export type CourseCounts = z.infer<typeof CourseCounts>;

/** A number of a finished test, as one of many over time. */
export const TrendSample = z.object({
  ...NumberFinding.shape,
  test: Id,
  time: Time,
  /** The day of the test at the office where it was done. */
  day: DateOnly,
  test_group: TestGroupChoice,
  /** Size of the stimuli of a field; `null` if unknown. */
  size: opt(GoldmannSizeSchema),
  with_correction: z.boolean(),
  /** `null` if it is not known: a report of another device may not say it. */
  reliable: opt(z.boolean()),
  /** Reason why a doctor excluded the field from comparisons. */
  excluded: opt(ExclusionReasonSchema),
  /** Whether it is of a report of another device, at noon UTC of its day: such numbers are no series with ours. */
  imported: z.boolean(),
});
export type TrendSample = z.infer<typeof TrendSample>;
