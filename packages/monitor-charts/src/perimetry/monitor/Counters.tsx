import { pointCounts } from '@isopter/clinical/perimetry';
import { useNumberFormat, useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import type { PerimetryEyeView } from '../model/store.ts';
import { perimetryWords } from '../perimetry.texts.ts';
import { counter, counterName, counters, counterValue } from './PerimetryMonitor.css.ts';

interface CountersProps {
  view: PerimetryEyeView;
  /** The brightest stimulus of the device in dB. */
  floor: number;
}

/** The counters of an eye in a test without a plot (PERI-06): points by outcome, and presentations. */
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
