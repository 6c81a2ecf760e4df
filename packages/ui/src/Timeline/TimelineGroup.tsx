import type { CalendarDate } from '@internationalized/date';
import { type ReactElement, type ReactNode, useId } from 'react';
import { useLocale } from 'react-aria-components';
import { useNumberFormat } from '../numbers/useNumberFormat.ts';
import { visuallyHidden } from '../theme/shared.css.ts';
import type { TimelineGrouping } from './events.ts';
import { count as countStyle, heading, list } from './Timeline.css.ts';

interface TimelineGroupProps {
  /** The name of the whole timeline. */
  label: string;
  /** A day of the group; undefined without groups. */
  date: CalendarDate | undefined;
  groupBy: TimelineGrouping;
  count: number;
  headingLevel: 2 | 3 | 4;
  isNewest: boolean;
  children: ReactNode;
}

/**
 * The events of a year or month, under its name, which stays in sight while they pass.
 * @selector [data-part="heading"] The name of a year or month.
 */
export function TimelineGroup({
  label,
  date,
  groupBy,
  count,
  headingLevel,
  isNewest,
  children,
}: TimelineGroupProps): ReactElement {
  const id = useId();
  const { locale } = useLocale();
  const names = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    ...(groupBy === 'month' && { month: 'long' as const }),
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  const format = useNumberFormat();
  const Heading = `h${headingLevel}` as const;
  const name = date === undefined ? { 'aria-label': label } : { 'aria-labelledby': id };
  return (
    <div>
      {date !== undefined && (
        <Heading className={isNewest ? visuallyHidden : heading} data-part="heading">
          <span id={id}>{names.format(date.toDate('UTC'))}</span>
          <span className={countStyle} aria-hidden>
            {format(count)}
          </span>
        </Heading>
      )}
      <ol className={list} {...name}>
        {children}
      </ol>
    </div>
  );
}
