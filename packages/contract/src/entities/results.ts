import * as z from 'zod/mini';
import { opt, sent } from './common.ts';
import {
  DeficiencySchema,
  NumberMeasureSchema,
  ReliabilityVerdictSchema,
  ResultLimitSchema,
  ResultSideSchema,
  ResultWordSchema,
  WordMeasureSchema,
} from './enums.ts';

/** Presses for nothing, of so many occasions. */
export const FalseResponses = z.object({ pressed: z.int(), given: z.int(), judgement: ReliabilityVerdictSchema });
export type FalseResponses = z.infer<typeof FalseResponses>;

/** The second threshold at 1000 Hz minus the first, in dB. */
export const Retest = z.object({ difference: z.number(), judgement: ReliabilityVerdictSchema });
export type Retest = z.infer<typeof Retest>;

/** Whether the thresholds of an ear can be relied on, and by what. */
export const EarReliability = z.object({
  verdict: ReliabilityVerdictSchema,
  /** In silent intervals; `null` where the device reports none. */
  false_responses: opt(FalseResponses),
  /** `null` where the device reports none. */
  retest: opt(Retest),
  /** Too soon after the beginning of a tone, of all tones. */
  too_soon: FalseResponses,
});
export type EarReliability = z.infer<typeof EarReliability>;

/** A number that a test found of an eye or ear, in the unit of its measure, unrounded. */
export const NumberFinding = z.object({
  measure: NumberMeasureSchema,
  side: ResultSideSchema,
  value: z.number(),
  limit: opt(ResultLimitSchema),
  /** The contrast of the optotypes in percent, where it is not full. */
  contrast: opt(z.number()),
  /** Whether an acuity of a test at both distances is the one at near. */
  near: opt(z.boolean()),
  /** The 95 % interval of an acuity in logMAR, the better end first; an end beyond the display is `null`. */
  interval: opt(z.tuple([z.nullable(z.number()), z.nullable(z.number())])),
  /** Reliability of the ear of a pure tone average. */
  reliability: opt(EarReliability),
});
export type NumberFinding = z.infer<typeof NumberFinding>;

/** How many points of a field were seen, of those that were tested. */
export const CountFinding = z.object({
  measure: z.literal('SEEN'),
  side: ResultSideSchema,
  seen: z.int(),
  of: z.int(),
  /** Whether the eyelid was taped; absent in a test that does not compare. */
  taped: opt(z.boolean()),
});
export type CountFinding = z.infer<typeof CountFinding>;

/** A word that a test comes to. */
export const WordFinding = z.object({
  measure: WordMeasureSchema,
  side: ResultSideSchema,
  word: ResultWordSchema,
  /** The color deficiency a grade is of. */
  deficiency: opt(DeficiencySchema),
});
export type WordFinding = z.infer<typeof WordFinding>;

export const TestFinding = z.discriminatedUnion('measure', [NumberFinding, CountFinding, WordFinding]);
export type TestFinding = z.infer<typeof TestFinding>;

/** Short result of a finished test for lists, computed once, when it is finished. */
export const TestResult = z.object({
  /** The version of the rules it was computed by. */
  version: sent,
  /** Right before left, both eyes last; empty where the test has no such result. */
  findings: z.array(TestFinding),
});
export type TestResult = z.infer<typeof TestResult>;
