import type { ReliabilityIndex } from '@isopter/clinical/perimetry';
import { Card, StatBar } from '@isopter/ui';
import { memo, type ReactElement, useId } from 'react';
import { AsOf } from './Freshness.tsx';
import type { RateRow } from './rates.ts';
import { perEye, statistic, statisticHead, statisticLine, statistics, statisticTitle } from './reliability.css.ts';

/** A reliability index of one eye, with the name of the eye. */
export type ReliabilityShare = RateRow & { readonly name: string };

/** Props of {@link ReliabilityCards}. */
export interface ReliabilityCardsProps {
  /** Each index with its title and the rates of the eyes, the left one first. */
  indices: readonly {
    readonly index: ReliabilityIndex;
    readonly title: string;
    readonly eyes: readonly ReliabilityShare[];
  }[];
}

/** The level of a flagged rate, regardless of its percentage: the counts determine it. */
const FLAGGED = { caution: 0 } as const;
const NOT_FLAGGED = {} as const;

const Share = memo(function Share({ name, percentage, note, verdict, counter, isFlagged }: ReliabilityShare) {
  return (
    <div className={statistic}>
      <StatBar
        label={name}
        value={percentage}
        explanation={[note, verdict, counter].filter(Boolean).map((line) => (
          <div key={line} className={statisticLine}>
            {line}
          </div>
        ))}
        limits={isFlagged ? FLAGGED : NOT_FLAGGED}
      />
    </div>
  );
});

function IndexCard({ title, eyes }: ReliabilityCardsProps['indices'][number]): ReactElement {
  const id = useId();
  return (
    <Card padding="small">
      <section aria-labelledby={id}>
        <div className={statisticHead}>
          <h3 id={id} className={statisticTitle}>
            {title}
          </h3>
          <AsOf />
        </div>
        <div className={perEye}>
          {eyes.map((eye) => (
            <Share key={eye.name} {...eye} />
          ))}
        </div>
      </section>
    </Card>
  );
}

/**
 * The false positives, false negatives and fixation losses of each eye, with the counts from which they are calculated.
 */
export const ReliabilityCards = ({ indices }: ReliabilityCardsProps): ReactElement => (
  <div className={statistics}>
    {indices.map((one) => (
      <IndexCard key={one.index} {...one} />
    ))}
  </div>
);
