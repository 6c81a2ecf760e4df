import type { ReactElement, ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { type RowAction, RowActions } from '../Table/RowActions.tsx';
import type { Tone } from '../tone/tone.ts';
import * as css from './Timeline.css.ts';

/** An event of a {@link Timeline}. */
export interface TimelineEvent {
  /** The id, unique in the timeline. */
  id: string;
  /** When it happened, as ISO 8601: a day, a time of the clinic, or a moment with an offset. It gives order and group. */
  dateTime: string;
  /** The date or time in words, formatted for the locale. */
  time: ReactNode;
  /** More about the time, on a separate line, such as day of the week and hour. */
  timeDetail?: ReactNode;
  /** A control that marks the event, such as a checkbox, under the time. */
  control?: ReactNode;
  /** The kind of the event. */
  title: string;
  /** The URL of the event, which its title then leads to. */
  href?: string;
  /** More about the kind, on lines below the title. */
  meta?: ReactNode;
  /** An icon that distinguishes kinds of events. */
  icon?: ReactNode;
  /**
   * The colour of the icon. Title or state must convey the same meaning.
   * @default 'neutral'
   */
  tone?: Tone;
  /** A small drawing of the result, 108 pixels wide and 52 high, in the place of the icon. It is never mirrored. */
  drawing?: ReactNode;
  /** The key numbers. */
  numbers?: ReactNode;
  /** How far one has got with it, such as "Signed". */
  state?: ReactNode;
  /** Actions for the row, as icons and as a menu. */
  actions?: readonly RowAction[];
  /**
   * The name of the event for its actions, where others have the same title.
   * @default the title
   */
  label?: string;
}

interface TimelineRowProps {
  event: TimelineEvent;
  /** Whether the timeline has drawings or numbers. */
  isRich: boolean;
}

/**
 * One event.
 * @selector [data-part="row"] An event.
 * @selector [data-event] On the row: the id of the event.
 * @selector [data-part="time"] Its time.
 * @selector [data-part="marker"] Its icon or drawing.
 * @selector [data-tone] On the marker: the tone of the icon.
 * @selector [data-part="title"] Its title.
 * @selector [data-part="meta"] The lines below the title.
 * @selector [data-part="numbers"] Its numbers.
 * @selector [data-part="state"] Its state.
 */
export function TimelineRow({ event, isRich }: TimelineRowProps): ReactElement {
  const { dateTime, time, timeDetail, control, title, href, meta, numbers, state, actions = [], label = title } = event;
  return (
    <li className={css.row({ isRich })} data-part="row" data-event={event.id}>
      <div className={css.time} data-part="time">
        <time className={css.when} dateTime={dateTime}>
          <span className={css.date}>{time}</span>
          {timeDetail !== undefined && <span className={css.detail}>{timeDetail}</span>}
        </time>
        {control}
      </div>
      <Marker event={event} />
      <div className={css.body}>
        <span className={css.title} data-part="title">
          {href === undefined ? (
            <bdi>{title}</bdi>
          ) : (
            <Link variant="quiet" href={href}>
              <bdi>{title}</bdi>
            </Link>
          )}
        </span>
        {meta !== undefined && (
          <div className={css.meta} data-part="meta">
            {meta}
          </div>
        )}
      </div>
      {numbers !== undefined && (
        <div className={css.numbers} data-part="numbers">
          {numbers}
        </div>
      )}
      {state !== undefined && (
        <div className={css.state} data-part="state">
          {state}
        </div>
      )}
      {actions.length > 0 && (
        <div className={css.actions}>
          <RowActions actions={actions} subject={label} />
        </div>
      )}
    </li>
  );
}

/** The drawing, else the icon, else a dot. */
function Marker({ event: { drawing, icon, tone = 'neutral' } }: { event: TimelineEvent }): ReactElement {
  if (drawing !== undefined) {
    return (
      <div className={css.drawing} dir="ltr" data-part="marker">
        {drawing}
      </div>
    );
  }
  return (
    <span className={css.marker} data-part="marker" data-tone={tone} aria-hidden>
      <span className={icon === undefined ? css.dot({ tone }) : css.badge({ tone })}>{icon}</span>
    </span>
  );
}

/** Stands for an event on its way. */
export function AwaitedRow({ isRich }: Pick<TimelineRowProps, 'isRich'>): ReactElement {
  return (
    <li className={css.row({ isRich })}>
      <div className={css.time}>
        <Skeleton width="4.5rem" />
      </div>
      <span className={css.marker}>
        <Skeleton shape="circle" width="1.75rem" />
      </span>
      <div className={css.body}>
        <Skeleton lines={2} width="70%" />
      </div>
    </li>
  );
}
