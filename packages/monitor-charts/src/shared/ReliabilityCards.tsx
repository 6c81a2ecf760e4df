import { RELIABILITY_LIMITS, type ReliabilityIndex } from '@isopter/clinical/perimetry';
import { Card, type LevelLimits, StatBar } from '@isopter/ui';
import { memo, type ReactElement, useId } from 'react';
import { AsOf } from './Freshness.tsx';
import { perEye, statistic, statisticHead, statistics, statisticTitle } from './reliability.css.ts';

/** A reliability index of one eye. */
export interface ReliabilityShare {
  /** The name of the eye. */
  readonly name: string;
  /** The rate in percent; `null` while there is nothing to count. */
  readonly percentage: number | null;
  /** The counts from which the rate is calculated. */
  readonly note: string;
  /**
   * What the rate says, in words.
   * @default nothing is said
   */
  readonly verdict?: string | null;
  /**
   * The percentages from which the rate is too high.
   * @default those of static perimetry
   */
  readonly limits?: LevelLimits;
}

/** Props of {@link ReliabilityCards}. */
export interface ReliabilityCardsProps {
  /** Each index with its title and the rates of the eyes, the left one first. */
  indices: readonly {
    readonly index: ReliabilityIndex;
    readonly title: string;
    readonly eyes: readonly ReliabilityShare[];
  }[];
}

const Share = memo(function Share({
  index,
  name,
  percentage,
  note,
  verdict,
  limits = RELIABILITY_LIMITS[index],
}: ReliabilityShare & { index: ReliabilityIndex }) {
  const explanation = verdict ? (
    <>
      {note}
      <br />
      {verdict}
    </>
  ) : (
    note
  );
  return (
    <div className={statistic}>
      <StatBar label={name} value={percentage} explanation={explanation} limits={limits} />
    </div>
  );
});

function IndexCard({ index, title, eyes }: ReliabilityCardsProps['indices'][number]): ReactElement {
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
            <Share key={eye.name} index={index} {...eye} />
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

export type { ReliabilityIndex };
