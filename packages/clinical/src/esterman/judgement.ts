import { earlyPressLimit, judgeEarlyPresses } from '../perimetry/earlyPresses.ts';
import { judged, judgedBy, type Judged } from '../judged.ts';
import { FIXATION_LOSS_RULE } from '../sequentialRule.ts';
import type { EstermanStatistics } from './types.ts';

/** The two kinds of wrong answers of an Esterman test. */
export interface JudgedEsterman {
  /** Presses before 0.15 s. There are no blank trials, so that they can be too many but never few enough. */
  readonly falsePositives: Judged;
  /** Blind-spot checks that were seen. */
  readonly fixationLosses: Judged;
}

/** Judges the answers of an Esterman test. */
export function judge(statistics: EstermanStatistics): JudgedEsterman {
  const { presented, untimed, false_positives, blind_spot_seen, blind_spot_checks } = statistics;
  const timed = presented - untimed;
  const isFlagged = judgeEarlyPresses(false_positives, timed) === 'flagged';
  return {
    falsePositives: judged(false_positives, timed, earlyPressLimit(timed), isFlagged ? 'flagged' : 'undecided'),
    fixationLosses: judgedBy(FIXATION_LOSS_RULE, blind_spot_seen, blind_spot_checks),
  };
}
