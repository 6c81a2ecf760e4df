import * as z from 'zod/mini';
import { opt, sent } from './common.ts';
import {
  DeficiencySchema,
  NumberMeasureSchema,
  ResultLimitSchema,
  ResultSideSchema,
  ResultWordSchema,
  WordMeasureSchema,
} from './enums.ts';

/** A number that a test found of an eye or ear, in the unit of its measure, unrounded. */
export const NumberFinding = z.object({
  measure: NumberMeasureSchema,
  side: ResultSideSchema,
  value: z.number(),
  limit: opt(ResultLimitSchema),
  /** The contrast of the optotypes in percent, where it is not full. */
  contrast: opt(z.number()),
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

/** What a finished test comes to in short, for lists: computed once, when it is finished. */
export const TestResult = z.object({
  /** The version of the rules it was computed by. */
  version: sent,
  /** Right before left, both eyes last; empty where the test has no such result. */
  findings: z.array(TestFinding),
});
export type TestResult = z.infer<typeof TestResult>;
