import { judgeFalsePositives, type JudgedPresses } from './falsePositives.ts';
import { judgedBy, type Judged } from '../judged.ts';
import { FALSE_NEGATIVE_RULE, FIXATION_LOSS_RULE, type Judgement } from './sequentialRule.ts';
import type { PerimetryStatistics } from './types.ts';

/** The three kinds of wrong answers of one eye, with their rates and judgements. */
export interface JudgedEye {
  readonly falsePositives: JudgedPresses;
  readonly falseNegatives: Judged;
  readonly fixationLosses: Judged;
}

/** Judges one eye by the trials that were given: blank trials, bright repeats, blind-spot checks. */
export const judge = (statistics: PerimetryStatistics): JudgedEye => ({
  falsePositives: judgeFalsePositives(statistics),
  falseNegatives: judgedBy(FALSE_NEGATIVE_RULE, statistics.false_negatives, statistics.false_negatives_given),
  fixationLosses: judgedBy(FIXATION_LOSS_RULE, statistics.fixation_losses, statistics.blind_spot_checks),
});

/**
 * The verdict on an eye. False positives and fixation losses decide: one that is flagged makes the eye unreliable, and a
 * reliable one has passed both.
 *
 * False negatives never make a field unreliable. They rise with the loss of the field and its depth, also in patients
 * who attend well (Bengtsson and Heijl, IOVS 2000;41:2201), and an eye with advanced loss would lose its follow-up. Too
 * many of them only leave open whether the patient attended.
 */
export function verdictOf({ falsePositives, falseNegatives, fixationLosses }: JudgedEye): Judgement {
  const decisive = [falsePositives.judgement, fixationLosses.judgement];
  if (decisive.includes('flagged')) return 'flagged';
  return decisive.includes('undecided') || falseNegatives.judgement === 'flagged' ? 'undecided' : 'passed';
}

/** Returns whether an eye is unreliable by its wrong answers. */
export const isFlagged = (statistics: PerimetryStatistics): boolean => verdictOf(judge(statistics)) === 'flagged';
