import { pointCounts } from '@isopter/clinical/perimetry';
import { useNumberFormat, useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import type { PerimetryEyeView } from '../model/store.ts';
import { perimetryWords } from '../perimetry.texts.ts';
import { counter, counterName, counters, counterValue } from './PerimetryMonitor.css.ts';

interface CountersProps {
  view: PerimetryEyeView;
  /** dB of the brightest stimulus. */
  floor: number;
}

/** The numbers of an eye whose test has no plot (PERI-06): its points by outcome, and the presentations. */
export function Counters({ view, floor }: CountersProps): ReactElement {
  const texts = useTexts(perimetryWords);
  const format = useNumberFormat();
  const { seen, not_seen, open } = pointCounts(view.locations, floor);
  const entries: [string, number][] = [
    [texts.seen, seen],
    [texts.notSeen, not_seen],
    [texts.untested, open],
    [texts.presented, view.statistics.presented],
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
