import { judgeTrials, type Judgement, limitOf, type SequentialRule } from './sequentialRule.ts';

/** Errors in one kind of catch trial, and the reliability judgment that follows for the eye. */
export interface Judged {
  readonly wrong: number;
  /** Trials given; `null` if the device does not say how many. */
  readonly given: number | null;
  /**
   * The rate, wrong of given, 0 to 1. `null`, "not known", until there are 8 trials and enough to judge by: 1 of 4 may be
   * anything from 1 to 81 %. An eye may be flagged earlier, after 2 of 2.
   */
  readonly share: number | null;
  /** The share from which an eye is flagged. */
  readonly limit: number;
  readonly judgement: Judgement;
}

/** With fewer trials than this there are counts without a rate. */
const LEAST_FOR_RATE = 8;

/** Combines counts with their judgement; without a judgement there is no rate. */
export const judged = (wrong: number, given: number | null, limit: number, judgement: Judgement): Judged => ({
  wrong,
  given,
  share: given === null || given < LEAST_FOR_RATE || judgement === 'undecided' ? null : wrong / given,
  limit,
  judgement,
});

/** Judges wrong answers among catch trials by a sequential rule. */
export const judgedBy = (rule: SequentialRule, wrong: number, given: number | null): Judged =>
  judged(wrong, given, limitOf(rule), given === null ? 'undecided' : judgeTrials(rule, wrong, given));
