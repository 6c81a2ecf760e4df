import { Badge } from '@isopter/ui';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { asOf as asOfClass, freshness } from './freshness.css.ts';

const AsOfContext = createContext<string | null>(null);
const PausedContext = createContext<string | null>(null);

/** Props of {@link Freshness}. */
export interface FreshnessProps {
  /** What is shown is as old as these words say, such as "as of 20:41:07"; null while it is live. */
  asOf: string | null;
  /**
   * The word for a test that is paused, such as "Paused"; null while it goes on.
   * @default null
   */
  paused?: string | null;
  children: ReactNode;
}

/**
 * Shows whether monitors in it are live. Where they are not, nothing looks as if it were: no badge says that something is
 * being tested, cards and rings are dashed and without colour, and say how old they are. What is complete stays as it is.
 * While a test is paused, badges say that instead of what would be tested.
 */
export function Freshness({ asOf, paused = null, children }: FreshnessProps): ReactElement {
  return (
    <AsOfContext value={asOf}>
      <PausedContext value={paused}>
        <div className={freshness} data-stale={asOf === null ? undefined : true}>
          {children}
        </div>
      </PausedContext>
    </AsOfContext>
  );
}

/** Says how old the values beside it are; nothing while they are live. */
export function AsOf(): ReactElement | null {
  const asOf = useContext(AsOfContext);
  return asOf === null ? null : (
    <span className={asOfClass} data-part="as-of">
      {asOf}
    </span>
  );
}

/** Props of {@link UnderTestBadge}. */
export interface UnderTestBadgeProps {
  children: ReactNode;
  /** @default 'positive' */
  tone?: 'positive' | 'caution';
  /** @default true */
  hasDot?: boolean;
}

/** Says that something is being tested now, or that the test is paused; of old data nobody knows that, so it says how old they are. */
export function UnderTestBadge({ children, tone = 'positive', hasDot = true }: UnderTestBadgeProps): ReactElement {
  const isLive = useContext(AsOfContext) === null;
  const paused = useContext(PausedContext);
  if (!isLive) return <AsOf />;
  return (
    <Badge tone={paused === null ? tone : 'caution'} hasDot={hasDot}>
      {paused ?? children}
    </Badge>
  );
}
