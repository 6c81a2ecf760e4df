import * as z from 'zod/mini';
import { TEXT_MAX } from '../limits.ts';
import { ImportedTest } from './course.ts';
import { DateOnly, filled, Id, NamedItem, opt, sent, Time } from './common.ts';
import {
  ExclusionReasonSchema,
  GoldmannSizeSchema,
  IncomparableReasonSchema,
  ProtocolValueSchema,
  ReliabilityFlagSchema,
  ReliabilityVerdictSchema,
  SingleEyeSchema,
  StrategyValueSchema,
} from './enums.ts';
import { Version } from './version.ts';

/** A field that a doctor took out of the progression of an eye. */
export const FieldExclusion = z.object({
  reason: ExclusionReasonSchema,
  /** Details in addition to the reason. */
  note: opt(sent),
  by: NamedItem,
  at: Time,
});
export type FieldExclusion = z.infer<typeof FieldExclusion>;

/**
 * Wrong answers of one kind, with the trials given; `given` is `null` if the device does not say how many. `rate` is
 * wrong of given, 0 to 1; `null`, not known, until there are enough trials to judge by [OUR-427].
 */
export const WrongAnswers = z.object({ wrong: z.int(), given: opt(z.int()), rate: opt(z.number()) });
export type WrongAnswers = z.infer<typeof WrongAnswers>;

/** Results of one eye's field of a finished test. */
export const MeasuredField = z.object({
  test: Id,
  eye: SingleEyeSchema,
  /** When it was tested. */
  time: Time,
  /** The day of the test at the office where it was done. */
  day: DateOnly,
  program: ProtocolValueSchema,
  strategy: StrategyValueSchema,
  size: GoldmannSizeSchema,
  /** Settled locations: degrees to the right and upwards as the patient sees them, dB; below 0 is not seen. */
  points: z.array(z.tuple([z.number(), z.number(), z.number()])),
  /** Reasons why it is unreliable; empty if reliable. False negatives alone do not exclude it from progression. */
  flags: z.array(ReliabilityFlagSchema),
  /** Whether it can be relied on, as the report judges it. */
  verdict: ReliabilityVerdictSchema,
  false_positives: WrongAnswers,
  false_negatives: WrongAnswers,
  fixation_losses: WrongAnswers,
  /** For how long stimuli were presented to the eye; `null` if nobody knows. */
  seconds: opt(z.number()),
  /** Years on the day of the test; `null` if the date of birth is not known. */
  age: opt(z.number()),
  /** dB; with the others `null` where norms do not hold. */
  md: opt(z.number()),
  psd: opt(z.number()),
  /** Percent; a 10-2 has none. */
  vfi: opt(z.number()),
  /** dB; `null` before a location is settled. */
  mean_sensitivity: opt(z.number()),
  /** Reason for no comparison with healthy eyes. */
  incomparable: opt(IncomparableReasonSchema),
  exclusion: opt(FieldExclusion),
  /** How often the exclusion was written; 0 before the first time. */
  exclusion_version: z.int(),
});
export type MeasuredField = z.infer<typeof MeasuredField>;

/** The two tests that later ones of a program and size are compared with, chosen for an eye. */
export const FieldBaseline = z.object({
  eye: SingleEyeSchema,
  /** The program without its pace: `24-2`. */
  program: ProtocolValueSchema,
  size: GoldmannSizeSchema,
  /** `null` after the choice was reset: the first two tests count. */
  tests: opt(z.tuple([Id, Id])),
  version: z.int(),
  by: NamedItem,
  at: Time,
});
export type FieldBaseline = z.infer<typeof FieldBaseline>;

/** The exclusion of a field as stored; version 0 before the first. */
export const KnownExclusion = z.object({ exclusion: opt(FieldExclusion), version: Version });
export type KnownExclusion = z.infer<typeof KnownExclusion>;

/** The baseline of an eye, program and size as stored; version 0 before the first. */
export const KnownBaseline = z.object({ baseline: opt(FieldBaseline), version: Version });
export type KnownBaseline = z.infer<typeof KnownBaseline>;

/** Everything the progression of a patient's fields is judged by. */
export const Progression = z.object({
  /** In chronological order. */
  fields: z.array(MeasuredField),
  baselines: z.array(FieldBaseline),
  /** Verified reports of other devices with a field, the oldest first: shown and compared, never judged with ours. */
  imported: z.array(ImportedTest),
});
export type Progression = z.infer<typeof Progression>;

/** Takes a field out, or in again without a reason. `version` as for entered facts. */
export const FieldExclusionWrite = z
  .strictObject({
    version: Version,
    reason: z.nullable(ExclusionReasonSchema),
    note: opt(filled(TEXT_MAX.exclusion_note)),
  })
  .check(
    z.refine(({ reason, note }) => reason !== 'OTHER' || Boolean(note), {
      path: ['note'],
      error: 'Another reason needs words.',
    }),
    z.refine(({ reason, note }) => reason !== null || !note, {
      path: ['note'],
      error: 'A field that counts has no note.',
    }),
  );
export type FieldExclusionWrite = z.infer<typeof FieldExclusionWrite>;

/** Chooses a baseline; `null` goes back to the first two tests. */
export const FieldBaselineWrite = z
  .strictObject({
    version: Version,
    eye: SingleEyeSchema,
    program: ProtocolValueSchema,
    size: GoldmannSizeSchema,
    tests: z.nullable(z.tuple([Id, Id])),
  })
  .check(
    z.refine(({ tests }) => tests === null || tests[0] !== tests[1], {
      path: ['tests'],
      error: 'A baseline is two different tests.',
    }),
  );
export type FieldBaselineWrite = z.infer<typeof FieldBaselineWrite>;
