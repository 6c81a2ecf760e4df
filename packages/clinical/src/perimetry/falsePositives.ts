import { earlyPressLimit, judgeEarlyPresses } from './earlyPresses.ts';
import { judged, judgedBy, type Judged } from '../judged.ts';
import { BLANK_RULE } from './sequentialRule.ts';

/** The counts that false positives are judged by. */
export interface PressCounts {
  /** Presentations of any kind, each an occasion to press before 0.15 s. */
  readonly presented: number;
  /** Presses at an unknown time: they say nothing of early presses. */
  readonly untimed: number;
  /** Presses before 0.15 s (PERI-03). */
  readonly false_positives: number;
  /** Blank trials, in which nothing was shown, and those with a press at any time. */
  readonly blank_trials: number;
  readonly blank_presses: number;
}

/** False positives of one eye. */
export interface JudgedPresses extends Judged {
  /**
   * The trials behind `wrong` and `given`: blank trials, or all presentations, of which presses before 0.15 s are wrong.
   */
  readonly basis: 'blank' | 'early';
  /** Presses before 0.15 s, of the presentations that could have one. */
  readonly early: { readonly wrong: number; readonly given: number };
}

/**
 * Judges the false positives of an eye.
 *
 * Blank trials decide, because a press for nothing may come at any time of the response window. Presses before 0.15 s
 * are only those of a tenth of the window if they are spread over it, so they can flag an eye but never pass it. Without
 * blank trials the rate is not known, unless early presses alone are too many.
 */
export function judgeFalsePositives(counts: PressCounts): JudgedPresses {
  const { false_positives: early, blank_trials, blank_presses } = counts;
  const presented = counts.presented - counts.untimed;
  const known = { wrong: early, given: presented };
  if (judgeEarlyPresses(early, presented) === 'flagged')
    return { ...judged(early, presented, earlyPressLimit(presented), 'flagged'), basis: 'early', early: known };
  if (blank_trials === 0) return { ...judgedBy(BLANK_RULE, early, null), basis: 'early', early: known };
  return { ...judgedBy(BLANK_RULE, blank_presses, blank_trials), basis: 'blank', early: known };
}
