import { useNumberFormat, useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { perimetryWords } from '../perimetry.texts.ts';
import type { PerimetryStatistics } from '../types.ts';
import { counter, counterName, counters, counterValue } from './PerimetryMonitor.css.ts';

/** What is known of an eye whose test shows no plot (PERI-06). */
export function Counters({ statistics }: { statistics: PerimetryStatistics }): ReactElement {
  const texts = useTexts(perimetryWords);
  const format = useNumberFormat();
  const { presented, seen, not_seen } = statistics;
  const entries: [string, number][] = [
    [texts.presented, presented],
    [texts.seen, seen],
    [texts.notSeen, not_seen],
  ];
  return (
    <dl className={counters}>
      {entries.map(([name, value]) => (
        <div key={name} className={counter}>
          <dt className={counterName}>{name}</dt>
          <dd className={counterValue}>{format(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
