import { CATCH_TRIALS_OF_A_KIND } from '@isopter/clinical';
import { useNumberFormat, useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { ReliabilityCards, type ReliabilityIndex, type ReliabilityShare } from '../../shared/ReliabilityCards.tsx';
import type { PerimetryEyeView } from '../model/store.ts';
import { type PerimetryWords, perimetryWords } from '../perimetry.texts.ts';
import type { PerimetryStatistics } from '../types.ts';

type Format = (value: number) => string;
type Share = Omit<ReliabilityShare, 'name'>;

const INDICES: Readonly<
  Record<ReliabilityIndex, (texts: PerimetryWords, statistics: PerimetryStatistics, format: Format) => Share>
> = {
  falsePositives: (texts, { false_positives, viewed, false_positive_percentage }, format) => ({
    percentage: false_positive_percentage,
    note:
      false_positive_percentage === null
        ? texts.tooFewAnswers
        : texts.falsePositivesNote({ amount: format(false_positives), of: format(viewed) }),
  }),
  falseNegatives: (texts, { false_negatives, false_negative_percentage }, format) => ({
    percentage: false_negative_percentage,
    note: texts.falseNegativesNote({
      amount: format(false_negatives),
      of: format(Math.max(CATCH_TRIALS_OF_A_KIND, false_negatives)),
    }),
  }),
  fixationLosses: (texts, { fixation_losses, blind_spot_checks, fixation_loss_percentage }, format) => ({
    percentage: fixation_loss_percentage,
    note: texts.fixationLossesNote({ amount: format(fixation_losses), of: format(blind_spot_checks) }),
  }),
};

const NAMES = Object.keys(INDICES) as ReliabilityIndex[];

/**
 * The false positives, false negatives and fixation losses of each eye, with the counts they are calculated from
 * (PERI-02).
 */
export function Reliability({ eyes }: { eyes: readonly PerimetryEyeView[] }): ReactElement {
  const texts = useTexts(perimetryWords);
  const format = useNumberFormat();
  return (
    <ReliabilityCards
      indices={NAMES.map((index) => ({
        index,
        title: texts[index],
        eyes: eyes.map(({ eye, statistics }) => ({
          name: texts[`eye${eye}`],
          ...INDICES[index](texts, statistics, format),
        })),
      }))}
    />
  );
}
