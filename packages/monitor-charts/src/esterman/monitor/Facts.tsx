import { Card, useNumberFormat, useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { estermanWords } from '../esterman.texts.ts';
import { SCORE_FIGURES } from '../figures.ts';
import { rateFacts } from '../rates.ts';
import type { EstermanStatistics } from '../types.ts';
import { fact, factName, factNote, facts, factValue } from './EstermanMonitor.css.ts';

/** The functional score and the counts it is calculated from (EST-01). */
export function Facts({ statistics }: { statistics: EstermanStatistics }): ReactElement {
  const texts = useTexts(estermanWords);
  const format = useNumberFormat({ maximumFractionDigits: 0 });
  const percent = useNumberFormat({ style: 'percent', maximumFractionDigits: 0 });
  const formatScore = useNumberFormat(SCORE_FIGURES);
  const { points, processed, viewed, missed_central, score } = statistics;
  const of = (amount: number, all: number): string => texts.seenOf({ amount: format(amount), of: format(all) });
  const entries: (readonly [string, string, string])[] = [
    score === null ? [texts.score, '–', texts.scoreLater] : [texts.score, formatScore(score), of(viewed, points)],
    [texts.processed, format(processed), texts.ofAll({ of: format(points) })],
    [texts.viewed, format(viewed), texts.ofAll({ of: format(processed) })],
    [texts.missedCentral, format(missed_central), texts.missedCentralNote],
    ...rateFacts(statistics, texts, { count: format, percent }),
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
