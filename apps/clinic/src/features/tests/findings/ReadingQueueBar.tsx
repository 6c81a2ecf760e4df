import { useReadingPlace } from '@isopter/api-client';
import { LinkButton } from '@isopter/ui';
import { NextIcon, PreviousIcon } from '@isopter/ui/icons';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useKeys } from '../../../lib/platform/keyboard/useKeys.ts';
import { queuePath, readingPath, type ReadingQueue } from '../../../lib/domain/tests/reading/queuePlace.ts';
import * as css from './Findings.css.ts';
import { endOfQueue } from './rules/endOfQueue.ts';

/** Props of {@link ReadingQueueBar}. */
export interface ReadingQueueBarProps {
  test: string;
  /** Whether no doctor has read the test yet. */
  isUnread: boolean;
  queue: ReadingQueue;
}

/** The place of a test in the reading queue, and the ways to the unread tests next to it [OUR-744]. */
export function ReadingQueueBar({ test, isUnread, queue }: ReadingQueueBarProps): ReactElement {
  const { t } = useTranslation();
  const { data: place, error } = useReadingPlace(test, queue);
  const previous = place?.previous ? readingPath(place.previous, queue) : null;
  const next = place?.next ? readingPath(place.next, queue) : null;
  useQueueKeys(previous, next);
  const end = place && endOfQueue(place, isUnread);
  return (
    <nav className={css.queue} aria-label={t(($) => $.today.queue.title)}>
      <div className={css.queuePlace} role="status">
        {place && (
          <span className={css.queueNumber}>
            {t(($) => (queue.assigned ? $.reading.placeMine : $.today.queue.place), {
              position: place.position,
              amount: place.count,
            })}
          </span>
        )}
        <span className={css.quiet}>
          {!place && error
            ? t(($) => $.today.queue.failed)
            : end
              ? t(($) => (queue.assigned && end !== 'last' ? $.reading.noOther : $.today.queue[end]))
              : t(($) => $.today.queue.sorted, { order: t(($) => $.today.queue.orders[queue.order]) })}
        </span>
      </div>
      {previous !== null && (
        <LinkButton href={previous} icon={<PreviousIcon />}>
          {t(($) => $.today.queue.previous)}
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton href={next} icon={<NextIcon />}>
          {t(($) => $.today.queue.next)}
        </LinkButton>
      )}
      <LinkButton variant="quiet" href={queuePath(queue)}>
        {t(($) => $.today.queue.back)}
      </LinkButton>
    </nav>
  );
}

/** `j` and `k` lead to the next and the previous unread test, as they lead through the rows of the queue. */
function useQueueKeys(previous: string | null, next: string | null): void {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  useKeys(
    useMemo(() => {
      const group = t(($) => $.today.queue.title);
      const to = (path: string | null) => () => void (path !== null && navigate(path));
      return [
        { id: 'queue-next', keys: 'j', label: t(($) => $.today.queue.next), group, run: to(next) },
        { id: 'queue-previous', keys: 'k', label: t(($) => $.today.queue.previous), group, run: to(previous) },
      ];
    }, [navigate, next, previous, t]),
  );
}
