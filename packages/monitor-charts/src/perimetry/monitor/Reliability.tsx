import { judge, type Judged } from '@isopter/clinical/perimetry';
import { useNumberFormat, useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { ReliabilityCards, type ReliabilityIndex, type ReliabilityShare } from '../../shared/ReliabilityCards.tsx';
import type { PerimetryEyeView } from '../model/store.ts';
import { type PerimetryWords, perimetryWords } from '../perimetry.texts.ts';
import type { PerimetryStatistics } from '../types.ts';

type Format = (value: number) => string;
type Counted = Pick<ReliabilityShare, 'percentage' | 'note'>;

const INDICES: Readonly<
  Record<ReliabilityIndex, (texts: PerimetryWords, statistics: PerimetryStatistics, format: Format) => Counted>
> = {
  falsePositives: (texts, { false_positives, viewed, false_positive_percentage }, format) => ({
    percentage: false_positive_percentage,
    note:
      false_positive_percentage === null
        ? texts.tooFewAnswers
        : texts.falsePositivesNote({ amount: format(false_positives), of: format(viewed) }),
  }),
  falseNegatives: (texts, { false_negatives, false_negatives_given, false_negative_percentage }, format) => ({
    percentage: false_negative_percentage,
    note:
      false_negatives_given === null
        ? texts.falseNegativesUnknown({ amount: format(false_negatives) })
        : texts.falseNegativesNote({ amount: format(false_negatives), of: format(false_negatives_given) }),
  }),
  fixationLosses: (texts, { fixation_losses, blind_spot_checks, fixation_loss_percentage }, format) => ({
    percentage: fixation_loss_percentage,
    note: texts.fixationLossesNote({ amount: format(fixation_losses), of: format(blind_spot_checks) }),
  }),
};

const NAMES = Object.keys(INDICES) as ReliabilityIndex[];

/** Amber once the eye is flagged for it: what decides is not the percentage, but how many of how many. */
const FLAGGED = { caution: 0 } as const;
const NOT_FLAGGED = {} as const;

/** The share of the occasions there were, and what it says. */
function verdictOf({ share, judgement }: Judged, texts: PerimetryWords, percent: Format): string {
  if (share === null) return texts.judgedOpen;
  const values = { percent: percent(share) };
  return { flagged: texts.judgedFlagged, passed: texts.judgedPassed, undecided: texts.judgedUndecided }[judgement](
    values,
  );
}

/**
 * The false positives, false negatives and fixation losses of each eye, with the counts they are calculated from
 * (PERI-02), the share of the occasions there were, and whether the eye is flagged for it.
 */
export function Reliability({ eyes }: { eyes: readonly PerimetryEyeView[] }): ReactElement {
  const texts = useTexts(perimetryWords);
  const format = useNumberFormat();
  const percent = useNumberFormat({ style: 'percent' });
  return (
    <ReliabilityCards
      indices={NAMES.map((index) => ({
        index,
        title: texts[index],
        eyes: eyes.map(({ eye, statistics }) => {
          const judged = judge(statistics)[index];
          const isFlagged = judged.judgement === 'flagged';
          return {
            name: texts[`eye${eye}`],
            ...INDICES[index](texts, statistics, format),
            verdict: verdictOf(judged, texts, percent),
            limits: isFlagged ? FLAGGED : NOT_FLAGGED,
          };
        }),
      }))}
    />
  );
}
