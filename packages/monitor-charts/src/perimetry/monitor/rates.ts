import { judge, type JudgedEye, type ReliabilityIndex } from '@isopter/clinical/perimetry';
import { counterText, judgementText, percentageOf, type RateFormats, type RateRow } from '../../shared/rates.ts';
import type { SharedWords } from '../../shared/shared.texts.ts';
import type { PerimetryWords } from '../perimetry.texts.ts';
import type { PerimetryStatistics } from '../types.ts';

type Words = PerimetryWords & SharedWords;
type Make = (judged: JudgedEye, statistics: PerimetryStatistics, texts: Words, formats: RateFormats) => RateRow;

const falsePositives: Make = ({ falsePositives: judged }, statistics, texts, formats) => {
  const { basis, early, wrong, given } = judged;
  const isBlank = basis === 'blank';
  const isKnown = isBlank || judged.judgement === 'flagged';
  const counts = isBlank ? { wrong, given: given ?? 0 } : early;
  const note = isBlank ? texts.blankTrialsNote : texts.earlyPresses;
  return {
    percentage: percentageOf(judged),
    note: note({ amount: formats.count(counts.wrong), of: formats.count(counts.given) }),
    verdict: isKnown ? judgementText(judged, texts) : texts.noBlankTrials,
    counter: counterText(statistics.false_positive_percentage, texts, formats),
    isFlagged: judged.judgement === 'flagged',
  };
};

const falseNegatives: Make = ({ falseNegatives: judged }, statistics, texts, formats) => {
  const { wrong, given, judgement } = judged;
  const amount = formats.count(wrong);
  const counted =
    given === 0 ? texts.notMeasurable : texts.falseNegativesNote({ amount, of: formats.count(given ?? 0) });
  return {
    percentage: percentageOf(judged),
    note: given === null ? texts.falseNegativesUnknown({ amount }) : counted,
    verdict: judgement === 'flagged' ? texts.manyMissed : judgementText(judged, texts),
    counter: counterText(statistics.false_negative_percentage, texts, formats),
    isFlagged: false,
  };
};

const fixationLosses: Make = ({ fixationLosses: judged }, statistics, texts, formats) => ({
  percentage: percentageOf(judged),
  note: texts.fixationLossesNote({ amount: formats.count(judged.wrong), of: formats.count(judged.given ?? 0) }),
  verdict: judgementText(judged, texts),
  counter: counterText(statistics.fixation_loss_percentage, texts, formats),
  isFlagged: judged.judgement === 'flagged',
});

/** Returns the rates of one eye as its monitor shows them: wrong answers of the trials given. */
export function ratesOf(
  statistics: PerimetryStatistics,
  texts: Words,
  formats: RateFormats,
): Readonly<Record<ReliabilityIndex, RateRow>> {
  const judged = judge(statistics);
  return {
    falsePositives: falsePositives(judged, statistics, texts, formats),
    falseNegatives: falseNegatives(judged, statistics, texts, formats),
    fixationLosses: fixationLosses(judged, statistics, texts, formats),
  };
}
