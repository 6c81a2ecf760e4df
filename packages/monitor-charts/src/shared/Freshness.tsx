import { Badge } from '@isopter/ui';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { asOf as asOfClass, freshness } from './freshness.css.ts';

const AsOfContext = createContext<string | null>(null);
const PausedContext = createContext<string | null>(null);

/** Props of {@link Freshness}. */
export interface FreshnessProps {
  /** The age of the displayed data in words, such as "as of 20:41:07"; `null` while it is live. */
  asOf: string | null;
  /**
   * The word for a test that is paused, such as "Paused"; `null` while it continues.
   * @default null
   */
  paused?: string | null;
  /** The monitors. */
  children: ReactNode;
}

/**
 * Shows whether the monitors in it are live. While they are not, no badge says that something is being tested, and
 * cards and rings are dashed, have no colour and show the age of the data; completed parts are unchanged. While a test
 * is paused, badges show the `paused` text instead of naming what is being tested.
 * @selector [data-stale] On the element around the monitors: while the data is not live.
 */
export function Freshness({ asOf, paused = null, children }: FreshnessProps): ReactElement {
  return (
    <AsOfContext value={asOf}>
      <PausedContext value={paused}>
        <Aging>{children}</Aging>
      </PausedContext>
    </AsOfContext>
  );
}

/** Shows its content as outdated with the data; also for parts of a monitor elsewhere on the page. */
export function Aging({ children }: { children: ReactNode }): ReactElement {
  const asOf = useContext(AsOfContext);
  return (
    <div className={freshness} data-stale={asOf === null ? undefined : true}>
      {children}
    </div>
  );
}

/**
 * The age of the adjacent values; nothing while they are live.
 * @selector [data-part="as-of"] The age.
 */
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

/** Indicates what is being tested now, or that the test is paused. For outdated data it indicates their age instead. */
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
