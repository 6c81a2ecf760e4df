import { judge } from '@isopter/clinical/kinetic';
import type { ReliabilityIndex } from '@isopter/clinical/perimetry';
import { counterText, judgementText, percentageOf, type RateFormats, type RateRow } from '../../shared/rates.ts';
import type { SharedWords } from '../../shared/shared.texts.ts';
import type { KineticWords } from '../kinetic.texts.ts';
import type { KineticEyeView } from '../types.ts';

/** Returns the rates of one eye as its monitor shows them: wrong answers of the presentations and checks given. */
export function ratesOf(
  statistics: KineticEyeView['statistics'],
  texts: KineticWords & SharedWords,
  formats: RateFormats,
): Readonly<Record<ReliabilityIndex, RateRow>> {
  const { falsePositives, falseNegatives, fixationLosses } = judge(statistics);
  const { count } = formats;
  const isEarly = falsePositives.judgement === 'flagged';
  return {
    falsePositives: {
      percentage: percentageOf(falsePositives),
      note: texts.earlyPresses({ amount: count(falsePositives.wrong), of: count(falsePositives.given ?? 0) }),
      verdict: isEarly ? texts.notReliable : texts.noBlankTrials,
      counter: counterText(statistics.false_positive_percentage, texts, formats),
      isFlagged: isEarly,
    },
    falseNegatives: {
      percentage: percentageOf(falseNegatives),
      note: texts.falseNegativesNote({ amount: count(falseNegatives.wrong), of: count(falseNegatives.given ?? 0) }),
      verdict: falseNegatives.judgement === 'flagged' ? texts.manyMissed : judgementText(falseNegatives, texts),
      counter: null,
      isFlagged: false,
    },
    fixationLosses: {
      percentage: percentageOf(fixationLosses),
      note: texts.fixationLossesNote({
        poor: count(statistics.poor_fixations),
        presented: count(statistics.watched),
        seen: count(statistics.blind_spots_seen),
        checks: count(statistics.blind_spot_checks),
      }),
      verdict: judgementText(fixationLosses, texts),
      counter: null,
      isFlagged: fixationLosses.judgement === 'flagged',
    },
  };
}
