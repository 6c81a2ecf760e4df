import { Card, type LevelLimits, StatBar, useNumberFormat, useTexts } from '@isopter/ui';
import { memo, type ReactElement, type ReactNode, useId } from 'react';
import type { PerimetryEyeView } from '../model/store.ts';
import { CATCH_TRIALS } from '../model/statistics.ts';
import { type PerimetryWords, perimetryWords } from '../perimetry.texts.ts';
import type { PerimetryStatistics } from '../types.ts';
import { perEye, statistic, statistics as statisticsClass, statisticTitle } from './PerimetryMonitor.css.ts';

type Format = (value: number) => string;

interface Index {
  name: 'falsePositives' | 'falseNegatives' | 'fixationLosses';
  percentage: (statistics: PerimetryStatistics) => number | null;
  note: (texts: PerimetryWords, statistics: PerimetryStatistics, format: Format) => string;
  limits: LevelLimits;
}

/**
 * The three indices with the shares from which on a field is looked at twice, and not relied on. Humphrey Field Analyzer:
 * fixation losses above 20 %, false positives from 15 % (above 33 % with older strategies), false negatives above 33 %;
 * a single missed catch trial is 25 %.
 */
const INDICES: readonly Index[] = [
  {
    name: 'falsePositives',
    percentage: ({ false_positive_percentage }) => false_positive_percentage,
    note: (texts, { false_positives, viewed, false_positive_percentage }, format) =>
      false_positive_percentage === null
        ? texts.tooFewAnswers
        : texts.falsePositivesNote({ amount: format(false_positives), of: format(viewed) }),
    limits: { caution: 15, critical: 33 },
  },
  {
    name: 'falseNegatives',
    percentage: ({ false_negative_percentage }) => false_negative_percentage,
    note: (texts, { false_negatives }, format) =>
      texts.falseNegativesNote({
        amount: format(false_negatives),
        of: format(Math.max(CATCH_TRIALS, false_negatives)),
      }),
    limits: { caution: 25, critical: 34 },
  },
  {
    name: 'fixationLosses',
    percentage: ({ fixation_loss_percentage }) => fixation_loss_percentage,
    note: (texts, { fixation_losses, blind_spot_checks }, format) =>
      texts.fixationLossesNote({ amount: format(fixation_losses), of: format(blind_spot_checks) }),
    limits: { caution: 21, critical: 50 },
  },
];

const EyeIndex = memo(function EyeIndex({ view, index }: { view: PerimetryEyeView; index: Index }): ReactElement {
  const texts = useTexts(perimetryWords);
  const format = useNumberFormat();
  const { statistics, eye } = view;
  return (
    <div className={statistic}>
      <StatBar
        label={texts[`eye${eye}`]}
        value={index.percentage(statistics)}
        explanation={index.note(texts, statistics, format)}
        limits={index.limits}
      />
    </div>
  );
});

function IndexCard({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <Card padding="small">
      <section aria-labelledby={id}>
        <h3 id={id} className={statisticTitle}>
          {title}
        </h3>
        <div className={perEye}>{children}</div>
      </section>
    </Card>
  );
}

/** False positives, false negatives and fixation losses of each eye, with what they were counted from (PERI-02). */
export function Reliability({ eyes }: { eyes: readonly PerimetryEyeView[] }): ReactElement {
  const texts = useTexts(perimetryWords);
  return (
    <div className={statisticsClass}>
      {INDICES.map((index) => (
        <IndexCard key={index.name} title={texts[index.name]}>
          {eyes.map((view) => (
            <EyeIndex key={view.eye} view={view} index={index} />
          ))}
        </IndexCard>
      ))}
    </div>
  );
}
