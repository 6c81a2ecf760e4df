import { Card, useNumberFormat, useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { estermanWords } from '../esterman.texts.ts';
import { SCORE_FIGURES } from '../figures.ts';
import type { EstermanStatistics } from '../types.ts';
import { fact, factName, factNote, facts, factValue } from './EstermanMonitor.css.ts';

/** The functional score and the counts it is calculated from (EST-01). */
export function Facts({ statistics }: { statistics: EstermanStatistics }): ReactElement {
  const texts = useTexts(estermanWords);
  const format = useNumberFormat({ maximumFractionDigits: 0 });
  const formatScore = useNumberFormat(SCORE_FIGURES);
  const { points, processed, viewed, missed_central, false_positives, score } = statistics;
  const { blind_spot_checks, blind_spot_seen } = statistics;
  const of = (amount: number, all: number): string => texts.seenOf({ amount: format(amount), of: format(all) });
  const entries: [string, string, string][] = [
    score === null ? [texts.score, '–', texts.scoreLater] : [texts.score, formatScore(score), of(viewed, points)],
    [texts.processed, format(processed), of(processed, points)],
    [texts.viewed, format(viewed), of(viewed, processed)],
    [texts.missedCentral, format(missed_central), texts.missedCentralNote],
    [texts.falsePositives, format(false_positives), texts.falsePositivesNote],
    [texts.blindSpot, format(blind_spot_checks), texts.blindSpotSeen({ amount: format(blind_spot_seen) })],
  ];
  return (
    <Card padding="small" aria-label={texts.statistics}>
      <dl className={facts}>
        {entries.map(([name, value, note]) => (
          <div key={name} className={fact}>
            <dt className={factName}>{name}</dt>
            <dd className={factValue}>{value}</dd>
            <dd className={factNote}>{note}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
