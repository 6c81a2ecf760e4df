import { getLocalTimeZone } from '@internationalized/date';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { useTexts } from '../texts/Texts.tsx';
import { groupEvents, type TimelineGrouping } from './events.ts';
import { list, root, widths } from './Timeline.css.ts';
import { timelineTexts } from './Timeline.texts.ts';
import { TimelineGroup } from './TimelineGroup.tsx';
import { AwaitedRow, type TimelineEvent, TimelineRow } from './TimelineRow.tsx';
import { widthsOf } from './widths.ts';

export type { TimelineEvent };

/** Props of {@link Timeline}. */
export interface TimelineProps {
  /** The subject of the events; the accessible name of the timeline. */
  label: string;
  /** The events, in any order: the newest is shown first. */
  events: readonly TimelineEvent[];
  /**
   * By what events are put together. The name of the newest group is not shown: its events have their dates.
   * @default 'year'
   */
  groupBy?: TimelineGrouping;
  /**
   * The level of the headings of groups.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /** The time zone of times with an offset, as an IANA name. The default is that of the browser. */
  timeZone?: string;
  /**
   * Whether events are loading.
   * @default false
   */
  isLoading?: boolean;
  /**
   * The number of placeholder rows for events that are loading.
   * @default 5
   */
  skeletonRows?: number;
  /** Shown where there are no events. The default says that nothing is recorded yet. */
  emptyState?: ReactNode;
}

/**
 * The history of a person or thing, newest first: time, kind, a small drawing or icon, key numbers, actions.
 * @selector [data-component="Timeline"] The timeline.
 */
export function Timeline({
  label,
  events,
  groupBy = 'year',
  headingLevel = 3,
  timeZone,
  isLoading = false,
  skeletonRows = 5,
  emptyState,
}: TimelineProps): ReactElement {
  const texts = useTexts(timelineTexts);
  const groups = useMemo(
    () => groupEvents(events, groupBy, timeZone ?? getLocalTimeZone()),
    [events, groupBy, timeZone],
  );
  const { isRich, ...columns } = useMemo(() => widthsOf(events), [events]);
  const isEmpty = events.length === 0;
  return (
    <div
      className={root}
      style={assignInlineVars(widths, columns)}
      role="group"
      aria-label={label}
      aria-busy={isLoading}
      data-component="Timeline"
    >
      <VisuallyHidden>
        <span role="status">{isLoading ? texts.loading : ''}</span>
      </VisuallyHidden>
      {isEmpty && isLoading && (
        <ol className={list} inert>
          {Array.from({ length: skeletonRows }, (_, row) => `${row}`).map((row) => (
            <AwaitedRow key={row} isRich={isRich} />
          ))}
        </ol>
      )}
      {isEmpty && !isLoading && (emptyState ?? <EmptyState title={texts.noEvents} />)}
      {groups.map(({ key, date, events: ofGroup }, index) => (
        <TimelineGroup
          key={key}
          label={label}
          date={date}
          groupBy={groupBy}
          count={ofGroup.length}
          headingLevel={headingLevel}
          isNewest={index === 0}
        >
          {ofGroup.map((event) => (
            <TimelineRow key={event.id} event={event} isRich={isRich} />
          ))}
        </TimelineGroup>
      ))}
    </div>
  );
}
