import { type ReactElement, useEffect, useState } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { ANNOUNCE_EVERY_MS, nextAnnouncement, nothingAnnounced } from './announce.ts';

/** Props of {@link LiveSummary}. */
export interface LiveSummaryProps {
  /** The current summary; `''` for none. */
  summary: string;
  /**
   * The minimum interval between two announcements in milliseconds.
   * @default 10 000
   */
  every?: number;
}

/** Announces the newest summary politely to assistive technology, at a limited rate (CHART-02). */
export function LiveSummary({ summary, every = ANNOUNCE_EVERY_MS }: LiveSummaryProps): ReactElement {
  const [last, setLast] = useState(nothingAnnounced);
  useEffect(() => {
    if (summary === last.text) return undefined;
    const { wait } = nextAnnouncement(last, summary, performance.now(), every);
    const timer = setTimeout(() => setLast({ text: summary, at: performance.now() }), wait ?? 0);
    return () => clearTimeout(timer);
  }, [last, summary, every]);
  return (
    <VisuallyHidden>
      <span role="status">{last.text}</span>
    </VisuallyHidden>
  );
}
