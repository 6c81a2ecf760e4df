import { earlyPressLimit, judgeEarlyPresses } from './earlyPresses.ts';
import type { ReliabilityIndex } from './reliabilityLimits.ts';
import { FALSE_NEGATIVE_RULE, FIXATION_LOSS_RULE, judgeTrials, type Judgement, limitOf } from './sequentialRule.ts';
import type { PerimetryStatistics } from './types.ts';

/** Wrong answers of a kind among the occasions for them, and what they say of the reliability of an eye. */
export interface Judged {
  readonly wrong: number;
  /** Trials given, or presentations with early presses; `null` if it is not known which trials were given. */
  readonly given: number | null;
  /** Wrong of given, 0 to 1; `null` with fewer than 8, of which a share says next to nothing. */
  readonly share: number | null;
  /** The share from which an eye is flagged. */
  readonly limit: number;
  readonly judgement: Judgement;
}

/** With fewer trials than this, counts are given without a share: 1 of 4 may be anything from 1 to 81 %. */
const LEAST_FOR_SHARE = 8;

const judged = (wrong: number, given: number | null, limit: number, judgement: Judgement): Judged => ({
  wrong,
  given,
  share: given === null || given < LEAST_FOR_SHARE ? null : wrong / given,
  limit,
  judgement,
});

/**
 * Judges one eye: early presses by the presentations (`earlyPresses.ts`), false negatives and fixation losses by the
 * catch trials that were given (`sequentialRule.ts`).
 */
export function judge({
  presented,
  false_positives,
  false_negatives,
  false_negatives_given: given,
  fixation_losses,
  blind_spot_checks,
}: PerimetryStatistics): Readonly<Record<ReliabilityIndex, Judged>> {
  return {
    falsePositives: judged(
      false_positives,
      presented,
      earlyPressLimit(presented),
      judgeEarlyPresses(false_positives, presented),
    ),
    falseNegatives: judged(
      false_negatives,
      given,
      limitOf(FALSE_NEGATIVE_RULE),
      given === null ? 'undecided' : judgeTrials(FALSE_NEGATIVE_RULE, false_negatives, given),
    ),
    fixationLosses: judged(
      fixation_losses,
      blind_spot_checks,
      limitOf(FIXATION_LOSS_RULE),
      judgeTrials(FIXATION_LOSS_RULE, fixation_losses, blind_spot_checks),
    ),
  };
}

/** Whether any kind of wrong answer is too frequent in an eye. */
export const isFlagged = (statistics: PerimetryStatistics): boolean =>
  Object.values(judge(statistics)).some(({ judgement }) => judgement === 'flagged');
