import { Card, type LevelLimits, StatBar } from '@isopter/ui';
import { memo, type ReactElement, useId } from 'react';
import { perEye, statistic, statistics, statisticTitle } from './reliability.css.ts';

/**
 * The shares from which on a field is looked at twice, and not relied on. Humphrey Field Analyzer: fixation losses above
 * 20 %, false positives from 15 % (above 33 % with older strategies), false negatives above 33 %; a single missed catch
 * trial is 25 %.
 */
export const RELIABILITY_LIMITS = {
  falsePositives: { caution: 15, critical: 33 },
  falseNegatives: { caution: 25, critical: 34 },
  fixationLosses: { caution: 21, critical: 50 },
} as const satisfies Record<string, LevelLimits>;

export type ReliabilityIndex = keyof typeof RELIABILITY_LIMITS;

/** One index of one eye. */
export interface ReliabilityShare {
  /** The eye in words. */
  readonly name: string;
  /** Percent; null while there is nothing to count. */
  readonly percentage: number | null;
  /** What it was counted from. */
  readonly note: string;
}

/** Props of {@link ReliabilityCards}. */
export interface ReliabilityCardsProps {
  /** Each index with its title and the shares of the eyes, the left one first. */
  indices: readonly {
    readonly index: ReliabilityIndex;
    readonly title: string;
    readonly eyes: readonly ReliabilityShare[];
  }[];
}

const Share = memo(function Share({ index, name, percentage, note }: ReliabilityShare & { index: ReliabilityIndex }) {
  return (
    <div className={statistic}>
      <StatBar label={name} value={percentage} explanation={note} limits={RELIABILITY_LIMITS[index]} />
    </div>
  );
});

function IndexCard({ index, title, eyes }: ReliabilityCardsProps['indices'][number]): ReactElement {
  const id = useId();
  return (
    <Card padding="small">
      <section aria-labelledby={id}>
        <h3 id={id} className={statisticTitle}>
          {title}
        </h3>
        <div className={perEye}>
          {eyes.map((eye) => (
            <Share key={eye.name} index={index} {...eye} />
          ))}
        </div>
      </section>
    </Card>
  );
}

/** False positives, false negatives and fixation losses of each eye, with what they were counted from. */
export const ReliabilityCards = ({ indices }: ReliabilityCardsProps): ReactElement => (
  <div className={statistics}>
    {indices.map((one) => (
      <IndexCard key={one.index} {...one} />
    ))}
  </div>
);
